import type { FileStore } from '../../storage/file-store.ts'

/** How long an unused file is kept (docs/operations.md#files-that-no-document-has). */
export const QUARANTINE_TTL_MS = 30 * 24 * 60 * 60 * 1000

const PREFIX = 'quarantine/'

/** The key of a quarantined file; also for a prefix of keys. */
export const toQuarantineKey = (key: string) => `${PREFIX}${key}`
export const fromQuarantineKey = (key: string) => key.slice(PREFIX.length)

/** False if there is no such file, because another server has set it aside. */
export const quarantineFile = (files: FileStore, key: string): Promise<boolean> =>
  files.move(key, toQuarantineKey(key))

/** Moves a file back to its place. False if it was not quarantined. */
export const unquarantineFile = (files: FileStore, key: string): Promise<boolean> =>
  files.move(toQuarantineKey(key), key)

/**
 * Returns what `find` returns for the file at `key`, after moving it back if it was quarantined by
 * a copy of this database with the same storage.
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
