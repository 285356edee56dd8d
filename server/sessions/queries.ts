import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { SessionsTable } from '../db/schema.ts'

const SESSION_COLUMNS = ['id', 'user_id', 'expires_at', 'user_agent', 'last_used_at'] as const
export type SessionRow = Pick<Selectable<SessionsTable>, (typeof SESSION_COLUMNS)[number]>

export const findSession = (db: Db, id: string): Promise<SessionRow | undefined> =>
  db.selectFrom('sessions').select(SESSION_COLUMNS).where('id', '=', id).executeTakeFirst()

export const listSessions = (db: Db, userId: string): Promise<SessionRow[]> =>
  db.selectFrom('sessions').select(SESSION_COLUMNS).where('user_id', '=', userId).execute()

export const insertSession = (db: Db, session: Insertable<SessionsTable>) =>
  db.insertInto('sessions').values(session).execute()

export const extendSession = (db: Db, id: string, expiresAt: string) =>
  db.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', id).execute()

export const deleteSession = (db: Db, id: string) =>
  db.deleteFrom('sessions').where('id', '=', id).execute()

export const deleteUserSessions = (db: Db, userId: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute()

/** All but the one whose hash is `id`. */
export const deleteOtherSessions = (db: Db, userId: string, id: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', id).execute()

export const deleteExpiredSessions = (db: Db) =>
  db
    .deleteFrom('sessions')
    .where('expires_at', '<=', sql<string>`now()`)
    .executeTakeFirst()

export const touchSession = (db: Db, userId: string, id: string) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
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
    .returning('user_agent')
    .executeTakeFirst()
