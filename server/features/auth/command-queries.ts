import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** The oldest first. */
export const listAccounts = (db: Db) =>
  db
    .selectFrom('users')
    .select(({ selectFrom }) => [
      'id',
      'email',
      'username',
      'created_at',
      'disabled_at',
      sql<boolean>`password_hash is not null`.as('has_password'),
      sql<number>`(select count(*) from identities where user_id = users.id)`.as('providers'),
      selectFrom('sessions')
        .select(({ fn }) => fn.max('last_used_at').as('last'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('last_used_at'),
      sql<number>`(select count(*) from jobs where user_id = users.id and deleted_at is null)`.as(
        'applications',
      ),
    ])
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute()

/**
 * Finds an account by `toAccountKey` of an email address or username; an address takes precedence
 * over an equal username.
 */
export const lockAccount = (trx: Db, key: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where(({ eb, or }) => or([eb('email_key', '=', key), eb('username_key', '=', key)]))
    .orderBy(({ eb }) => eb('email_key', '=', key), 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

/** Keeps the time of an account that is disabled already. */
export const setDisabled = (trx: Db, userId: string, isDisabled: boolean) =>
  trx
    .updateTable('users')
    .set({ disabled_at: isDisabled ? sql<string>`coalesce(disabled_at, now())` : null })
    .where('id', '=', userId)
    .execute()
