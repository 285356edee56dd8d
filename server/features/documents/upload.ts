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
import { removeFiles } from './service.ts'
import { sniff } from './sniff.ts'

export type Upload = { filename: string; document_type: DocumentType }

/** An early check that spares a useless transfer; `insertDocument` enforces it. @throws InvalidInput */
export async function refuseFull(db: Db, userId: string): Promise<void> {
  if ((await queries.countDocuments(db, userId)) >= DOCUMENTS_MAX) {
    throw new InvalidInput(TOO_MANY_DOCUMENTS)
  }
}

/** By name and content. @throws InvalidInput with what is wrong with the file */
export const findKind = async (filename: string, path: string): Promise<FileKind> =>
  validateFileType(filename, await withBytes(path, sniff))

export const makeFileKey = async (db: Db): Promise<string> =>
  `${await queries.getStorageNamespace(db)}/documents/${randomUUID()}`

/**
 * Stores a file that has arrived whole. The temporary file is moved or discarded.
 * @throws InvalidInput for its content or when there are three documents already, StorageUnavailable
 */
export async function addDocument(
  ctx: Context,
  userId: string,
  { file, ...upload }: Upload & { file: LocalFile },
): Promise<Document> {
  const { files, incoming } = ctx
  try {
    const kind = await findKind(upload.filename, file.path)
    const storage_key = await makeFileKey(ctx.db)
    await files.put(storage_key, file, FILE_TYPES[kind])
    return await insertKept(ctx, storage_key, (trx) =>
      insertDocument(trx, userId, { ...upload, kind, file_size: file.size, storage_key }),
    )
  } finally {
    await incoming.discard(file)
  }
}

/**
 * Inserts the row of a file that is in the storage, which is removed when the row was refused. After
 * any other failure the row may exist all the same, so the file is left to the sweep.
 */
export async function insertKept(
  ctx: Context,
  storageKey: string,
  insert: (trx: Db) => Promise<Document>,
): Promise<Document> {
  try {
    return await ctx.db.transaction().execute(insert)
  } catch (error) {
    if (error instanceof AppError) await removeFiles(ctx, [storageKey])
    throw error
  }
}

type NewDocument = Upload & { kind: FileKind; file_size: number; storage_key: string }

/** Enforces the limit of three also for concurrent uploads. @throws InvalidInput */
export async function insertDocument(
  trx: Db,
  userId: string,
  { kind, ...document }: NewDocument,
): Promise<Document> {
  if ((await lockUser(trx, userId)) === undefined) throw new NotSignedIn()
  await refuseFull(trx, userId)
  return queries.insertDocument(trx, { ...document, user_id: userId, file_type: FILE_TYPES[kind] })
}
