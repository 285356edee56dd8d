import type { FileStore } from '../../storage/file-store.ts'

/** How long a file that no document has is kept (docs/operations.md#files-that-no-document-has). */
export const QUARANTINE_TTL_MS = 30 * 24 * 60 * 60 * 1000

const PREFIX = 'quarantine/'

/** Where a file is kept that was set aside; also of a prefix of keys. */
export const toQuarantineKey = (key: string) => `${PREFIX}${key}`
export const fromQuarantineKey = (key: string) => key.slice(PREFIX.length)

/** False if there is no such file, because another server has set it aside. */
export const quarantineFile = (files: FileStore, key: string): Promise<boolean> =>
  files.move(key, toQuarantineKey(key))

/** Puts a file back to where it was. False if it was not set aside. */
export const unquarantineFile = (files: FileStore, key: string): Promise<boolean> =>
  files.move(toQuarantineKey(key), key)

/**
 * What `find` returns for the file at `key`, which is first brought back when it was set aside: a
 * copy of this database with the same storage does not know of it.
 */
export async function findAnywhere<T>(
  files: FileStore,
  key: string,
  find: (key: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const found = await find(key)
  if (found !== undefined) return found
  await unquarantineFile(files, key)
  return find(key)
}
