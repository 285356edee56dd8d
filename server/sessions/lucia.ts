import type { TokenScope } from '#src/tokens/scopes.ts'
import { Lucia, TimeSpan, type Adapter, type DatabaseSession } from 'lucia'
import type { Db } from '../db/client.ts'
import * as queries from './queries.ts'
import { hashToken } from './token.ts'

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<{ lastUsedAt: Date }>
    DatabaseSessionAttributes: {
      user_agent: string | null
      device_hash: string | null
      provider_at: string | null
      last_used_at: string
    }
  }
}

/** Valid for this long, and extended by as much when used after half of it. */
export const SESSION_TTL_DAYS = 30
/** The last use is saved at most this often, not with every request. */
const TOUCH_EVERY_MS = 5 * 60 * 1000
/** The maximum of open sessions; the least recently used one is ended beyond it. */
const SESSIONS_MAX = 50
/** Longer texts say nothing more about the device. */
const USER_AGENT_MAX = 400

/**
 * `token` is the client's; the database has only its hash. `scope` is set for an access token,
 * which may do less than the person.
 */
export type Session = { token: string; userId: string; scope?: TokenScope }

export type SessionFacts = {
  /** The client's User-Agent header. */
  userAgent: string | undefined
  deviceHash: string
  /** Whether the user has just signed in at a provider. */
  isByProvider: boolean
}

export type Sessions = {
  /** Finds the open session of a token, and extends it. */
  find: (token: string | undefined) => Promise<Session | undefined>
  /**
   * Requires a transaction that has locked the user, so that surplus sessions are counted
   * correctly.
   */
  open: (trx: Db, userId: string, facts: SessionFacts) => Promise<Session>
  close: (token: string) => Promise<void>
}

/** The only file that imports Lucia, which is no longer developed, so that it stays replaceable. */
export function createSessions(db: Db): Sessions {
  const lucia = createLucia(db)
  return {
    async find(token) {
      if (token === undefined) return undefined
      const { session } = await lucia.validateSession(token)
      if (session === null) return undefined
      const isOld = Date.now() - session.lastUsedAt.getTime() >= TOUCH_EVERY_MS
      if (isOld) await queries.touchSession(db, session.userId, hashToken(token))
      return { token, userId: session.userId }
    },
    async open(trx, userId, { userAgent, deviceHash, isByProvider }) {
      const now = new Date().toISOString()
      const session = await createLucia(trx).createSession(userId, {
        user_agent: userAgent?.slice(0, USER_AGENT_MAX) || null,
        device_hash: deviceHash,
        provider_at: isByProvider ? now : null,
        last_used_at: now,
      })
      await queries.deleteSurplusSessions(trx, userId, SESSIONS_MAX)
      return { token: session.id, userId }
    },
    close: (token) => lucia.invalidateSession(token),
  }
}

const createLucia = (db: Db) =>
  new Lucia(createAdapter(db), {
    sessionExpiresIn: new TimeSpan(SESSION_TTL_DAYS, 'd'),
    getSessionAttributes: ({ last_used_at }) => ({ lastUsedAt: new Date(last_used_at) }),
  })

/** Lucia uses raw ids; they are hashed before they are stored, and never returned. */
const createAdapter = (db: Db): Adapter => ({
  async getSessionAndUser(token) {
    const row = await queries.findSession(db, hashToken(token))
    if (row === undefined) return [null, null]
    // The foreign key guarantees that the user exists.
    return [toSession(row, token), { id: row.user_id, attributes: {} }]
  },
  async getUserSessions(userId) {
    const rows = await queries.listSessions(db, userId)
    return rows.map((row) => toSession(row, row.id))
  },
  async setSession({ id, userId, expiresAt, attributes }) {
    await queries.insertSession(db, {
      id: hashToken(id),
      user_id: userId,
      expires_at: expiresAt.toISOString(),
      ...attributes,
    })
  },
  async updateSessionExpiration(token, expiresAt) {
    await queries.extendSession(db, hashToken(token), expiresAt.toISOString())
  },
  async deleteSession(token) {
    await queries.deleteSession(db, hashToken(token))
  },
  async deleteUserSessions(userId) {
    await queries.deleteUserSessions(db, userId)
  },
  async deleteExpiredSessions() {
    await queries.deleteExpiredSessions(db)
  },
})

const toSession = (row: queries.SessionRow, id: string): DatabaseSession => ({
  id,
  userId: row.user_id,
  expiresAt: new Date(row.expires_at),
  attributes: {
    user_agent: row.user_agent,
    device_hash: row.device_hash,
    provider_at: row.provider_at,
    last_used_at: row.last_used_at,
  },
})
