import {
  DELETED_DOCUMENT_TTL_MS,
  DOCUMENT_NOT_FOUND,
  DOCUMENTS_MAX,
  type DocumentType,
  NO_SLOT_TO_RESTORE,
} from '#src/documents/constants.ts'
import type { Document, DocumentUsage } from '#src/documents/schema.ts'
import type { ErasureRequest } from '../../account-part.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { markDeleted } from '../../db/soft-delete.ts'
import { lockUser } from '../../db/lock-user.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import { toQuarantineKey } from './quarantine.ts'
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

/**
 * Hides the document and frees its slot; it can be restored for a day. Applications keep the name
 * of the document sent.
 * @throws NotFound
 */
export async function removeDocument(db: Db, userId: string, id: string): Promise<void> {
  getOrThrow(await markDeleted(db, 'documents', userId, id))
}

/**
 * Restores a deleted document; one that is not deleted is unchanged.
 * @throws NotFound, also if deleted too long ago, InvalidInput if there are three others
 */
export const restoreDocument = (db: Db, userId: string, id: string): Promise<Document> =>
  db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const existing = await queries.findDocument(trx, userId, id)
    if (existing !== undefined) return toDocument(existing)
    const restored = await queries.unmarkDeleted(trx, userId, id, DELETED_DOCUMENT_TTL_MS)
    if ((await queries.countDocuments(trx, userId)) > DOCUMENTS_MAX) {
      throw new InvalidInput(NO_SLOT_TO_RESTORE)
    }
    return getOrThrow(restored)
  })

/** Erases the documents whose restoring is over; returns the keys of their files. */
export async function eraseExpired(db: Db): Promise<string[]> {
  const keys: string[] = []
  for (const { user_id, id } of await queries.listExpired(db, DELETED_DOCUMENT_TTL_MS)) {
    const erased = await db.transaction().execute(async (trx) => {
      if ((await queries.lockDeleted(trx, user_id, id)) === undefined) return undefined
      await queries.forgetSent(trx, user_id, id)
      return queries.deleteDocument(trx, user_id, id)
    })
    if (erased !== undefined) keys.push(erased.storage_key)
  }
  return keys
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

/** Removes all of the user's files once their rows are deleted, including quarantined ones. */
export async function eraseFiles({ db, userId, files, log }: ErasureRequest) {
  const fileKeys = await queries.listFileKeys(db, userId)
  const keys = fileKeys.flatMap((key) => [key, toQuarantineKey(key)])
  const folder = `${makeFileFolder(await queries.getStorageNamespace(db), userId)}/`
  return async () => {
    const asideOf = async () => {
      const found: string[] = []
      for await (const { key } of files.list(toQuarantineKey(folder))) found.push(key)
      return found
    }
    const aside = await asideOf().catch((err: unknown) => {
      log.warn({ err }, 'Files that were set aside were not removed')
      return []
    })
    await removeFiles({ files, log }, [...keys, ...aside])
  }
}

/** The prefix of all keys of a user's files. */
export const makeFileFolder = (namespace: string, userId: string) =>
  `${namespace}/documents/${userId}`
