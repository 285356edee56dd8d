import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { StartupError } from '../startup-error.ts'
import {
  type Content,
  FILES_FOLDER,
  KEY_ENTRY,
  type Manifest,
  MANIFEST_ENTRY,
  MANIFEST_SUM_ENTRY,
  manifestSchema,
  toTableEntry,
} from './manifest.ts'

/** An opened backup with a valid manifest; its content is checked by `verify`. */
export type Archive = {
  manifest: Manifest
  open: (entry: string) => Promise<Readable>
  close: () => void
}

const MANIFEST_MAX_BYTES = 256 * 1024 * 1024

/** The file cannot be restored; the message gives the reason. */
export class InvalidBackup extends StartupError {
  override name = 'InvalidBackup'
}

/** @throws InvalidBackup if it is not a backup, or incomplete */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw explain(path, error)
  })
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const open = (name: string) => openEntry(zip, entries, name)
    return { manifest: await readManifest(entries, open), open, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw explain(path, error)
  }
}

function explain(path: string, error: unknown): Error {
  if (error instanceof InvalidBackup) return error
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  if (isMissing) return new InvalidBackup(`There is no file ${path}.`, { cause: error })
  return new InvalidBackup(
    `${path} cannot be read as a backup: it is not a backup, damaged, or incomplete (${error instanceof Error ? error.message : String(error)}).`,
    { cause: error },
  )
}

async function openEntry(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  name: string,
): Promise<Readable> {
  const entry = entries.get(name)
  if (entry === undefined) throw new InvalidBackup(`The backup is incomplete: ${name} is missing.`)
  return zip.openReadStreamPromise(entry)
}

async function readManifest(entries: ReadonlyMap<string, Entry>, open: Archive['open']) {
  if (!entries.has(MANIFEST_ENTRY)) {
    throw new InvalidBackup('This is not a backup of Foothold: it has no manifest.')
  }
  if ((entries.get(MANIFEST_ENTRY)?.uncompressedSize ?? 0) > MANIFEST_MAX_BYTES) {
    throw new InvalidBackup('The manifest of the backup is too large.')
  }
  const content = await buffer(await open(MANIFEST_ENTRY))
  const [sum] = (await buffer(await open(MANIFEST_SUM_ENTRY))).toString('utf8').split(' ')
  if (createHash('sha256').update(content).digest('hex') !== sum) throw isDamaged(MANIFEST_ENTRY)
  const manifest = manifestSchema.safeParse(JSON.parse(content.toString('utf8')))
  if (manifest.success) return manifest.data
  throw new InvalidBackup(
    'This version of Foothold cannot read the backup: it was made by a newer one.',
  )
}

const isDamaged = (name: string) => new InvalidBackup(`The backup is damaged: ${name} has changed.`)

/**
 * Reads everything once. @throws InvalidBackup if anything is missing or differs from the manifest
 */
export async function verify({ manifest, open }: Archive): Promise<void> {
  for (const table of manifest.tables) await verifyTable(open, table)
  const { files } = manifest.documents
  for (const { key, ...content } of files) await verifyEntry(open, `${FILES_FOLDER}${key}`, content)
  const key = manifest.encryption_key.included
  if (key !== null) await verifyEntry(open, KEY_ENTRY, key)
}

async function verifyTable(open: Archive['open'], { name, ...table }: Manifest['tables'][number]) {
  const entry = toTableEntry(name)
  await verifyEntry(open, entry, table)
  let count = 0
  const expected = table.columns.toSorted().join()
  for await (const line of readLines(await open(entry))) {
    const row: unknown = JSON.parse(line)
    const isRow = typeof row === 'object' && row !== null
    if (!isRow || Object.keys(row).toSorted().join() !== expected) throw isDamaged(entry)
    count += 1
  }
  if (count !== table.rows) throw isDamaged(entry)
}

async function verifyEntry(open: Archive['open'], name: string, { bytes, sha256 }: Content) {
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of await open(name)) {
      if (!Buffer.isBuffer(chunk)) continue
      size += chunk.length
      hash.update(chunk)
    }
  } catch (error) {
    throw error instanceof InvalidBackup ? error : isDamaged(name)
  }
  if (size !== bytes || hash.digest('hex') !== sha256) throw isDamaged(name)
}

/**
 * Reads lines without their line ends. Only `\n` ends a line: `node:readline` would also break at
 * U+2028.
 */
export async function* readLines(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  stream.setEncoding('utf8')
  for await (const text of stream) {
    const lines = (rest + String(text)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
