import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { ImportsTable } from '../../db/tables/transfer.ts'

export const insertImport = (db: Db, row: Insertable<ImportsTable>) =>
  db.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow()

export const findImport = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('imports')
    .select(['format', 'content'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Keeps the user's newest `kept` imports. */
export const deleteOlderImports = (db: Db, userId: string, kept: number) =>
  db
    .deleteFrom('imports')
    .where('user_id', '=', userId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('imports')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(kept),
    )
    .execute()

/** Erases imports of all users that were not confirmed within `ttlMs`. */
export const eraseOldImports = (db: Db, ttlMs: number) =>
  db
    .deleteFrom('imports')
    .where('created_at', '<=', sql<string>`now() - ${ttlMs} * interval '1 ms'`)
    .executeTakeFirst()
