import { rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { withTimeLimit } from '../concurrency.ts'
import { StartupError } from '../startup-error.ts'
import type { DatabaseHandle } from './client.ts'
import { addFsync, syncTree } from './durability.ts'
import { lockDataDir } from './lock.ts'
import { PARSERS } from './parsers.ts'
import type { Database } from './schema.ts'

const CHECK_TIMEOUT_MS = 3_000

const toParams = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/**
 * PGlite's own parameters without -F (which turns fsync off), and with the only sync method that
 * reaches the file system in this build.
 */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...toParams({
    wal_sync_method: 'fsync',
    TimeZone: 'UTC',
    DateStyle: 'ISO, MDY',
    // The default of 128 MB would stay resident; the file cache of the system does as well.
    shared_buffers: '32MB',
  }),
]

export const EMBEDDED_OPTIONS: PGliteOptions = {
  startParams: START_PARAMS,
  parsers: { ...PARSERS },
}

/**
 * Opens the embedded database in `dataDir` and locks the directory for this process. A commit
 * returns only once it is on disk (./durability.ts).
 * @throws StartupError when another process holds the lock, or the database cannot be opened
 */
export async function openEmbedded(dataDir: string): Promise<DatabaseHandle> {
  const unlock = lockDataDir(dataDir)
  try {
    const home = join(dataDir, 'database')
    if (!existsSync(join(home, 'PG_VERSION'))) {
      await createDurably(dataDir, home)
    }
    const pglite = await PGlite.create(home, EMBEDDED_OPTIONS)
    addFsync(pglite)
    return wrapEmbedded(pglite, unlock)
  } catch (error) {
    unlock()
    throw explain(error, dataDir)
  }
}

function explain(error: unknown, dataDir: string): StartupError {
  // PGlite throws plain objects when its file system fails.
  const reason = error instanceof Error ? error.message : 'its files cannot be read or written'
  return new StartupError(
    `The embedded database in ${dataDir} cannot be opened (${reason}). If another version of Foothold made it, use that version; if not, see whether the disk is full, or restore a backup.`,
    { cause: error },
  )
}

/** Creates the database under another name first, so that an interrupted start leaves nothing half made. */
async function createDurably(dataDir: string, home: string): Promise<void> {
  const unfinished = join(dataDir, 'database.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  const pglite = await PGlite.create(unfinished, EMBEDDED_OPTIONS)
  await pglite.close()
  await syncTree(unfinished)
  await rename(unfinished, home)
  await syncTree(dataDir, { deep: false })
}

/** Wraps an open PGlite. `release` runs after it is closed. */
export function wrapEmbedded(
  pglite: PGlite,
  release: () => void = () => undefined,
): DatabaseHandle {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    kind: 'embedded',
    check: async () => {
      await withTimeLimit(sql`select 1`.execute(db), CHECK_TIMEOUT_MS)
    },
    close: async () => {
      try {
        await db.destroy()
        if (!pglite.closed) await pglite.close()
      } finally {
        release()
      }
    },
  }
}
