import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, pipeline, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Config } from '../config.ts'
import type { DatabaseHandle } from '../db/client.ts'
import { StartupError } from '../startup-error.ts'
import type { FileStore } from '../storage/file-store.ts'
import { FILE_KEY_COLUMN, hasColumn, readCatalogue } from './catalogue.ts'
import { describeKeys } from './keys.ts'
import {
  type Content,
  FILES_FOLDER,
  FORMAT,
  KEY_ENTRY,
  type Manifest,
  MANIFEST_ENTRY,
  MANIFEST_SUM_ENTRY,
  toTableEntry,
} from './manifest.ts'
import { selectFileKeys, type Snapshot, withSnapshot } from './snapshot.ts'

export type BackupSource = {
  database: Pick<DatabaseHandle, 'db' | 'kind'>
  files: FileStore
  config: Pick<Config, 'dataDir' | 'dataEncryptionKeys'>
}

export type BackupOptions = {
  /** Includes the key that decrypts equal-employment answers. */
  withKey: boolean
  /** False leaves the files out; they stay in the storage. */
  withDocuments: boolean
}

const ENTRY_MODE = 0o100600
/** Tables are repetitive text, so more effort saves little. */
const TABLE_COMPRESSION = 5
const LOOKS_FOR_FILES = 3

/**
 * Creates a backup as one archive, while it is read: a snapshot of all rows, and every file they
 * refer to. The stream fails if the backup does.
 */
export function createBackup(source: BackupSource, options: BackupOptions): Readable {
  const zip = new ZipFile()
  const archive = new PassThrough()
  zip.on('error', (error: Error) => archive.destroy(error))
  pipeline(zip.outputStream, archive, () => undefined) // Errors are reported through the archive stream.
  fill(zip, source, options).then(
    () => zip.end(),
    (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return archive
}

type Add = (name: string, content: AsyncIterable<Buffer>, level: number) => Promise<Content>

async function fill(zip: ZipFile, source: BackupSource, options: BackupOptions): Promise<void> {
  const { database, files, config } = source
  const add: Add = (name, content, level) => addEntry(zip, name, content, level)
  zip.addBuffer(Buffer.from(README), 'README.txt', { mode: ENTRY_MODE })
  const documents = collectFiles(files, add)
  if (options.withDocuments) await documents.add(await listFileKeys(database))
  const withRest = async (look: number): Promise<Manifest | undefined> =>
    withSnapshot(database, async (snapshot) => {
      if (snapshot.catalogue.migrations.length === 0) throw new StartupError(NOTHING_THERE)
      const missing = options.withDocuments ? await addRest(documents, snapshot) : []
      // Most likely they were deleted since the snapshot: a newer one does not list them.
      if (missing.length > 0 && look < LOOKS_FOR_FILES) return undefined
      return {
        ...FORMAT,
        id: randomUUID(),
        created_at: new Date().toISOString(),
        foothold: await readVersion(),
        database: database.kind,
        migrations: snapshot.catalogue.migrations,
        tables: await addTables(snapshot, add),
        sequences: snapshot.sequences,
        storage_namespace: snapshot.namespace,
        documents: { included: options.withDocuments, files: documents.added(), missing },
        encryption_key: {
          ids: snapshot.keyIds,
          included: options.withKey ? await addKey(config, add) : null,
        },
      }
    })
  let manifest: Manifest | undefined
  for (let look = 1; manifest === undefined; look += 1) manifest = await withRest(look)
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  const { sha256 } = await add(MANIFEST_ENTRY, Readable.from([Buffer.from(text)]), 1)
  await add(MANIFEST_SUM_ENTRY, Readable.from([Buffer.from(`${sha256}  ${MANIFEST_ENTRY}\n`)]), 0)
}

export const NOTHING_THERE =
  'There is no Foothold database yet. Check DATABASE_URL and DATA_DIR, or start Foothold once.'

const README = `A backup of Foothold.

tables/    every table, a row a line (JSON); values as PostgreSQL writes them
files/     the documents, by their keys in the file storage
manifest.json says how much there is of each, with SHA-256 sums.

npm run restore -- FILE puts it back. It holds personal data: keep it where only you can read it.
`

/** Resolves once all of `content` is in the archive. */
async function addEntry(
  zip: ZipFile,
  name: string,
  content: AsyncIterable<Buffer>,
  compressionLevel: number,
): Promise<Content> {
  const hash = createHash('sha256')
  let bytes = 0
  const counted = async function* () {
    for await (const chunk of content) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const stream = Readable.from(counted(), { objectMode: false })
  zip.addReadStream(stream, name, { compressionLevel, mode: ENTRY_MODE })
  await finished(stream)
  return { bytes, sha256: hash.digest('hex') }
}

async function addTables(snapshot: Snapshot, add: Add): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = []
  for (const { name, columns } of snapshot.catalogue.tables) {
    let count = 0
    const lines = async function* () {
      for await (const rows of snapshot.rows(name)) {
        count += rows.length
        yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
      }
    }
    const content = await add(toTableEntry(name), lines(), TABLE_COMPRESSION)
    const names = columns.map((column) => column.name)
    tables.push({ name, columns: names, rows: count, ...content })
  }
  return tables
}

/** Adds each file once, however often it is referenced. */
function collectFiles(files: FileStore, add: Add) {
  const added = new Map<string, Content>()
  return {
    added: () => [...added].map(([key, content]) => ({ key, ...content })),
    /** @returns the keys of files that are missing in the storage */
    async add(keys: readonly string[]): Promise<string[]> {
      const missing: string[] = []
      for (const key of keys) {
        if (added.has(key)) continue
        const content = await files.open(key)
        if (content === undefined) missing.push(key)
        // Documents are compressed already.
        else added.set(key, await add(`${FILES_FOLDER}${key}`, content, 0))
      }
      return missing
    },
  }
}

async function addRest(documents: ReturnType<typeof collectFiles>, snapshot: Snapshot) {
  const missing: string[] = []
  for await (const keys of snapshot.fileKeys()) missing.push(...(await documents.add(keys)))
  return missing
}

/**
 * Lists the current files: most are copied before the snapshot, which is then only open while rows
 * are read.
 */
async function listFileKeys({ db }: BackupSource['database']): Promise<string[]> {
  const { tables } = await readCatalogue(db)
  const withFiles = tables.filter((table) => hasColumn(table, FILE_KEY_COLUMN))
  if (withFiles.length === 0) return []
  const { rows } = await selectFileKeys(withFiles).execute(db)
  return rows.map(({ key }) => key)
}

async function addKey(config: BackupSource['config'], add: Add): Promise<Content | null> {
  const text = await describeKeys(config)
  return text === undefined ? null : add(KEY_ENTRY, Readable.from([Buffer.from(text)]), 0)
}

async function readVersion(): Promise<string> {
  const file = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  const { version }: { version?: unknown } = JSON.parse(file)
  return String(version)
}
