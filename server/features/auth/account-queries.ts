import { sql, type Updateable } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { UsersTable } from '../../db/schema.ts'

export const findAccount = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select([
      'email',
      'email_key',
      'username',
      'password_hash',
      'third_party_icons',
      'email_verified_at',
      'created_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()

/**
 * No-op that returns undefined if the password is not `passwordHash` any more.
 * @throws the database's unique violation when the address or the username is taken
 */
export const updateUser = (
  db: Db,
  userId: string,
  passwordHash: string | null,
  changes: Omit<Updateable<UsersTable>, 'id'>,
) =>
  db
    .updateTable('users')
    .set(changes)
    .where('id', '=', userId)
    .where(sql<boolean>`password_hash is not distinct from ${passwordHash}::text`)
    .returning('id')
    .executeTakeFirst()

/** Foreign keys delete everything else of the person. */
export const deleteUser = (db: Db, userId: string) =>
  db.deleteFrom('users').where('id', '=', userId).execute()

/** The providers that the person can sign in through. */
export const listIdentities = (db: Db, userId: string) =>
  db
    .selectFrom('identities')
    .select(['issuer', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('issuer')
    .execute()
