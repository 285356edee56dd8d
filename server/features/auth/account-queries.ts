import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { UsersTable } from '../../db/tables/accounts.ts'

export const findAccount = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select([
      'email',
      'email_key',
      'username',
      'password_hash',
      'third_party_icons',
      'language',
      'email_verified_at',
      'created_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()

/** Locks the row; undefined if the password or address has changed. */
export const lockAccount = (
  trx: Db,
  userId: string,
  { password_hash, email_key }: Pick<Selectable<UsersTable>, 'password_hash' | 'email_key'>,
) =>
  trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_key', '=', email_key)
    .where(sql<boolean>`password_hash is not distinct from ${password_hash}::text`)
    .forUpdate()
    .executeTakeFirst()

/** @throws the database's unique violation if the username is taken */
export const updateUser = (db: Db, userId: string, changes: Omit<Updateable<UsersTable>, 'id'>) =>
  db.updateTable('users').set(changes).where('id', '=', userId).execute()

/** Foreign keys delete everything else of the person. */
export const deleteUser = (db: Db, userId: string) =>
  db.deleteFrom('users').where('id', '=', userId).execute()
