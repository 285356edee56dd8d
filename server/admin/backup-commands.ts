import { existsSync, statSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Archive, openArchive } from '../backup/archive.ts'
import type { Manifest } from '../backup/manifest.ts'
import { restore, type Restored } from '../backup/restore.ts'
import { writeBackup } from '../backup/write.ts'
import type { Config } from '../config.ts'
import { openUnmigrated } from '../db/open.ts'
import { createLogger } from '../log.ts'
import { findKeyFile } from '../secrets/key-file.ts'
import { openStorage } from '../storage/open.ts'
import { CommandFailed, type CommandResult, type Given } from './command.ts'
import { ADMIN_APPLICATION, type Connection } from './connect.ts'

type Local = {
  config: Config
  /** The directory that relative FILEs are resolved against. */
  cwd: string
  connect: () => Promise<Connection>
}

const STDOUT = '-'

/** `backup [FILE]`; a folder gets a file with the time in its name. */
export async function runBackup({ config, cwd, connect }: Local, { words, options }: Given) {
  const withKey = options['with-key'] === true
  const [given = '.'] = words
  const path = given === STDOUT ? STDOUT : toBackupPath(resolve(cwd, given))
  if (existsSync(path)) throw new CommandFailed(`${path} already exists. Nothing was written.`)
  const connection = await connect()
  try {
    const stream = await connection.backUp({ withKey, withDocuments: true })
    if (path === STDOUT) {
      await pipeline(stream, process.stdout)
      return undefined
    }
    await writeBackup(stream, path)
  } finally {
    await connection.close()
  }
  return describeBackup(path, await readManifest(path), config)
}

function toBackupPath(path: string): string {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return isFolder ? join(path, `foothold-${time}Z.zip`) : path
}

async function readManifest(path: string): Promise<Manifest> {
  const archive = await openArchive(path)
  archive.close()
  return archive.manifest
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`
const countRows = ({ tables }: Manifest, name?: string) =>
  tables
    .filter((table) => name === undefined || table.name === name)
    .reduce((sum, { rows }) => sum + rows, 0)
const describeContent = (manifest: Manifest) =>
  [
    count(countRows(manifest, 'users'), 'account'),
    count(countRows(manifest), 'row'),
    count(manifest.documents.files.length, 'document'),
  ].join(', ')

function describeBackup(path: string, manifest: Manifest, { dataDir }: Config): CommandResult {
  const { missing } = manifest.documents
  const { included, ids } = manifest.encryption_key
  const lines = [
    `Wrote ${path}: ${describeContent(manifest)}. It holds personal data: keep it where only you can read it.`,
    ...(missing.length > 0
      ? [`${count(missing.length, 'document')} could not be found in the storage.`]
      : []),
    included === null && ids.length > 0
      ? `The backup does not contain the key of equal-employment answers: keep a copy of it elsewhere (${findKeyFile(dataDir)}, or DATA_ENCRYPTION_KEY), or use --with-key.`
      : included === null
        ? 'The backup contains no encryption key and needs none.'
        : 'The backup contains the key of equal-employment answers.',
  ]
  return { data: { file: path, ...summarize(manifest) }, text: lines.join('\n') }
}

const summarize = (manifest: Manifest) => ({
  id: manifest.id,
  created_at: manifest.created_at,
  accounts: countRows(manifest, 'users'),
  rows: countRows(manifest),
  documents: manifest.documents.files.length,
  missing_documents: manifest.documents.missing,
  with_key: manifest.encryption_key.included !== null,
})

/** `restore FILE [--replace]`, into the configured database and storage. */
export async function runRestore({ config, cwd }: Local, { words, options }: Given) {
  const archive = await openArchive(resolve(cwd, words[0] ?? ''))
  try {
    const restored = await restoreTo(archive, config, options['replace'] === true)
    return describeRestored(restored, config)
  } finally {
    archive.close()
  }
}

async function restoreTo(archive: Archive, config: Config, replace: boolean): Promise<Restored> {
  const database = await openUnmigrated(config, ADMIN_APPLICATION)
  try {
    const storage = await openStorage(config, createLogger({ logLevel: 'silent' }))
    return await restore(archive, { database, storage, config }, { replace })
  } finally {
    await database.close()
  }
}

function describeRestored(restored: Restored, config: Config): CommandResult {
  const { manifest, isNew, missingFiles } = restored
  const from = `the backup of ${manifest.created_at}`
  const lines = [
    isNew
      ? `Restored ${from}: ${describeContent(manifest)}.`
      : `This database was already restored from ${from}: nothing was changed. --replace restores it once more.`,
    ...describeWarnings(restored, config),
  ]
  const data = {
    ...summarize(manifest),
    restored: isNew,
    missing_documents: missingFiles,
    missing_keys: restored.missingKeys,
  }
  return { data, text: lines.join('\n') }
}

const describeWarnings = (
  { missingFiles, missingKeys, hasAddedKeys }: Restored,
  config: Config,
) => [
  ...(missingFiles.length > 0
    ? [
        `${count(missingFiles.length, 'document')} could not be found and can only be deleted: ${missingFiles.join(', ')}`,
      ]
    : []),
  ...(hasAddedKeys ? [`Its encryption key is now in ${findKeyFile(config.dataDir)}.`] : []),
  ...(missingKeys.length > 0
    ? [
        `Equal-employment answers need a key that is missing here: put it into ${findKeyFile(config.dataDir)} or DATA_ENCRYPTION_KEY. Everything else works without it.`,
      ]
    : []),
]

/** `move --to DATABASE_URL`: the documents stay in the configured storage. */
export async function runMove({ config, connect }: Local, target: string): Promise<CommandResult> {
  const folder = join(config.dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `.move-${process.pid}.zip`)
  const connection = await connect()
  try {
    const { isRunning } = connection
    await writeBackup(await connection.backUp({ withKey: false, withDocuments: false }), path)
    const archive = await openArchive(path)
    try {
      const restored = await restoreTo(archive, { ...config, databaseUrl: target }, false)
      return describeMoved(restored, { config, target, isRunning })
    } finally {
      archive.close()
    }
  } finally {
    await rm(path, { force: true })
    await connection.close()
  }
}

type Moved = { config: Config; target: string; isRunning: boolean }

function describeMoved(restored: Restored, { config, target, isRunning }: Moved): CommandResult {
  const { manifest } = restored
  const { host, pathname } = new URL(target)
  const where = config.s3 ? `the bucket ${config.s3.bucket}` : join(config.dataDir, 'files')
  const former = manifest.storage_namespace
  const lines = [
    `Moved ${count(countRows(manifest, 'users'), 'account')} and ${count(countRows(manifest), 'row')} to ${host}${pathname}. Set DATABASE_URL to it and start Foothold.`,
    `Documents stay in ${where}: the new database has copies of its own there, so that both work.`,
    `The old database is unchanged. When you no longer need it, remove it and its documents under ${former}/ in ${where}.`,
    ...describeWarnings(restored, config),
    ...(isRunning
      ? ['Foothold is running on the old database: changes made there from now on are not moved.']
      : []),
  ]
  return { data: { ...summarize(manifest), to: host + pathname }, text: lines.join('\n') }
}
