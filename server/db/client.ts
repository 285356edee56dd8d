import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** The name of a running server's connections in pg_stat_activity. */
export const APPLICATION_NAME = 'foothold'

export type Db = Kysely<Database>

export type DatabaseHandle = Readonly<{
  db: Db
  kind: 'postgres' | 'embedded'
  /** Rejects when the database does not respond within a few seconds. */
  check: () => Promise<void>
  /** Does what PostgreSQL's autovacuum does by itself; returns the number of affected tables. */
  maintain?: () => Promise<number>
  /** Waits for running statements, closes everything and releases the data directory's lock. */
  close: () => Promise<void>
  /** The number of connections, and of requests waiting for one. */
  countConnections: () => { open: number; idle: number; waiting: number }
}>
