import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { withTimeLimit } from '../concurrency.ts'
import { StartupError } from '../startup-error.ts'
import { APPLICATION_NAME, type DatabaseHandle } from './client.ts'
import { countConnections } from './count-connections.ts'
import { findParser } from './parsers.ts'
import { RetryingPostgresDialect } from './retrying-dialect.ts'
import type { Database } from './schema.ts'

const POOL_MAX = 10
const CONNECT_TIMEOUT_MS = 5_000
const CHECK_TIMEOUT_MS = 3_000
const KEEP_ALIVE_AFTER_MS = 10_000
const OLDEST_VERSION = 14

// Sent after connecting and not as startup options, which connection poolers refuse.
const SESSION = `set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set statement_timeout = '30s';
  set idle_in_transaction_session_timeout = '60s'`

const ignore = () => undefined

/**
 * Opens a connection pool to PostgreSQL 14 or newer.
 * @throws StartupError if it is unreachable or too old
 */
export async function openPostgres(
  databaseUrl: string,
  applicationName = APPLICATION_NAME,
): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    // By default it takes two hours to detect a dead host.
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    application_name: applicationName,
    types: { getTypeParser: findParser },
    // Runs before a connection is handed out; one that cannot be set up is discarded.
    verify: (client, done) => client.query(SESSION, (error) => done(error)),
  })
  // A broken connection emits an error on the pool (idle) or on the client (in use), which would
  // end the process if unhandled. The next query fails or gets a new connection.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))

  const db = new Kysely<Database>({ dialect: new RetryingPostgresDialect({ pool }) })
  const handle: DatabaseHandle = {
    db,
    kind: 'postgres',
    check: async () => {
      await withTimeLimit(sql`select 1`.execute(db), CHECK_TIMEOUT_MS)
    },
    countConnections: () => countConnections(pool),
    close: () => db.destroy(),
  }
  try {
    await requireVersion(pool)
  } catch (error) {
    await pool.end()
    throw explain(error, databaseUrl)
  }
  return handle
}

async function requireVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  const version = rows[0]?.server_version ?? 'unknown'
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    throw new StartupError(
      `The database is PostgreSQL ${version}; Foothold needs PostgreSQL ${OLDEST_VERSION} or newer.`,
    )
  }
}

/** Shows the address without its password. */
function explain(error: unknown, databaseUrl: string): StartupError {
  if (error instanceof StartupError) return error
  const { host, pathname } = new URL(databaseUrl)
  const reason = readReason(error)
  return new StartupError(
    `The database at ${host || 'the given socket'}${pathname} cannot be used: ${reason}. Check DATABASE_URL, and that PostgreSQL is running.`,
    { cause: error },
  )
}

function readReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return readReason(error.errors[0])
  return error instanceof Error ? error.message.replace(/\.$/, '') : 'it does not respond'
}
