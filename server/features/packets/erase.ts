import { DELETED_PACKET_TTL_MS } from '#src/packets/schema.ts'
import type { ErasureRequest } from '../../account-part.ts'
import { lockUser } from '../../db/lock-user.ts'
import { eraseDeleted } from '../../db/soft-delete.ts'
import type { SweepDeps } from '../../sweep.ts'
import { removeFiles, quarantineFile } from '../documents/index.ts'
import { deleteUnusedFiles, listFiles, listOwnersOfUnused } from './queries.ts'

/** Removes the bytes of all packets once their rows are deleted. */
export async function eraseSealedFiles({ db, userId, files, log }: ErasureRequest) {
  const keys = (await listFiles(db, userId)).map(({ storage_key }) => storage_key)
  return () => removeFiles({ files, log }, keys)
}

export const sweepPackets = ({ db }: SweepDeps): Promise<number> =>
  eraseDeleted(db, 'packets', DELETED_PACKET_TTL_MS)

/** Removes the bytes of files that no packet refers to any more. */
export async function sweepSealedFiles({ db, files }: SweepDeps): Promise<number> {
  let count = 0
  for (const userId of await listOwnersOfUnused(db)) {
    const keys = await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      return deleteUnusedFiles(trx, userId)
    })
    for (const key of keys) await quarantineFile(files, key)
    count += keys.length
  }
  return count
}
