import { z } from 'zod'
import {
  DOCUMENT_MAX_BYTES,
  DOCUMENTS_MAX,
  FILE_TYPES,
  type FileKind,
} from '#src/documents/constants.ts'
import { documentType, filename } from '#src/documents/schema.ts'
import { instant } from '#src/fields.ts'
import { unmarkAllDeleted } from '../../db/soft-delete.ts'
import {
  defineImport,
  type ImportRequest,
  type ImportSource,
  keepOrder,
  listOf,
  rowId,
} from '../../import-part.ts'
import { hashFile, hashStored } from '../../storage/hash-file.ts'
import { findAnywhere } from './quarantine.ts'
import * as queries from './queries.ts'
import { findKind, makeFileKey } from './upload.ts'
import { t } from '#src/language/t.ts'

const DOCUMENTS = 'documents'
const SENT_MAX = 1_000
const PATH_MAX = 1_000

const document = z.object({
  id: rowId,
  filename,
  document_type: documentType,
  uploaded_at: instant(t('Uploaded at')),
  file: z.string().max(PATH_MAX).nullable(),
})
type SentDocument = z.infer<typeof document>

/**
 * The document exists in the account (perhaps deleted), or its file is now stored, or it is left
 * out.
 */
type Plan =
  | { own: string }
  | { kind: FileKind; file_size: number; storage_key: string }
  | { problem: string }

const describeLeftOut = (name: string) =>
  `“${name}” was left out: you can keep ${DOCUMENTS_MAX} documents.`
const describeLost = (name: string) => `“${name}” was left out: its file is not in the archive.`

/** Newest first, so that the oldest are left out if there is no room for all. */
export const importDocuments = defineImport({
  name: DOCUMENTS,
  shape: listOf(document, SENT_MAX),
  create(sent) {
    const planned: { document: SentDocument; plan: Plan }[] = []
    return {
      async prepare(source) {
        const stored = await queries.listAnyDocuments(source.db, source.userId)
        let room = DOCUMENTS_MAX - stored.filter(({ deleted_at }) => deleted_at === null).length
        for (const one of sent) {
          const plan = await planDocument(source, one, { stored, sent, room })
          if ('storage_key' in plan) room -= 1
          planned.push({ document: one, plan })
        }
      },
      async write(request) {
        const times = keepOrder(
          planned.map((one) => one.document.uploaded_at),
          'descending',
        )
        let added = 0
        for (const [index, { document: one, plan }] of planned.entries()) {
          const uploaded_at = times[index] ?? one.uploaded_at
          if (await writeDocument(request, { ...one, uploaded_at }, plan)) added += 1
        }
        if (added > 0) await request.checkFiles()
        return added
      },
    }
  },
})

type Known = {
  stored: readonly queries.AnyDocument[]
  sent: readonly SentDocument[]
  room: number
}

async function planDocument(
  source: ImportSource,
  { id, filename: name, file }: SentDocument,
  { stored, sent, room }: Known,
): Promise<Plan> {
  if (stored.some((own) => own.id === id)) return { own: id }
  if (file === null) return { problem: describeLost(name) }
  const local = await source.unpack(file, DOCUMENT_MAX_BYTES)
  const kind = await findKind(name, local.path)
  const hash = await hashFile(local.path)
  for (const own of stored) {
    const mayBeSame = own.deleted_at === null && !sent.some((one) => one.id === own.id)
    if (!mayBeSame || own.filename !== name || own.file_size !== local.size) continue
    const content = await findAnywhere(source.files, own.storage_key, source.files.open)
    if (content !== undefined && (await hashStored(content)) === hash) return { own: own.id }
  }
  if (room <= 0) return { problem: describeLeftOut(name) }
  const storage_key = await makeFileKey(source.db, source.userId)
  const file_size = local.size
  await source.put(storage_key, local, FILE_TYPES[kind])
  return { kind, file_size, storage_key }
}

/** Returns whether it was added. Slots taken since the plan are counted again. */
async function writeDocument(
  request: ImportRequest,
  { file: _path, ...one }: SentDocument,
  plan: Plan,
): Promise<boolean> {
  const { trx, userId, rows } = request
  const leaveOut = (problem: string): false => {
    request.problems.push(problem)
    rows.put(DOCUMENTS, one.id, undefined)
    if ('storage_key' in plan) request.drop(plan.storage_key)
    return false
  }
  if ('problem' in plan) return leaveOut(plan.problem)
  const id = 'own' in plan ? plan.own : one.id
  const isThere = (await queries.findDocument(trx, userId, id)) !== undefined
  if (!isThere && (await queries.countDocuments(trx, userId)) >= DOCUMENTS_MAX) {
    return leaveOut(describeLeftOut(one.filename))
  }
  if ('own' in plan) {
    const { present } = await unmarkAllDeleted(trx, 'documents', userId, [id])
    if (!present.has(id)) return leaveOut(describeLost(one.filename))
  } else {
    const { kind, ...stored } = plan
    await queries.insertImportedRow(trx, {
      ...one,
      ...stored,
      file_type: FILE_TYPES[kind],
      user_id: userId,
      request_id: null,
      deleted_at: null,
    })
  }
  rows.put(DOCUMENTS, one.id, { id, isNew: !('own' in plan) })
  return !('own' in plan)
}
