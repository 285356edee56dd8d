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

/** Good for this long, and for this long again once half of it has passed in use. */
export const SESSION_TTL_DAYS = 30
/** Its last use is written down this often at most, not with every request. */
const TOUCH_EVERY_MS = 5 * 60 * 1000
/** Open at once; then the one that was used longest ago ends. */
const SESSIONS_MAX = 50
/** More says nothing about the device. */
const USER_AGENT_MAX = 400

/**
 * `token` is what the client holds; the database holds only its hash. `scope` is set for an access
 * token, which may do less than the person.
 */
export type Session = { token: string; userId: string; scope?: TokenScope }

export type SessionFacts = {
  /** What the client calls itself. */
  userAgent: string | undefined
  deviceHash: string
  /** Whether the user has just signed in at a provider. */
  isByProvider: boolean
}

export type Sessions = {
  /** The open session of a token, extended while in use. */
  find: (token: string | undefined) => Promise<Session | undefined>
  /** In a transaction that holds the user's row, so that those that are too many are counted. */
  open: (trx: Db, userId: string, facts: SessionFacts) => Promise<Session>
  close: (token: string) => Promise<void>
}

/** Lucia's only user in the code base: it is no longer developed, so it stays replaceable. */
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

/** Lucia gives and takes raw ids; they are hashed on their way in, and never come out. */
const createAdapter = (db: Db): Adapter => ({
  async getSessionAndUser(token) {
    const row = await queries.findSession(db, hashToken(token))
    if (row === undefined) return [null, null]
    // The foreign key promises that the user exists.
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
