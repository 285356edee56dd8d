import { sql } from 'kysely'
import { FRESH_SIGN_IN_MINUTES } from '#src/auth/email-change.ts'
import type { Db } from '../../db/client.ts'

/** The accounts at providers that sign in as this person, oldest first. */
export const listIdentities = (db: Db, userId: string) =>
  db
    .selectFrom('identities')
    .select(['id', 'issuer', 'email', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('issuer')
    .orderBy('subject')
    .execute()

export const deleteIdentity = (db: Db, userId: string, id: string) =>
  db.deleteFrom('identities').where('user_id', '=', userId).where('id', '=', id).execute()

/** Deletes identities linked before the account's address was confirmed, which may be anybody's. */
export const deleteUnconfirmed = (trx: Db, userId: string) =>
  trx
    .deleteFrom('identities')
    .using('users')
    .where('identities.user_id', '=', userId)
    .whereRef('users.id', '=', 'identities.user_id')
    .where(
      sql<boolean>`(users.email_verified_at is null
        or identities.created_at < users.email_verified_at)`,
    )
    .execute()

/** The session's id is the hash of its token. */
export const findFreshSignIn = (db: Db, userId: string, sessionId: string) =>
  db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('provider_at', '>', sql<string>`now() - ${FRESH_SIGN_IN_MINUTES} * interval '1 minute'`)
    .executeTakeFirst()
