import type { Config } from '../config.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

/**
 * Opens the configured database and applies pending migrations. Both kinds return the same types:
 * timestamptz as ISO 8601 UTC text, date as `YYYY-MM-DD`, int8 as number (./parsers.ts).
 * @throws StartupError with a sentence for the operator
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  beforeMigration: BeforeMigration = async () => undefined,
): Promise<DatabaseHandle> {
  const handle = await openUnmigrated(config)
  try {
    await beforeMigration(handle)
    await migrate(handle.db)
    handle.watch?.()
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Called with the database before migration; an error prevents the migration. */
export type BeforeMigration = (handle: DatabaseHandle) => Promise<void>

/**
 * Like `openDatabase`, without migrating. Imports only the required driver, because the embedded
 * database is large.
 */
export async function openUnmigrated(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  applicationName?: string,
): Promise<DatabaseHandle & { watch?: () => void }> {
  if (config.databaseUrl === undefined) {
    const { openEmbedded } = await import('./embedded/open.ts')
    return openEmbedded(config.dataDir)
  }
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(config.databaseUrl, applicationName)
}
