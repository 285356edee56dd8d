import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

export const touchSession = (db: Db, id: string) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()

/** Those that are still good, newest use first. */
export const listOpenSessions = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'public_id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('public_id')
    .execute()

/** Answers undefined when the user has no such session. */
export const deleteOwnSession = (db: Db, userId: string, publicId: string) =>
  db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('public_id', '=', publicId)
    .returning('public_id')
    .executeTakeFirst()
