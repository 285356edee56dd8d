import { DOCUMENT_NOT_FOUND, type DocumentType } from '#src/documents/constants.ts'
import type { Document, DocumentUsage } from '#src/documents/schema.ts'
import type { ErasureRequest } from '../../account-part.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { NotFound } from '../../errors.ts'
import * as queries from './queries.ts'

const getOrThrow = <T>(found: T | undefined): T => {
  if (found === undefined) throw new NotFound(DOCUMENT_NOT_FOUND)
  return found
}

export const toDocument = ({ storage_key: _key, ...document }: queries.StoredDocument): Document =>
  document

/** Newest first. It also warms up the sandbox, because the person may have one read next. */
export async function listDocuments(
  { db, sandbox }: Pick<Context, 'db' | 'sandbox'>,
  userId: string,
): Promise<Document[]> {
  const documents = (await queries.listStoredDocuments(db, userId)).map(toDocument)
  if (documents.length > 0) sandbox.warm()
  return documents
}

/** Includes its storage key. @throws NotFound when the user has no such document */
export const getStoredDocument = async (
  db: Db,
  userId: string,
  id: string,
): Promise<queries.StoredDocument> => getOrThrow(await queries.findDocument(db, userId, id))

/** Also renames it in the applications that it was sent with. @throws NotFound */
export const setDocumentType = (
  db: Db,
  userId: string,
  id: string,
  type: DocumentType,
): Promise<Document> =>
  db.transaction().execute(async (trx) => {
    const updated = getOrThrow(await queries.updateType(trx, userId, id, type))
    await queries.updateSentType(trx, userId, id, type)
    return updated
  })

/** Applications keep the name of what was sent with them. @throws NotFound */
export async function removeDocument(ctx: Context, userId: string, id: string): Promise<void> {
  const { storage_key } = await ctx.db.transaction().execute(async (trx) => {
    getOrThrow(await queries.lockDocument(trx, userId, id))
    await queries.forgetSent(trx, userId, id)
    return getOrThrow(await queries.deleteDocument(trx, userId, id))
  })
  await removeFiles(ctx, [storage_key])
}

/** @throws NotFound */
export async function getUsage(db: Db, userId: string, id: string): Promise<DocumentUsage> {
  await getStoredDocument(db, userId, id)
  return { jobs: await queries.listJobsWith(db, userId, id) }
}

/** Files that cannot be removed now, because the storage is down, are left to the sweep. */
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
  const keys = (await queries.listStoredDocuments(db, userId)).map(({ storage_key }) => storage_key)
  return () => removeFiles({ files, log }, keys)
}
