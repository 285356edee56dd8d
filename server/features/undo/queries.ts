import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

export const insertUndo = async (db: Db, userId: string, kind: string, images: unknown) => {
  const { id } = await db
    .insertInto('undos')
    .values({ user_id: userId, kind, images: JSON.stringify(images) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Deletes and returns it, so that it runs once; undefined if the user has none, or it is too late.
 */
export const consumeUndo = (db: Db, userId: string, id: string, ttlMs: number) =>
  db
    .deleteFrom('undos')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<string>`now() - ${ttlMs} * interval '1 ms'`)
    .returning(['kind', 'images'])
    .executeTakeFirst()

/** Erases old ones of all users. */
export const deleteOldUndos = (db: Db, ttlMs: number) =>
  db
    .deleteFrom('undos')
    .where('created_at', '<=', sql<string>`now() - ${ttlMs} * interval '1 ms'`)
    .executeTakeFirst()
