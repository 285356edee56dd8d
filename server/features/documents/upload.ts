import { randomUUID } from 'node:crypto'
import {
  DOCUMENTS_MAX,
  type DocumentType,
  FILE_TYPES,
  type FileKind,
  TOO_MANY_DOCUMENTS,
} from '#src/documents/constants.ts'
import type { Document } from '#src/documents/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { lockUser } from '../../db/lock-user.ts'
import { AppError, InvalidInput, NotSignedIn } from '../../errors.ts'
import type { LocalFile } from '../../storage/file-store.ts'
import { withBytes } from '../../storage/bytes.ts'
import { validateFileType } from './validate-file-type.ts'
import * as queries from './queries.ts'
import { makeFileFolder, removeFiles, toDocument } from './service.ts'
import { sniff } from './sniff.ts'

export type Upload = {
  filename: string
  document_type: DocumentType
  /** A repeated upload with the same one returns the first one's document. */
  request_id?: string | undefined
}

/** An early check that spares a useless transfer; `insertDocument` enforces it. */
export const hasSlot = async (db: Db, userId: string): Promise<boolean> =>
  (await queries.countDocuments(db, userId)) < DOCUMENTS_MAX

/** How long a client may retry an upload after a lost response. */
const REPEAT_MS = 60 * 60 * 1000

/**
 * Rejects an upload by its headers alone, unless it may repeat the one that filled the last slot,
 * which only the body tells.
 * @throws InvalidInput
 */
export async function rejectIfFull(db: Db, userId: string): Promise<void> {
  if (await hasSlot(db, userId)) return
  if (!(await queries.hasRecentRequest(db, userId, REPEAT_MS))) {
    throw new InvalidInput(TOO_MANY_DOCUMENTS)
  }
}

/** @throws InvalidInput */
export async function checkDocumentLimit(db: Db, userId: string): Promise<void> {
  if (!(await hasSlot(db, userId))) throw new InvalidInput(TOO_MANY_DOCUMENTS)
}

/** The kind by name and content. @throws InvalidInput with the file's problem */
export const findKind = async (filename: string, path: string): Promise<FileKind> =>
  validateFileType(filename, await withBytes(path, sniff))

export const makeFileKey = async (db: Db, userId: string): Promise<string> =>
  `${makeFileFolder(await queries.getStorageNamespace(db), userId)}/${randomUUID()}`

/** The document that an earlier request with this id uploaded. */
export async function findEarlier(
  db: Db,
  userId: string,
  requestId: string | undefined,
): Promise<queries.StoredDocument | undefined> {
  return requestId === undefined ? undefined : queries.findDocumentByRequest(db, userId, requestId)
}

/**
 * Stores a completely received file. The temporary file is moved or discarded.
 * @param file undefined if it was not received, because there were three documents already
 * @throws InvalidInput for its content or if there are three documents already, StorageUnavailable
 */
export async function addDocument(
  ctx: Context,
  userId: string,
  { file, ...upload }: Upload & { file: LocalFile | undefined },
): Promise<Document> {
  const { files, incoming } = ctx
  try {
    const earlier = await findEarlier(ctx.db, userId, upload.request_id)
    if (earlier !== undefined) return toDocument(earlier)
    if (file === undefined) throw new InvalidInput(TOO_MANY_DOCUMENTS)
    const kind = await findKind(upload.filename, file.path)
    const storage_key = await makeFileKey(ctx.db, userId)
    await files.put(storage_key, file, FILE_TYPES[kind])
    return await insertStored(ctx, storage_key, (trx) =>
      insertDocument(ctx, trx, userId, { ...upload, kind, file_size: file.size, storage_key }),
    )
  } finally {
    if (file !== undefined) await incoming.discard(file)
  }
}

/**
 * Inserts the row of a file that is in the storage, which is removed when the row was refused or the
 * document is there already. After any other failure the row may exist all the same, so the file is
 * left to the sweep.
 */
export async function insertStored(
  ctx: Context,
  storageKey: string,
  insert: (trx: Db) => Promise<queries.StoredDocument>,
): Promise<Document> {
  try {
    const row = await ctx.db.transaction().execute(insert)
    if (row.storage_key !== storageKey) await removeFiles(ctx, [storageKey])
    return toDocument(row)
  } catch (error) {
    if (error instanceof AppError) await removeFiles(ctx, [storageKey])
    throw error
  }
}

type NewDocument = Upload & { kind: FileKind; file_size: number; storage_key: string }

/** Enforces the limits also for concurrent uploads. @throws InvalidInput */
export async function insertDocument(
  { limits }: Pick<Context, 'limits'>,
  trx: Db,
  userId: string,
  { kind, request_id, ...document }: NewDocument,
): Promise<queries.StoredDocument> {
  if ((await lockUser(trx, userId)) === undefined) throw new NotSignedIn()
  const earlier = await findEarlier(trx, userId, request_id)
  if (earlier !== undefined) return earlier
  await checkDocumentLimit(trx, userId)
  const inserted = await queries.insertDocument(trx, {
    ...document,
    request_id: request_id ?? null,
    deleted_at: null,
    user_id: userId,
    file_type: FILE_TYPES[kind],
  })
  await limits.checkFiles(trx, userId)
  return inserted
}
