import { type Insertable, type Selectable, sql } from 'kysely'
import { PLAN_ONCE, type Db } from '../db/client.ts'
import type { SessionsTable } from '../db/tables/sign-in.ts'

const SESSION_COLUMNS = [
  'id',
  'user_id',
  'expires_at',
  'user_agent',
  'device_hash',
  'provider_at',
  'last_used_at',
] as const
export type SessionRow = Pick<Selectable<SessionsTable>, (typeof SESSION_COLUMNS)[number]>

export const findSession = (db: Db, id: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('sessions')
    .modifyFront(PLAN_ONCE)
    .select(SESSION_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst()

export const listSessions = (db: Db, userId: string): Promise<SessionRow[]> =>
  db.selectFrom('sessions').select(SESSION_COLUMNS).where('user_id', '=', userId).execute()

export const insertSession = (db: Db, session: Insertable<SessionsTable>) =>
  db.insertInto('sessions').values(session).execute()

export const extendSession = (db: Db, id: string, expiresAt: string) =>
  db.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', id).execute()

export const deleteSession = (db: Db, id: string) =>
  db.deleteFrom('sessions').where('id', '=', id).execute()

/** Also deletes sign-ins that wait for their second step, and known devices. */
export const deleteUserSessions = (db: Db, userId: string) =>
  db
    .with('forgotten', (devices) =>
      devices.deleteFrom('known_devices').where('user_id', '=', userId),
    )
    .with('given_up', (steps) => steps.deleteFrom('pending_sign_ins').where('user_id', '=', userId))
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .execute()

/** Like `deleteUserSessions`, but keeps the session whose hash is `id`, and its device. */
export const deleteOtherSessions = (db: Db, userId: string, id: string) =>
  db
    .with('forgotten', (devices) =>
      devices
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('sessions')
                .select('sessions.id')
                .where('sessions.id', '=', id)
                .whereRef('sessions.user_id', '=', 'known_devices.user_id')
                .whereRef('sessions.device_hash', '=', 'known_devices.token_hash'),
            ),
          ),
        ),
    )
    .with('given_up', (steps) => steps.deleteFrom('pending_sign_ins').where('user_id', '=', userId))
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .execute()

/** Deletes the least recently used sessions beyond `kept`. */
export const deleteSurplusSessions = (db: Db, userId: string, kept: number) =>
  db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'in', (surplus) =>
      surplus
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(kept),
    )
    .execute()

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

/** Valid sessions, most recently used first. */
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

/**
 * Ends a session, and forgets its device unless another session is open there. Returns undefined if
 * the user has no such session.
 */
export const deleteOwnSession = (db: Db, userId: string, publicId: string) =>
  db
    .with('ended', (sessions) =>
      sessions
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('public_id', '=', publicId)
        .returning(['id', 'user_agent', 'device_hash']),
    )
    .with('forgotten', (devices) =>
      devices
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where('token_hash', 'in', ({ selectFrom }) => selectFrom('ended').select('device_hash'))
        .where('token_hash', 'not in', ({ selectFrom }) =>
          selectFrom('sessions')
            .select('sessions.device_hash')
            .where('sessions.user_id', '=', userId)
            .where('sessions.public_id', '!=', publicId)
            .where('sessions.device_hash', 'is not', null),
        ),
    )
    .selectFrom('ended')
    .select('user_agent')
    .executeTakeFirst()
