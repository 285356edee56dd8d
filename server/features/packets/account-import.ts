import { z } from 'zod'
import { DOCUMENT_MAX_BYTES, FILE_TYPES } from '#src/documents/constants.ts'
import { documentType, filename } from '#src/documents/schema.ts'
import { instant } from '#src/fields.ts'
import { posting } from '#src/jobs/posting.ts'
import { packetAnswers, sha256 } from '#src/packets/schema.ts'
import { unmarkAllDeleted } from '../../db/soft-delete.ts'
import { InvalidInput } from '../../errors.ts'
import {
  defineImport,
  type ImportRequest,
  type ImportSource,
  keepOrder,
  listOf,
  rowId,
} from '../../import-part.ts'
import { hashFile } from '../../storage/hash-file.ts'
import { findKind, makeFileKey } from '../documents/index.ts'
import { toSavedPosting } from '../jobs/index.ts'
import * as queries from './queries.ts'
import { limitPackets } from './seal.ts'
import { t } from '#src/language/t.ts'

const SENT_MAX = 1_000_000
const FILES_MAX = 1_000
const PATH_MAX = 1_000

const file = z.object({
  name: filename,
  document_type: documentType,
  sha256,
  file: z.string().max(PATH_MAX).nullable(),
})
type SentFile = z.infer<typeof file>

const packet = z.object({
  id: rowId,
  job_id: rowId,
  sealed_at: instant(t('Sealed at')),
  files: z.array(file, { error: t('Files must be a list') }).max(FILES_MAX, t('Too many files')),
  posting: posting.nullable(),
  answers: packetAnswers,
})
type SentPacket = z.infer<typeof packet>

/**
 * The account already had the file, so it was not copied, but it has been erased during the import.
 */
const ERASED = t('The copies of what was sent could not be imported. Please try again.')

type ImportedFile = { size: number; file_type: string; storage_key: string | undefined }

export const importPackets = defineImport({
  name: 'packets',
  after: ['applications'],
  shape: listOf(packet, SENT_MAX),
  create(sent) {
    const kept = new Map<string, ImportedFile>()
    /** Ids of the packets whose files were prepared. */
    const prepared = new Set<string>()
    return {
      async prepare(source) {
        const known = await queries.listIds(source.db, source.userId)
        for (const one of sent.filter(({ id }) => !known.has(id))) {
          prepared.add(one.id)
          for (const each of one.files) {
            if (!kept.has(each.sha256)) await keepFile(source, each, kept)
          }
        }
      },
      write: (request) => writePackets(request, sent, { kept, prepared }),
    }
  },
})

/** A file that the other server had lost is imported as lost. */
async function keepFile(
  source: ImportSource,
  { name, sha256: hash, file: path }: SentFile,
  kept: Map<string, ImportedFile>,
): Promise<void> {
  const own = await queries.findFile(source.db, source.userId, hash)
  if (own !== undefined) {
    kept.set(hash, { ...own, storage_key: undefined })
    return
  }
  if (path === null) return
  const local = await source.unpack(path, DOCUMENT_MAX_BYTES)
  if ((await hashFile(local.path)) !== hash) {
    throw new InvalidInput(
      t('A file of this archive is not the one that was sent: {path}', { path }),
    )
  }
  const file_type = FILE_TYPES[await findKind(name, local.path)]
  const storage_key = await makeFileKey(source.db, source.userId)
  const { size } = local
  await source.put(storage_key, local, file_type)
  kept.set(hash, { size, file_type, storage_key })
}

async function writePackets(
  request: ImportRequest,
  sent: readonly SentPacket[],
  { kept, prepared }: { kept: ReadonlyMap<string, ImportedFile>; prepared: ReadonlySet<string> },
): Promise<number> {
  const { trx, userId, rows, problems } = request
  const ids = sent.map(({ id }) => id)
  const { present: known } = await unmarkAllDeleted(trx, 'packets', userId, ids)
  const times = keepOrder(
    sent.map(({ sealed_at }) => sealed_at),
    'descending',
  )
  for (const [hash, { storage_key, ...one }] of kept) {
    if (storage_key === undefined) {
      if ((await queries.findFile(trx, userId, hash)) === undefined) throw new InvalidInput(ERASED)
      continue
    }
    const isNew = await queries.insertFile(trx, {
      user_id: userId,
      sha256: hash,
      storage_key,
      ...one,
    })
    if (!isNew) request.drop(storage_key)
  }
  let added = 0
  for (const [index, one] of sent.entries()) {
    const job = rows.get('applications', one.job_id)
    if (known.has(one.id)) continue
    // It existed when the files were prepared, and has been erased since.
    if (!prepared.has(one.id)) throw new InvalidInput(ERASED)
    const files = one.files.flatMap(({ name, document_type, sha256: hash }) => {
      const size = kept.get(hash)?.size
      if (size !== undefined) return { name, document_type, size, sha256: hash }
      problems.push(
        t('The sent file “{name}” was left out, because it is missing from the archive.', { name }),
      )
      return []
    })
    await queries.insertPacket(trx, {
      user_id: userId,
      id: one.id,
      job_id: job.id,
      sealed_at: times[index] ?? one.sealed_at,
      request_id: null,
      files,
      posting: one.posting && toSavedPosting(one.posting),
      answers: one.answers,
    })
    added += 1
  }
  await request.checkRows(limitPackets(request), added)
  await request.checkFiles()
  return added
}
