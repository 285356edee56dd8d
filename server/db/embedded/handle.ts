import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { withTimeLimit } from '../../concurrency.ts'
import { PLAN_ONCE_MARK, type DatabaseHandle, type Db } from '../client.ts'
import { countConnections } from '../count-connections.ts'
import { findParser } from '../parsers.ts'
import type { Database } from '../schema.ts'
import type { Link } from './link.ts'

const CHECK_TIMEOUT_MS = 3_000
/** How long a statement may wait for the only session: PostgreSQL's limit for one that runs. */
const TURN_TIMEOUT_MS = 30_000

const ignore = () => undefined

/** Creates a handle of the database at the other end of `link`; `stop` ends that database. */
export function createHandle(link: Link, stop: () => Promise<void>): DatabaseHandle {
  const pool = new pg.Pool({
    stream: link.connect,
    user: 'postgres',
    database: 'postgres',
    // The embedded database has one session.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: TURN_TIMEOUT_MS,
    types: { getTypeParser: findParser },
  })
  // A broken connection would otherwise end the process before its own shutdown (./open.ts).
  pool.on('error', ignore)
  pool.on('connect', (client) => {
    client.on('error', ignore)
    planOnce(client)
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    kind: 'embedded',
    check: async () => {
      await withTimeLimit(sql`select 1`.execute(db), CHECK_TIMEOUT_MS)
    },
    countConnections: () => countConnections(pool),
    maintain: () => maintain(db),
    close: async () => {
      await db.destroy()
      await stop()
    },
  }
}

let clients = 0

/**
 * Makes prepared statements of those marked with PLAN_ONCE. Their names contain the client's number,
 * because clients share the one session.
 */
function planOnce(client: pg.PoolClient): void {
  clients += 1
  const prefix = `client${clients}_statement`
  const names = new Map<string, string>()
  const findName = (text: string) => {
    const name = names.get(text) ?? `${prefix}${names.size}`
    names.set(text, name)
    return name
  }
  const query: (...call: unknown[]) => unknown = client.query.bind(client)
  Object.assign(client, {
    query: (text: unknown, values: unknown, ...rest: unknown[]) =>
      typeof text === 'string' && text.includes(PLAN_ONCE_MARK)
        ? query({ name: findName(text), text, values }, ...rest)
        : query(text, values, ...rest),
  })
}

/** Like autovacuum's settings: a fraction of the rows, and not for a few. */
const CHANGED_PART = sql.lit(0.1)
const CHANGED_MIN = sql.lit(50)

/**
 * Does the work of PostgreSQL's autovacuum, which the embedded database lacks: removes dead rows
 * from changed tables and updates the planner's statistics.
 * @returns the number of these tables
 */
async function maintain(db: Db): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    select relid::regclass::text as name from pg_stat_user_tables
    where n_mod_since_analyze > ${CHANGED_MIN} + ${CHANGED_PART} * n_live_tup`.execute(db)
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.raw(name)}`.execute(db)
  return rows.length
}
