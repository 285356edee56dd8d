import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Tables whose deleted rows can be restored for a while. */
type Table =
  | 'activities'
  | 'contacts'
  | 'documents'
  | 'educations'
  | 'experiences'
  | 'interviews'
  | 'jobs'
  | 'packets'
  | 'projects'
  | 'reminders'
  | 'resources'
  | 'views'

/** Returns undefined when the user has no such row, or has deleted it already. */
export const markDeleted = (db: Db, table: Table, userId: string, id: string) =>
  db
    .updateTable(table)
    .set({ deleted_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

type Deleted = { userId: string; id: string; ttlMs: number }

/**
 * Restores a row deleted less than `ttlMs` ago; a row that is not deleted is unchanged. Returns
 * undefined if it is missing or was deleted earlier.
 */
export const unmarkDeleted = (db: Db, table: Table, { userId, id, ttlMs }: Deleted) =>
  db
    .updateTable(table)
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(sql<boolean>`(deleted_at is null or deleted_at > now() - ${ttlMs} * interval '1 ms')`)
    .returning('id')
    .executeTakeFirst()

/**
 * Restores those of `ids` that the user has deleted, however long ago. `present` are all of `ids`
 * that exist.
 */
export async function unmarkAllDeleted(
  trx: Db,
  table: Table,
  userId: string,
  ids: readonly string[],
): Promise<{ present: Set<string>; restored: string[] }> {
  if (ids.length === 0) return { present: new Set(), restored: [] }
  const isNamed = sql<boolean>`id = any(${[...ids]}::uuid[])`
  const restored = await trx
    .updateTable(table)
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where(isNamed)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .execute()
  const found = await trx
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .where(isNamed)
    .execute()
  return { present: new Set(found.map(({ id }) => id)), restored: restored.map(({ id }) => id) }
}

/** Erases everybody's rows that were deleted at least `ttlMs` ago, and returns how many. */
export async function eraseDeleted(db: Db, table: Table, ttlMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('deleted_at', '<=', sql<string>`now() - ${ttlMs} * interval '1 ms'`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
