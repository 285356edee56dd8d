import type { Db } from '../../db/client.ts'
import type { FileStore, StoredFile } from '../../storage/file-store.ts'
import type { SweepDeps } from '../../sweep.ts'
import { getStorageNamespace } from './queries.ts'
import {
  unquarantineFile,
  fromQuarantineKey,
  QUARANTINE_TTL_MS,
  quarantineFile,
  toQuarantineKey,
} from './quarantine.ts'
import { eraseExpired } from './service.ts'
import { takeApproval } from './sweep-approval.ts'
import { deleteOldUploads, listUsedKeys } from './upload-queries.ts'

/** How long an upload may stay unfinished, and a file may exist without its row. */
export const UNFINISHED_TTL_MS = 60 * 60 * 1000
const BATCH = 500
/** More unknown files than both of these mean that the database is not the one they belong to. */
const FEW_FILES = 5
const FEW_SHARE = 0.05

/** Counts of removed and moved files per pass. */
export type SweptFiles = {
  uploads: number
  incoming: number
  /** The number of erased documents. */
  documents: number
  /** Set aside. */
  files: number
  /** Restored, because a document refers to them after all. */
  returned: number
  /** Removed after they had been set aside for long. */
  erased: number
}

/**
 * Removes uploads that were never finished and the partial files of processes that were killed, and
 * sets files aside that no document has. Any number of servers may do it at once.
 * @throws StorageUnavailable
 */
export async function sweepFiles(deps: SweepDeps, now = Date.now()): Promise<SweptFiles> {
  const { db, files, incoming } = deps
  const namespace = await getStorageNamespace(db)
  const received = await incoming.sweep(UNFINISHED_TTL_MS)
  const { numDeletedRows } = await deleteOldUploads(db, UNFINISHED_TTL_MS)
  const { returned, erased } = await sweepQuarantine(deps, namespace, now)
  const expired = await eraseExpired(db)
  for (const key of expired) await quarantineFile(files, key)

  const isOld = ({ modifiedAt }: StoredFile) => modifiedAt.getTime() <= now - UNFINISHED_TTL_MS
  const uploads = await findUnused(db, files, `${namespace}/uploads/`, isOld)
  for (const key of uploads.unused) await files.remove(key)
  const kept = await findUnused(db, files, `${namespace}/documents/`, isOld)
  const isAllowed = await maySetAside(deps, kept)
  const unused = isAllowed ? kept.unused : []
  for (const key of unused) await quarantineFile(files, key)
  return {
    uploads: Number(numDeletedRows),
    incoming: received,
    documents: expired.length,
    files: unused.length,
    returned,
    erased,
  }
}

type Found = { total: number; unused: string[] }

/** Finds the files under a prefix that no row of the database refers to. */
async function findUnused(
  db: Db,
  files: FileStore,
  prefix: string,
  isOld: (file: StoredFile) => boolean,
): Promise<Found> {
  const found: Found = { total: 0, unused: [] }
  let batch: string[] = []
  const check = async () => {
    const keys = batch
    batch = []
    const used = await listUsedKeys(db, keys)
    found.unused.push(...keys.filter((key) => !used.has(key)))
  }
  for await (const file of files.list(prefix)) {
    found.total += 1
    if (isOld(file)) batch.push(file.key)
    if (batch.length === BATCH) await check()
  }
  await check()
  return found
}

/**
 * Requires the owner's approval if so many files are unknown that the database may be the wrong
 * one.
 */
async function maySetAside(
  { config: { dataDir }, log }: SweepDeps,
  { total, unused: { length: unknown } }: Found,
): Promise<boolean> {
  const isApproved = await takeApproval(dataDir)
  if (isApproved || unknown <= FEW_FILES || unknown <= total * FEW_SHARE) return true
  log.error(
    { unknown, total },
    `Unused files were not removed: ${unknown} of the ${total} documents in the storage are unknown to the database. Was the database restored or copied, or does the storage belong to another one? If these files can be removed, create the file approve-sweep in DATA_DIR: the next sweep sets them aside for 30 days.`,
  )
  return false
}

/** Restores files that a document refers to after all, and deletes those unused for 30 days. */
async function sweepQuarantine({ db, files }: SweepDeps, namespace: string, now: number) {
  const swept = { returned: 0, erased: 0 }
  let batch: StoredFile[] = []
  const check = async () => {
    const aside = batch
    batch = []
    const used = await listUsedKeys(
      db,
      aside.map(({ key }) => fromQuarantineKey(key)),
    )
    for (const { key, modifiedAt } of aside) {
      if (used.has(fromQuarantineKey(key))) {
        if (await unquarantineFile(files, fromQuarantineKey(key))) swept.returned += 1
      } else if (modifiedAt.getTime() <= now - QUARANTINE_TTL_MS) {
        await files.remove(key)
        swept.erased += 1
      }
    }
  }
  for await (const file of files.list(toQuarantineKey(`${namespace}/`))) {
    batch.push(file)
    if (batch.length === BATCH) await check()
  }
  await check()
  return swept
}
