import type { ErasureRequest } from '../../account-part.ts'
import type { Context } from '../../context.ts'
import { listStoredDocuments } from './queries.ts'

/** What cannot be removed now, because the storage is down, the sweep finds later. */
export async function removeFiles(
  { files, log }: Pick<Context, 'files' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  const outcomes = await Promise.allSettled(keys.map((key) => files.remove(key)))
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') log.warn({ err: outcome.reason }, 'A file was not removed')
  }
}

/** The files of all the user's documents, removed once their rows are gone. */
export async function eraseFiles({ db, userId, files, log }: ErasureRequest) {
  const keys = (await listStoredDocuments(db, userId)).map(({ storage_key }) => storage_key)
  return () => removeFiles({ files, log }, keys)
}
