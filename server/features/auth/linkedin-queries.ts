import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { IdentitiesTable } from '../../db/tables/accounts.ts'

export const findIdentity = (db: Db, issuer: string, subject: string) =>
  db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** No-op if it exists. */
export const insertIdentity = (db: Db, identity: Insertable<IdentitiesTable>) =>
  db
    .insertInto('identities')
    // Read from the clock: the transaction may have begun before the proof that it waited for.
    .values({ ...identity, created_at: sql<string>`clock_timestamp()` })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute()

/** The address that the provider verifies now. */
export const updateIdentityEmail = (
  db: Db,
  { issuer, subject, user_id, email }: Insertable<IdentitiesTable>,
) =>
  db
    .updateTable('identities')
    .set({ email })
    .where('user_id', '=', user_id)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where(sql<boolean>`email is distinct from ${email}::text`)
    .execute()

/** Locks the row until the transaction ends. */
export const lockUserByEmail = (trx: Db, emailKey: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'email_verified_at'])
    .where('email_key', '=', emailKey)
    .forUpdate()
    .executeTakeFirst()

export const deleteIdentities = (db: Db, userId: string) =>
  db.deleteFrom('identities').where('user_id', '=', userId).execute()

/** Marks the address as confirmed and removes the password, which somebody else may have set. */
export const markVerifiedWithoutPassword = (db: Db, userId: string) =>
  db
    .updateTable('users')
    .set({ email_verified_at: sql<string>`clock_timestamp()`, password_hash: null })
    .where('id', '=', userId)
    .execute()
