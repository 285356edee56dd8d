import { randomUUID } from 'node:crypto'
import { mkdir, readdir, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { listKeyIds, readCatalogue } from '../backup/catalogue.ts'
import { findMissingKeys } from '../backup/keys.ts'
import { findBackups } from '../backup/own-backups.ts'
import type { Config } from '../config.ts'
import type { DatabaseHandle } from '../db/client.ts'
import { listMigrations } from '../db/migrate.ts'
import { verifySmtp } from '../mail/smtp.ts'
import { findKeyFile } from '../secrets/key-file.ts'
import type { Storage } from '../storage/open.ts'
import type { AdminCommand, CommandResult } from './command.ts'
import { describeError } from './run-command.ts'

const NODE_MAJOR = 24
const CLOCK_MAX_MS = 60_000
const FREE_MIN_BYTES = 1024 ** 3
const DAY_MS = 24 * 60 * 60 * 1000
const BACKUP_MAX_AGE_MS = 2 * DAY_MS

/** `message` describes the finding, and what to do if it is not good. */
export type Check = { name: string; is_good: boolean; message: string }

export type DoctorDeps = Storage & { config: Config; database: DatabaseHandle }

const good = (message: string) => ({ is_good: true, message })
const bad = (message: string) => ({ is_good: false, message })
type Finding = ReturnType<typeof good>

/** In the order of the report. */
const CHECKS: Readonly<Record<string, (patient: DoctorDeps) => Promise<Finding>>> = {
  configuration: async ({ config }) => good(`complete; the public address is ${config.publicUrl}`),
  database: checkDatabase,
  storage: checkStorage,
  mail: checkMail,
  clock: checkClock,
  disk: checkDisk,
  versions: checkVersions,
  keys: checkKeys,
  backups: checkBackups,
}

/** Runs all checks; one that throws is not good. */
export async function runChecks(patient: DoctorDeps): Promise<Check[]> {
  const checks = Object.entries(CHECKS).map(async ([name, check]) => ({
    name,
    ...(await check(patient).catch((error: unknown) => bad(describeReason(error)))),
  }))
  return Promise.all(checks)
}

export function describeChecks(checks: readonly Check[]): CommandResult {
  const text = checks.map(({ name, is_good, message }) => ({
    ' ': is_good ? 'good' : 'BAD',
    check: name,
    result: message,
  }))
  return { data: { checks }, text, hasFailed: checks.some(({ is_good }) => !is_good) }
}

export const doctor: AdminCommand = {
  usage: '',
  about: 'checks whether everything works, and says what to do if not',
  words: [0, 0],
  run: async (services) => describeChecks(await runChecks(services)),
}

/** The storage's own error is more specific than what clients receive. */
function describeReason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return (cause instanceof Error ? cause.message : describeError(cause)).split('\n')[0] ?? ''
}

async function checkDatabase({ database }: DoctorDeps): Promise<Finding> {
  await database.check()
  const { migrations } = await readCatalogue(database.db)
  const pending = (await listMigrations()).filter((name) => !migrations.includes(name))
  if (pending.length > 0) {
    return bad(`of an older version (${pending.length} steps behind): start Foothold once`)
  }
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(database.db)
  const kind = database.kind === 'embedded' ? 'embedded, ' : ''
  return good(`responds (${kind}PostgreSQL ${rows[0]?.server_version}), ${migrations.at(-1)}`)
}

async function checkStorage({ files, config }: DoctorDeps): Promise<Finding> {
  const where = config.s3 ? `the bucket ${config.s3.bucket}` : join(config.dataDir, 'files')
  const [key, content] = [`doctor/${randomUUID()}`, Buffer.from('Foothold checks its storage.\n')]
  const folder = join(config.dataDir, 'incoming')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  await writeFile(path, content, { mode: 0o600 })
  await files.put(key, { path, size: content.length }, 'text/plain')
  try {
    const found = await files.open(key)
    const isSame = found !== undefined && (await buffer(found)).equals(content)
    return isSame
      ? good(`${where} stores files`)
      : bad(`${where} lost a file that was stored there`)
  } finally {
    await files.remove(key)
  }
}

