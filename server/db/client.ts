import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** The name of a running server's connections in pg_stat_activity. */
export const APPLICATION_NAME = 'foothold'

/** The comment that PLAN_ONCE is in a statement's text. */
export const PLAN_ONCE_MARK = '/* plan once */'

/**
 * Marks a statement of almost every request, which the embedded database parses and plans only once
 * because that takes longer than running it. The plan is kept until the tables are analyzed again,
 * so it must be a good one for any number of rows.
 */
export const PLAN_ONCE = sql.raw(PLAN_ONCE_MARK)

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
