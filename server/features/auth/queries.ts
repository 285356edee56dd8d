import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { UsersTable } from '../../db/tables/accounts.ts'

/** Returns undefined if the email address is taken, also by a concurrent request. */
export const insertUser = (db: Db, user: Insertable<UsersTable>) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email'])
    .executeTakeFirst()

/**
 * Finds a user by `toAccountKey` of an email address or username; an address takes precedence over
 * an equal username.
 */
export const findUserByLogin = (db: Db, key: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(({ eb, or }) => or([eb('email_key', '=', key), eb('username_key', '=', key)]))
    .orderBy(({ eb }) => eb('email_key', '=', key), 'desc')
    .limit(1)
    .executeTakeFirst()

export const findUserByEmailKey = (db: Db, emailKey: string) =>
  db.selectFrom('users').select('id').where('email_key', '=', emailKey).executeTakeFirst()

/** Returns null for an account without a password; undefined if there is no such account. */
export async function findPasswordHash(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.password_hash
}

/** `isEmailProven`: whether the link came by mail to the account's address. */
export const setPassword = (
  db: Db,
  userId: string,
  { passwordHash, isEmailProven }: { passwordHash: string; isEmailProven: boolean },
) =>
  db
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      ...(isEmailProven && {
        email_verified_at: sql`coalesce(email_verified_at, clock_timestamp())`,
      }),
    })
    .where('id', '=', userId)
    .execute()

export const findMe = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(({ fn, selectFrom, val }) => [
      'users.id',
      'users.email',
      'users.username',
      fn.coalesce('profiles.first_name', val('')).as('first_name'),
      fn.coalesce('profiles.last_name', val('')).as('last_name'),
      sql<boolean>`users.password_hash is not null`.as('has_password'),
      'users.third_party_icons',
      'users.language',
      selectFrom('email_changes')
        .select('new_email')
        .whereRef('email_changes.user_id', '=', 'users.id')
        .where('confirmed_at', 'is', null)
        .where('expires_at', '>', sql<string>`now()`)
        .as('pending_email'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
