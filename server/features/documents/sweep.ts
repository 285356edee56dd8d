import type { SweepDeps } from '../../sweep.ts'
import { getStorageNamespace } from './queries.ts'
import { deleteOldUploads, listUsedKeys } from './upload-queries.ts'

/** How long an upload may stay unfinished, and a file may exist without its row. */
export const UNFINISHED_TTL_MS = 60 * 60 * 1000
const BATCH = 500

/** How many of each kind one pass removed. */
export type SweptFiles = { uploads: number; files: number; incoming: number }

/**
 * Removes uploads that were never finished, files without a document, and the partial files of
 * processes that were killed. Any number of servers may do it at once. @throws StorageUnavailable
 */
export async function sweepFiles(
  { db, files, incoming }: SweepDeps,
  now = Date.now(),
): Promise<SweptFiles> {
  const received = await incoming.sweep(UNFINISHED_TTL_MS)
  const { numDeletedRows } = await deleteOldUploads(db, UNFINISHED_TTL_MS)
  const oldest = now - UNFINISHED_TTL_MS
  let removed = 0
  let batch: string[] = []
  const removeUnused = async () => {
    const keys = batch
    batch = []
    if (keys.length === 0) return
    const used = await listUsedKeys(db, keys)
    for (const key of keys.filter((key) => !used.has(key))) {
      await files.remove(key)
      removed += 1
    }
  }
  for await (const { key, modifiedAt } of files.list(`${await getStorageNamespace(db)}/`)) {
    if (modifiedAt.getTime() > oldest) continue
    batch.push(key)
    if (batch.length === BATCH) await removeUnused()
  }
  await removeUnused()
  return { uploads: Number(numDeletedRows), files: removed, incoming: received }
}
