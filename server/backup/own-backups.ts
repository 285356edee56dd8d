import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { DatabaseHandle } from '../db/client.ts'
import { listApplied, listMigrations } from '../db/migrate.ts'
import type { BeforeMigration } from '../db/open.ts'
import { StartupError } from '../startup-error.ts'
import { type BackupSource, createBackup } from './create.ts'
import { listOutdated, toDailyName } from './retention.ts'
import { writeBackup } from './write.ts'

const FIRST_LOOK_AFTER_MS = 2 * 60 * 1000
const LOOK_EVERY_MS = 60 * 60 * 1000
/** Free space that must be left on the disk after the next backup. */
const FREE_MIN_BYTES = 512 * 1024 * 1024
const UPDATES_KEPT = 3
const BEFORE = /^before-.*\.zip$/

type BackupLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
type OwnConfig = Pick<Config, 'dataDir' | 'dataEncryptionKeys' | 's3' | 'hasBackups'>

export const findBackups = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'backups')

/**
 * Backs up the embedded database into the data directory once a day.
 * @returns a function that stops this and waits for a running backup
 */
export function startDailyBackups(
  source: BackupSource & { config: OwnConfig },
  log: BackupLog,
): () => Promise<void> {
  if (source.database.kind !== 'embedded' || !source.config.hasBackups) {
    return async () => undefined
  }
  let running = Promise.resolve()
  const look = () => {
    running = running.then(() => backUpToday(source, log))
  }
  const first = setTimeout(look, FIRST_LOOK_AFTER_MS).unref()
  const next = setInterval(look, LOOK_EVERY_MS).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(next)
    await running
  }
}

/** Writes today's backup (UTC) unless it exists, and removes outdated ones. Never throws. */
export async function backUpToday(
  source: BackupSource & { config: OwnConfig },
  log: BackupLog,
  now = new Date(),
): Promise<void> {
  const folder = findBackups(source.config)
  const name = toDailyName(now)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const names = await readdir(folder)
    if (names.includes(name)) return
    await requireSpace(folder, names)
    // Files in S3 are not on this machine, and are backed up by the storage's operator.
    const options = { withKey: false, withDocuments: source.config.s3 === undefined }
    await writeBackup(createBackup(source, options), join(folder, name))
    const outdated = listOutdated(await readdir(folder))
    for (const old of outdated) await rm(join(folder, old), { force: true })
    log.info({ file: name, removed: outdated.length }, 'Created the daily backup')
  } catch (err) {
    log.error({ err }, 'The daily backup failed and will be retried in an hour')
  }
}

/** The next backup is most likely as large as the largest. */
async function requireSpace(folder: string, names: readonly string[]): Promise<void> {
  const sizes = names.map(async (name) => (await stat(join(folder, name))).size)
  const needed = Math.max(0, ...(await Promise.all(sizes))) + FREE_MIN_BYTES
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed) throw new Error('the disk has less free space than a backup needs')
}

/**
 * Backs up an embedded database before a migration, without documents, which a migration does not
 * change.
 * @throws StartupError if that fails; the database should then not be migrated
 */
export const backUpBeforeMigration =
  (config: OwnConfig, source: Pick<BackupSource, 'files'>, log: BackupLog): BeforeMigration =>
  async (database) => {
    if (database.kind !== 'embedded' || !config.hasBackups) return
    const next = await findNextMigration(database)
    if (next === undefined) return
    const folder = findBackups(config)
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
    const name = `before-${next}-${time}Z.zip`
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const options = { withKey: false, withDocuments: false }
      await writeBackup(createBackup({ ...source, database, config }, options), join(folder, name))
    } catch (error) {
      throw new StartupError(
        `The database is from an older version and could not be backed up before its update (${error instanceof Error ? error.message : String(error)}). Make room in ${folder}, or set BACKUPS=off. Nothing was changed.`,
        { cause: error },
      )
    }
    log.info({ file: name }, 'Backed up the database before its update')
    const old = (await readdir(folder)).filter((file) => BEFORE.test(file))
    const newestFirst = old.toSorted((a, b) => toTime(b).localeCompare(toTime(a)))
    for (const file of newestFirst.slice(UPDATES_KEPT)) await rm(join(folder, file))
  }

const toTime = (name: string) => name.slice(-'2026-01-31T12-00-00Z.zip'.length)

/** The first pending migration; undefined for a new database and for one that is up to date. */
async function findNextMigration({ db }: Pick<DatabaseHandle, 'db'>) {
  const migrations = await listApplied(db)
  if (migrations.length === 0) return undefined
  return (await listMigrations()).find((name) => !migrations.includes(name))
}
