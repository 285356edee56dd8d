import type { Config } from '../config.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

/** A database that is being opened: others may hold it, but not use it before `ready`. */
export type OpeningDatabase = {
  database: DatabaseHandle
  /** Fulfilled once migrated; rejects with a StartupError, after which the caller closes it. */
  ready: Promise<void>
}

/**
 * Starts opening the configured database and applying pending migrations. Both kinds return the
 * same types: timestamptz as ISO 8601 UTC text, date as `YYYY-MM-DD`, int8 as number (./parsers.ts).
 * @throws StartupError with a sentence for the operator
 */
export async function beginDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  beforeMigration: BeforeMigration = async () => undefined,
): Promise<OpeningDatabase> {
  const database = await connect(config)
  const prepare = async () => {
    await database.opened
    await beforeMigration(database)
    await migrate(database.db)
    database.watch?.()
  }
  const ready = prepare()
  // Whoever awaits it later handles the rejection.
  ready.catch(() => undefined)
  return { database, ready }
}

/**
 * Like `beginDatabase`, returning the database once it is ready.
 * @throws StartupError with a sentence for the operator
 */
export async function openDatabase(
  ...options: Parameters<typeof beginDatabase>
): Promise<DatabaseHandle> {
  const { database, ready } = await beginDatabase(...options)
  return closingIfRejected(database, ready)
}

/** Called with the database before migration; an error prevents the migration. */
export type BeforeMigration = (handle: DatabaseHandle) => Promise<void>

/** Like `openDatabase`, without migrating. */
export async function openUnmigrated(
  ...options: Parameters<typeof connect>
): Promise<DatabaseHandle & { watch?: () => void }> {
  const database = await connect(...options)
  return closingIfRejected(database, database.opened)
}

async function closingIfRejected<Handle extends DatabaseHandle>(
  database: Handle,
  opened: Promise<void>,
): Promise<Handle> {
  try {
    await opened
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Imports only the required driver, because the embedded database is large. */
async function connect(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  applicationName?: string,
): Promise<DatabaseHandle & { opened: Promise<void>; watch?: () => void }> {
  if (config.databaseUrl === undefined) {
    const { openEmbedded } = await import('./embedded/open.ts')
    return openEmbedded(config.dataDir)
  }
  const { openPostgres } = await import('./postgres.ts')
  return { ...(await openPostgres(config.databaseUrl, applicationName)), opened: Promise.resolve() }
}
