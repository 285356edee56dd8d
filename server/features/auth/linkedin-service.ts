import { toAccountKey } from '#src/auth/account-key.ts'
import type { Me } from '#src/auth/schema.ts'
import type { SecondStep } from '#src/two-step/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { deleteUserSessions } from '../../sessions/queries.ts'
import { SignInFailed } from './linkedin-call.ts'
import type { Identity } from './linkedin-identity.ts'
import * as links from './linkedin-queries.ts'
import { openSession } from '../security/index.ts'
import * as recovery from './recovery-queries.ts'
import { getMe, insertAccount } from './service.ts'

/**
 * Opens a session for a person whom the provider has identified: on the linked account, else on the
 * one with the verified address, else on a new one
 * (docs/behaviour.md#signing-in-with-a-provider).
 * @returns undefined, and leaves everything as it is, where there is no verified address
 */
export async function signInWith(ctx: Context, identity: Identity): Promise<SignedIn | undefined> {
  const user = await findOrLinkUser(ctx, identity)
  if (user === undefined) return undefined
  // A second step guards against whoever has the mailbox, and so can have an identity vouched for.
  const step = await ctx.secondStep?.begin(ctx, user.id, { method: 'provider' })
  if (step !== undefined) return { step }
  const me = await getMe(ctx, user.id)
  const detail = new URL(identity.issuer).host
  const session = await openSession(ctx, user.id, { detail, isByProvider: true })
  if (session === undefined) throw new SignInFailed('the account was removed meanwhile')
  return { token: session.token, me, lostPassword: user.lostPassword }
}

/** `lostPassword`: the account had a password, removed now because its address was unverified. */
export type SignedIn = { step: SecondStep } | Entered
type Entered = { token: string; me: Me; lostPassword: boolean }
type LinkedUser = { id: string; lostPassword: boolean; isGuarded?: boolean }

async function findOrLinkUser(ctx: Context, identity: Identity): Promise<LinkedUser | undefined> {
  const { db } = ctx
  const { issuer, subject, email } = identity
  const known = await links.findIdentity(db, issuer, subject)
  if (known !== undefined) return { id: known.user_id, lostPassword: false }
  if (email === undefined) return undefined
  return db.transaction().execute(async (trx) => {
    const user = (await createUser(ctx, trx, email, identity)) ?? (await claimUser(ctx, trx, email))
    // It is not linked by its address alone, which the second step does not prove.
    if (user.isGuarded) return user
    await links.insertIdentity(trx, { issuer, subject, user_id: user.id })
    // A concurrent callback of the same person may have linked it first.
    const linked = await links.findIdentity(trx, issuer, subject)
    return linked && { ...user, id: linked.user_id }
  })
}

/** Returns undefined when the address is taken. */
async function createUser(
  ctx: Context,
  trx: Db,
  email: string,
  { first_name, last_name }: Identity,
): Promise<LinkedUser | undefined> {
  const email_verified_at = new Date().toISOString()
  const names = { first_name, last_name }
  const user = await insertAccount(ctx, trx, { email, email_verified_at }, names)
  return user && { id: user.id, lostPassword: false }
}

/**
 * The account with this address. If the address was never verified, somebody else may have
 * registered it to wait for its owner, so password, sessions and links are removed.
 */
async function claimUser(ctx: Context, trx: Db, email: string): Promise<LinkedUser> {
  const user = await links.lockUserByEmail(trx, toAccountKey(email))
  if (user === undefined) throw new SignInFailed('the account was removed meanwhile')
  const { id, email_verified_at, password_hash } = user
  if (await ctx.secondStep?.isOn(trx, id)) return { id, lostPassword: false, isGuarded: true }
  if (email_verified_at !== null) return { id, lostPassword: false }
  await deleteUserSessions(trx, id)
  await links.deleteIdentities(trx, id)
  await recovery.deleteResets(trx, id)
  await recovery.deleteResetMails(trx, id)
  await links.markVerifiedWithoutPassword(trx, id)
  return { id, lostPassword: password_hash !== null }
}
