import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** What the connections of a running server are called in pg_stat_activity. */
export const APPLICATION_NAME = 'foothold'

export type Db = Kysely<Database>

export type DatabaseHandle = Readonly<{
  db: Db
  kind: 'postgres' | 'embedded'
  /** Rejects when the database does not respond within a few seconds. */
  check: () => Promise<void>
  /** What PostgreSQL's autovacuum does by itself; returns how many tables it was needed for. */
  maintain?: () => Promise<number>
  /** Waits for running statements, closes everything and releases the data directory's lock. */
  close: () => Promise<void>
  /** The number of connections, and of requests waiting for one. */
  countConnections: () => { open: number; idle: number; waiting: number }
}>