async function checkMail({ config: { smtpUrl } }: DoctorDeps): Promise<Finding> {
  if (smtpUrl === undefined) {
    return good('SMTP_URL is not set: links to reset passwords are written to the log')
  }
  const failure = await verifySmtp(smtpUrl)
  const { host } = new URL(smtpUrl)
  return failure === undefined
    ? good(`${host} accepts the sign-in`)
    : bad(`${host} does not accept the sign-in (${failure}): check SMTP_URL`)
}

/**
 * Compares the clock with the database server's and with the newest use, which reveals a clock that
 * was set back.
 */
async function checkClock({ database: { db } }: DoctorDeps): Promise<Finding> {
  const { rows } = await sql<{ now: string; newest: string | null }>`
    select clock_timestamp() as now, (select max(last_used_at) from sessions) as newest`.execute(db)
  const [row] = rows
  const now = Date.now()
  const apart = Math.abs(now - Date.parse(row?.now ?? ''))
  if (apart > CLOCK_MAX_MS) {
    return bad(
      `${Math.round(apart / 1000)} s apart from the database's clock: synchronize both (timedatectl, chrony)`,
    )
  }
  if (row?.newest != null && Date.parse(row.newest) > now + CLOCK_MAX_MS) {
    return bad(`behind the newest stored time (${row.newest}): correct the clock (timedatectl)`)
  }
  return good(new Date(now).toISOString())
}

async function checkDisk({ config: { dataDir } }: DoctorDeps): Promise<Finding> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const shown = `${(free / FREE_MIN_BYTES).toFixed(1)} GB free in ${dataDir}`
  return free < FREE_MIN_BYTES ? bad(`${shown}: free some space`) : good(shown)
}

async function checkVersions(): Promise<Finding> {
  const [major] = process.versions.node.split('.')
  const known = await listMigrations()
  const shown = `Node ${process.versions.node}, tables of ${known.at(-1)}`
  return Number(major) < NODE_MAJOR
    ? bad(`${shown}: Node ${NODE_MAJOR} or newer is needed`)
    : good(shown)
}

async function checkKeys({ config, database: { db } }: DoctorDeps): Promise<Finding> {
  const needed = await listKeyIds(db, await readCatalogue(db))
  const missing = await findMissingKeys(config, needed)
  const file = findKeyFile(config.dataDir)
  if (missing.length > 0) {
    return bad(`${missing.join(', ')} is missing: put it into DATA_ENCRYPTION_KEY or ${file}`)
  }
  const mode = (await stat(file).catch(() => undefined))?.mode ?? 0
  const isOpen = process.platform !== 'win32' && (mode & 0o077) !== 0
  if (isOpen) return bad(`others on this machine can read ${file}: chmod 600 ${file}`)
  return good(needed.length > 0 ? 'all needed keys are here; keep a copy' : 'none needed yet')
}

async function checkBackups({ config, database }: DoctorDeps): Promise<Finding> {
  if (database.kind !== 'embedded') return good('PostgreSQL: run `npm run backup` from cron')
  if (!config.hasBackups) return good('BACKUPS=off: run `npm run backup` from cron')
  const folder = findBackups(config)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.zip'))
  const times = names.map(async (name) => (await stat(join(folder, name))).mtimeMs)
  const newest = Math.max(...(await Promise.all(times)))
  if (names.length === 0) return good('none yet: the first is made while Foothold runs')
  const days = Math.floor((Date.now() - newest) / DAY_MS)
  if (Date.now() - newest > BACKUP_MAX_AGE_MS) {
    return bad(`the newest is ${days} days old: keep Foothold running, and see its log`)
  }
  return good(`${names.length} in ${folder}, the newest of ${new Date(newest).toISOString()}`)
}
