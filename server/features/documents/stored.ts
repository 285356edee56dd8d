import type { Readable } from 'node:stream'
import type { FileStore } from '../../storage/file-store.ts'
import { findAnywhere } from './quarantine.ts'

/** Files by their keys, also those that were set aside by mistake; undefined if missing. */
export const openStored = (files: FileStore, key: string): Promise<Readable | undefined> =>
  findAnywhere(files, key, files.open)

export const openStoredPieces = (
  files: FileStore,
  key: string,
): Promise<AsyncIterable<Uint8Array> | undefined> => findAnywhere(files, key, files.openPieces)

const findStoredFile = async (files: FileStore, key: string): Promise<boolean> =>
  (await findAnywhere(files, key, files.stat)) !== undefined

/** Returns a function that checks whether a file exists, and asks the storage once per key. */
export function rememberStored(files: FileStore): (key: string) => Promise<boolean> {
  const known = new Map<string, boolean>()
  return async (key) => {
    const isThere = known.get(key) ?? (await findStoredFile(files, key))
    known.set(key, isThere)
    return isThere
  }
}
