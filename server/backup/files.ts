import type { Readable } from 'node:stream'
import type { Storage } from '../storage/open.ts'
import { type Archive, readLines } from './archive.ts'
import { FILE_KEY_COLUMN } from './catalogue.ts'
import { renameKey } from './load.ts'
import { FILES_FOLDER, type Manifest, toTableEntry } from './manifest.ts'

/** The storage keeps the type, which signed downloads override. */
const ANY_TYPE = 'application/octet-stream'

/**
 * Puts the files of the backup into the storage, except those that exist there. Files that the
 * backup does not contain are copied within the storage if their prefix changes.
 * @returns the keys of missing files that rows refer to
 */
export async function restoreFiles(
  { manifest, open }: Archive,
  storage: Storage,
  namespace: string,
): Promise<string[]> {
  const { storage_namespace: from, documents } = manifest
  const missing: string[] = [...documents.missing]
  for (const { key, bytes } of documents.files) {
    await putFile(storage, renameKey(key, from, namespace), bytes, () => open(FILES_FOLDER + key))
  }
  if (documents.included) return missing
  for await (const key of listFileKeys(manifest, open)) {
    const size = (await storage.files.stat(key))?.size
    if (size === undefined) missing.push(key)
    else {
      const copy = async () => getOrThrow(key, await storage.files.open(key))
      await putFile(storage, renameKey(key, from, namespace), size, copy)
    }
  }
  return missing
}

const getOrThrow = (key: string, stream: Readable | undefined): Readable => {
  if (stream === undefined) throw new Error(`${key} was removed in the meantime`)
  return stream
}

/** The content of a key never changes, so a file of the same size is the same file. */
async function putFile(
  { files, incoming }: Storage,
  key: string,
  bytes: number,
  open: () => Promise<Readable>,
): Promise<void> {
  const isThere = async () => (await files.stat(key))?.size === bytes
  if (await isThere()) return
  const limit = { userId: key, maxBytes: bytes, tooLarge: `${key} has grown` }
  const copy = await incoming.receive(await open(), limit)
  try {
    await files.put(key, copy, ANY_TYPE)
  } finally {
    await incoming.discard(copy)
  }
  if (!(await isThere())) throw new Error(`${key} was not copied completely`)
}

async function* listFileKeys({ tables }: Manifest, open: Archive['open']) {
  for (const { name } of tables.filter(({ columns }) => columns.includes(FILE_KEY_COLUMN))) {
    for await (const line of readLines(await open(toTableEntry(name)))) {
      const row: Record<string, string | null> = JSON.parse(line)
      const key = row[FILE_KEY_COLUMN]
      if (key != null) yield key
    }
  }
}
