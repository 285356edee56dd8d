import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { ProfilesTable, SessionsTable, UsersTable } from '../../db/schema.ts'

export type SessionRow = Pick<Selectable<SessionsTable>, 'id' | 'user_id' | 'expires_at'>
const SESSION_COLUMNS = ['id', 'user_id', 'expires_at'] as const

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

export const deleteExpiredSessions = (db: Db) =>
  db
    .deleteFrom('sessions')
    .where('expires_at', '<=', sql<string>`now()`)
    .executeTakeFirst()

/** Answers undefined when the e-mail address is taken, also while another request takes it. */
export const insertUser = (db: Db, user: Insertable<UsersTable>) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email'])
    .executeTakeFirst()

export const insertProfile = (db: Db, profile: Insertable<ProfilesTable>) =>
  db.insertInto('profiles').values(profile).execute()

/** By e-mail address or username, without case; an address goes before a username like it. */
export const findUserByLogin = (db: Db, login: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(sql<boolean>`lower(email) = lower(${login}) or lower(username) = lower(${login})`)
    .orderBy(sql`lower(email) = lower(${login})`, 'desc')
    .limit(1)
    .executeTakeFirst()

export const findMe = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(({ fn, val }) => [
      'users.id',
      'users.email',
      'users.username',
      fn.coalesce('profiles.first_name', val('')).as('first_name'),
      fn.coalesce('profiles.last_name', val('')).as('last_name'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
