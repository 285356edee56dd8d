import { sql } from 'kysely'
import { toAccountKey } from '#src/auth/account-key.ts'
import type { Invitation } from '#src/auth/invitation.ts'
import { REGISTRATION_REFUSED } from '#src/auth/registration.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/client.ts'
import { Forbidden } from '../../errors.ts'
import { createToken, hashToken } from '../../sessions/token.ts'

/**
 * Lets one person register although registration is not open, once and within `days`; with `email`
 * only that address.
 * @returns the token of the link `PUBLIC_URL/register?invite=TOKEN`; the database only has its hash
 */
export async function createInvitation(
  db: Db,
  { email, days }: { email?: string | undefined; days: number },
): Promise<string> {
  const token = createToken()
  await db
    .insertInto('invitations')
    .values({
      token_hash: hashToken(token),
      email: email?.normalize().trim() ?? null,
      expires_at: sql<string>`now() + ${days} * interval '1 day'`,
    })
    .execute()
  return token
}

/** Describes an invitation for the register screen. */
export async function describeInvitation(db: Db, token: string): Promise<Invitation> {
  const found = await findInvitation(db, token)
  return { is_good: found !== undefined, email: found?.email ?? null }
}

/** Checked before any work is done. @throws Forbidden if registration requires a valid token */
export async function checkMayRegister(
  { db, config }: { db: Db; config: Pick<Config, 'registration'> },
  email: string,
  token: string | undefined,
): Promise<void> {
  if (config.registration === 'open') return
  const found = token === undefined ? undefined : await findInvitation(db, token)
  if (!isFor(found, email)) throw refuse(config.registration)
}

/**
 * Uses up the invitation, in the transaction that creates the account.
 * @throws Forbidden if registration requires one and this is invalid, or was used in the meantime
 */
export async function consumeInvitation(
  { config }: { config: Pick<Config, 'registration'> },
  trx: Db,
  email: string,
  token: string | undefined,
): Promise<void> {
  if (config.registration === 'open') return
  const found = token === undefined ? undefined : await deleteInvitation(trx, token)
  // A refusal rolls the transaction back, so that an invitation for another address stays valid.
  if (!isFor(found, email)) throw refuse(config.registration)
}

const isFor = (invitation: { email: string | null } | undefined, email: string): boolean =>
  invitation !== undefined &&
  (invitation.email === null || toAccountKey(invitation.email) === toAccountKey(email))

const refuse = (registration: 'invite' | 'closed') =>
  new Forbidden(REGISTRATION_REFUSED[registration])

const now = sql<string>`now()`

const findInvitation = (db: Db, token: string) =>
  db
    .selectFrom('invitations')
    .select('email')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()

const deleteInvitation = (db: Db, token: string) =>
  db
    .deleteFrom('invitations')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst()

export const deleteExpiredInvitations = (db: Db) =>
  db.deleteFrom('invitations').where('expires_at', '<=', now).executeTakeFirst()
