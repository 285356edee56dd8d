import { toAccountKey } from '#src/auth/account-key.ts'
import type { Me } from '#src/auth/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { SignInFailed } from './linkedin-call.ts'
import type { Identity } from './linkedin-identity.ts'
import * as links from './linkedin-queries.ts'
import * as queries from './queries.ts'
import * as recovery from './recovery-queries.ts'
import { getMe } from './service.ts'

/**
 * Opens a session for somebody whom the provider knows (decisions.md, "Account access"): the account
 * that was linked before, else the one with the verified address, else a new one.
 * @returns undefined, and leaves everything as it is, where there is no verified address
 */
export async function signInWith(
  ctx: Context,
  identity: Identity,
): Promise<{ token: string; me: Me } | undefined> {
  const userId = await findOrLinkUser(ctx.db, identity)
  if (userId === undefined) return undefined
  const me = await getMe(ctx, userId)
  const { token } = await ctx.sessions.open(userId, ctx.userAgent)
  return { token, me }
}

async function findOrLinkUser(db: Db, identity: Identity): Promise<string | undefined> {
  const { issuer, subject, email } = identity
  const known = await links.findIdentity(db, issuer, subject)
  if (known !== undefined) return known.user_id
  if (email === undefined) return undefined
  return db.transaction().execute(async (trx) => {
    const user_id = (await createUser(trx, email, identity)) ?? (await claimUser(trx, email))
    await links.insertIdentity(trx, { issuer, subject, user_id })
    // Another callback of the same person may have been first.
    return (await links.findIdentity(trx, issuer, subject))?.user_id
  })
}

/** Answers undefined when somebody has the address. */
async function createUser(trx: Db, email: string, names: Identity): Promise<string | undefined> {
  const user = await queries.insertUser(trx, {
    email,
    email_key: toAccountKey(email),
    email_verified_at: new Date().toISOString(),
  })
  if (user === undefined) return undefined
  const { first_name, last_name } = names
  await queries.insertProfile(trx, { user_id: user.id, first_name, last_name })
  return user.id
}

/**
 * The account with this address. Whoever registered it without ever proving that it is theirs may
 * have been waiting for its owner: their password, sessions and links end here.
 */
async function claimUser(trx: Db, email: string): Promise<string> {
  const user = await links.lockUserByEmail(trx, toAccountKey(email))
  if (user === undefined) throw new SignInFailed('the account was removed meanwhile')
  if (user.email_verified_at === null) {
    await queries.deleteUserSessions(trx, user.id)
    await links.deleteIdentities(trx, user.id)
    await recovery.deleteResets(trx, user.id)
    await recovery.deleteResetMails(trx, user.id)
    await links.markVerifiedWithoutPassword(trx, user.id)
  }
  return user.id
}
