import { type Insertable, sql } from 'kysely'
import type { AccessToken } from '#src/tokens/schema.ts'
import type { Db } from '../../db/client.ts'
import type { AccessTokensTable } from '../../db/tables/sign-in.ts'

const COLUMNS = [
  'id',
  'name',
  'scope',
  'created_at',
  'last_used_at',
  'expires_at',
] as const satisfies (keyof AccessToken)[]

/** Oldest first, including expired ones. */
export const listTokens = (db: Db, userId: string): Promise<AccessToken[]> =>
  db
    .selectFrom('access_tokens')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findByRequest = (
  trx: Db,
  userId: string,
  requestId: string,
): Promise<AccessToken | undefined> =>
  trx
    .selectFrom('access_tokens')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

export const insertToken = (trx: Db, token: Insertable<AccessTokensTable>): Promise<AccessToken> =>
  trx.insertInto('access_tokens').values(token).returning(COLUMNS).executeTakeFirstOrThrow()

/** Returns undefined if the user has no such token. */
export const deleteToken = (trx: Db, userId: string, id: string) =>
  trx
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()

export const deleteTokens = (trx: Db, userId: string) =>
  trx.deleteFrom('access_tokens').where('user_id', '=', userId).execute()

/** Returns undefined if it was ended or has expired, or its account is disabled. */
export const findValidToken = (db: Db, hash: string) =>
  db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select(['access_tokens.user_id', 'access_tokens.scope', 'access_tokens.last_used_at'])
    .where('access_tokens.token_hash', '=', hash)
    .where('users.disabled_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('access_tokens.expires_at', 'is', null),
        eb('access_tokens.expires_at', '>', sql<string>`now()`),
      ]),
    )
    .executeTakeFirst()

export const touchToken = (db: Db, userId: string, hash: string) =>
  db
    .updateTable('access_tokens')
    .set({ last_used_at: sql<string>`now()` })
    .where('token_hash', '=', hash)
    .where('user_id', '=', userId)
    .execute()

/**
 * Deletes tokens that expired `days` ago; until then the person can see why a program stopped
 * working.
 */
export const deleteExpiredTokens = (db: Db, days: number) =>
  db
    .deleteFrom('access_tokens')
    .where('expires_at', '<=', sql<string>`now() - ${days} * interval '1 day'`)
    .executeTakeFirst()
