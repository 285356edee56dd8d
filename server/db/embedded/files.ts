import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { syncTree } from '../durability.ts'
import { upgradeFiles } from './upgrade-files.ts'
import { DurableFs } from './durable-fs.ts'

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

export const EMBEDDED_OPTIONS: PGliteOptions = { startParams: START_PARAMS }

/**
 * Only speaks PostgreSQL's protocol (./serve.ts), so it need not read the array types of the
 * database, a tenth of the time until it is open.
 */
class ProtocolOnly extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

/**
 * Opens the database in `dataDir`, creating it if missing. A commit returns only once it is on
 * disk.
 * @param onLog receives the lines of PostgreSQL's own log
 */
export async function openFiles(dataDir: string, onLog?: (line: string) => void): Promise<PGlite> {
  const home = join(dataDir, 'database')
  await upgradeFiles(dataDir, () => create(dataDir))
  if (!existsSync(join(home, 'PG_VERSION'))) await createDurably(dataDir, home)
  const onStderr = (line: string) => {
    onLog?.(line)
    return false
  }
  const fs = new DurableFs(home)
  const pglite = new ProtocolOnly({ ...EMBEDDED_OPTIONS, fs, onStderr })
  await pglite.waitReady
  fs.markOpen()
  return pglite
}

/** Creates the database under another name first, so that an interrupted start leaves nothing half made. */
async function createDurably(dataDir: string, home: string): Promise<void> {
  const { pglite, unfinished } = await create(dataDir)
  await pglite.close()
  await syncTree(unfinished)
  await rename(unfinished, home)
  await syncTree(dataDir, { deep: false })
}

async function create(dataDir: string): Promise<{ pglite: PGlite; unfinished: string }> {
  const unfinished = join(dataDir, 'database.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  return { pglite: await PGlite.create(unfinished, EMBEDDED_OPTIONS), unfinished }
}
