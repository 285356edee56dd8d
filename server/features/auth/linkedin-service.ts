import { toAccountKey } from '#src/auth/account-key.ts'
import type { Me } from '#src/auth/schema.ts'
import type { SecondStep } from '#src/two-step/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { deleteUnconfirmedTakeBacks } from './email-change-queries.ts'
import { endAccess } from './end-access.ts'
import { openSession, recordSecurityEvent } from '../security/index.ts'
import { nameProvider } from './identities.ts'
import { consumeInvitation } from './invitations.ts'
import { SignInFailed } from './linkedin-call.ts'
import type { Identity } from './linkedin-identity.ts'
import * as links from './linkedin-queries.ts'
import { getMe, insertAccount } from './service.ts'

/**
 * Opens a session for a person identified by the provider: of the linked account, else of the one
 * with the verified address, else of a new one (docs/behaviour.md#signing-in-with-a-provider).
 * @returns undefined without changes if there is no verified address
 * @throws Forbidden if a new account needs another invitation than `invite`
 */
export async function signInWith(
  ctx: Context,
  identity: Identity,
  invite?: string,
): Promise<SignedIn | undefined> {
  const user = await findOrLinkUser(ctx, identity, invite)
  if (user === undefined) return undefined
  // A second step protects against a person with access to the mailbox, who could get an identity
  // verified.
  const step = await ctx.secondStep?.begin(ctx, user.id, { method: 'provider' })
  if (step !== undefined) return { step }
  const me = await getMe(ctx, user.id)
  const session = await openSession(ctx, user.id, {
    detail: nameProvider(identity.issuer, ctx.config),
    isByProvider: true,
    // A reset or an unlinking may have happened in between.
    isStillValid: async (trx) =>
      (await links.findIdentity(trx, identity.issuer, identity.subject))?.user_id === user.id,
  })
  if (session === undefined) throw new SignInFailed('the identity was unlinked meanwhile')
  return { token: session.token, me, isTakenOver: user.isTakenOver }
}

/** `isTakenOver`: the account's creator had not confirmed its address, and is locked out now. */
export type SignedIn = { step: SecondStep } | Entered
type Entered = { token: string; me: Me; isTakenOver: boolean }
type LinkedUser = { id: string; isTakenOver: boolean; isGuarded?: boolean }

async function findOrLinkUser(
  ctx: Context,
  identity: Identity,
  invite: string | undefined,
): Promise<LinkedUser | undefined> {
  const { db } = ctx
  const { issuer, subject, email } = identity
  const known = await links.findIdentity(db, issuer, subject)
  if (known !== undefined) {
    if (email !== undefined)
      await links.updateIdentityEmail(db, { issuer, subject, email, ...known })
    return { id: known.user_id, isTakenOver: false }
  }
  if (email === undefined) return undefined
  return db.transaction().execute(async (trx) => {
    const user =
      (await createUser(ctx, trx, { ...identity, email }, invite)) ??
      (await claimUser(ctx, trx, email))
    // The second step does not prove the address, so the identity is not linked by it.
    if (user.isGuarded) return user
    await links.insertIdentity(trx, { issuer, subject, email, user_id: user.id })
    // A concurrent callback of the same person may have linked it first.
    const linked = await links.findIdentity(trx, issuer, subject)
    if (linked?.user_id === user.id) {
      const detail = nameProvider(issuer, ctx.config)
      await recordSecurityEvent(trx, ctx, user.id, 'identity_linked', { detail })
    }
    return linked && { ...user, id: linked.user_id }
  })
}

/** Returns undefined if the address is taken. @throws Forbidden */
async function createUser(
  ctx: Context,
  trx: Db,
  { email, first_name, last_name }: Identity & { email: string },
  invite: string | undefined,
): Promise<LinkedUser | undefined> {
  const user = await insertAccount(ctx, trx, { email }, { first_name, last_name })
  if (user === undefined) return undefined
  await consumeInvitation(ctx, trx, email, invite)
  await links.markVerifiedWithoutPassword(trx, user.id)
  return { id: user.id, isTakenOver: false }
}

/**
 * Returns the account with this address. If the address was never confirmed, somebody else may have
 * registered it, so all other access is ended.
 */
async function claimUser(ctx: Context, trx: Db, email: string): Promise<LinkedUser> {
  const user = await links.lockUserByEmail(trx, toAccountKey(email))
  if (user === undefined) throw new SignInFailed('the account was removed meanwhile')
  const { id, email_verified_at } = user
  if (await ctx.secondStep?.isOn(trx, id)) return { id, isTakenOver: false, isGuarded: true }
  if (email_verified_at !== null) return { id, isTakenOver: false }
  await endAccess(ctx, trx, id)
  await links.deleteIdentities(trx, id)
  await deleteUnconfirmedTakeBacks(trx, id)
  await links.markVerifiedWithoutPassword(trx, id)
  await recordSecurityEvent(trx, ctx, id, 'account_claimed')
  return { id, isTakenOver: true }
}
