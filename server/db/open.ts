import type { Config } from '../config.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

/**
 * Opens the configured database and applies pending migrations. Both kinds return the same types:
 * timestamptz as ISO 8601 UTC text, date as `YYYY-MM-DD`, int8 as number (./parsers.ts).
 * @throws StartupError with a sentence for the person who starts the server
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<DatabaseHandle> {
  const handle = await openUnmigrated(config)
  try {
    await migrate(handle.db)
    handle.watch?.()
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Imports only the driver that is used, because the embedded database is large. */
async function openUnmigrated(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<DatabaseHandle & { watch?: () => void }> {
  if (config.databaseUrl === undefined) {
    const { openEmbedded } = await import('./embedded/open.ts')
    return openEmbedded(config.dataDir)
  }
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(config.databaseUrl)
}
