import { randomUUID } from 'node:crypto'
import {
  DOCUMENT_MAX_BYTES,
  FILE_EMPTY,
  FILE_TOO_LARGE,
  FILE_TYPES,
  S3_NOT_ENABLED,
} from '#src/documents/constants.ts'
import type {
  Document,
  FinalizeInput,
  UploadTarget,
  UploadUrlInput,
} from '#src/documents/schema.ts'
import type { Context } from '../../context.ts'
import { lockUser } from '../../db/lock-user.ts'
import { AppError, InvalidInput, NotFound, TooLarge } from '../../errors.ts'
import type { RateRule } from '../../rate-limit/limiter.ts'
import { type DirectAccess, StorageUnavailable } from '../../storage/file-store.ts'
import { fetchBytes } from '../../storage/bytes.ts'
import { getNamedKind, validateFileType } from './validate-file-type.ts'
import { getStorageNamespace } from './queries.ts'
import { getStoredDocument, removeFiles, toDocument } from './service.ts'
import { sniff } from './sniff.ts'
import {
  checkDocumentLimit,
  findEarlier,
  insertDocument,
  insertStored,
  makeFileKey,
} from './upload.ts'
import * as uploads from './upload-queries.ts'
import { t } from '#src/language/t.ts'

/**
 * A URL signed without a size accepts a file of any size, so their number per person is limited.
 */
const UPLOADS_PER_USER: RateRule = { name: 'upload-url', limit: 60, windowMs: 60 * 60 * 1000 }
const UPLOAD_NOT_FOUND = t('Upload not found')
const NOT_ARRIVED = t('The file has not arrived. Please upload it again.')

function getDirect({ files }: Context): DirectAccess {
  if (files.direct === undefined) throw new InvalidInput(S3_NOT_ENABLED)
  return files.direct
}

/**
 * Returns where the browser uploads the file, valid for ten minutes; the storage rejects another
 * type or size.
 * @throws InvalidInput, TooLarge, TooManyRequests, StorageUnavailable
 */
export async function requestUpload(
  ctx: Context,
  userId: string,
  { filename, file_size: size, request_id }: UploadUrlInput,
): Promise<UploadTarget> {
  const direct = getDirect(ctx)
  if (size !== undefined && size > DOCUMENT_MAX_BYTES) throw new TooLarge(FILE_TOO_LARGE)
  if ((await findEarlier(ctx.db, userId, request_id)) === undefined) {
    await checkDocumentLimit(ctx.db, userId)
  }
  return ctx.limiter.run(
    [{ rule: UPLOADS_PER_USER, subject: userId }],
    async () => {
      // Signing calls no storage, so check here that it is up instead of failing in the browser.
      await ctx.files.check()
      const key = `${await getStorageNamespace(ctx.db)}/uploads/${userId}/${randomUUID()}`
      const type = FILE_TYPES[getNamedKind(filename)]
      const url = await direct.signUpload(key, { type, size })
      await uploads.insertUpload(ctx.db, key, userId)
      return { key, url, headers: { 'Content-Type': type } }
    },
    () => true,
  )
}

/**
 * Creates a document from the file at the key. A repeated call returns the same document, as does
 * one with another key and the same request id. A refused file is removed.
 * @throws NotFound unless the key was given to this user, InvalidInput, TooLarge,
 * StorageUnavailable
 */
export async function finalizeUpload(
  ctx: Context,
  userId: string,
  input: FinalizeInput,
): Promise<Document> {
  const direct = getDirect(ctx)
  const { key } = input
  const finished = await findFinished(ctx, userId, key)
  if (finished !== undefined) return finished
  const earlier = await findEarlier(ctx.db, userId, input.request_id)
  if (earlier !== undefined) {
    await removeFiles(ctx, [key])
    return toDocument(earlier)
  }
  try {
    const document = await storeCopy(ctx, userId, input, direct)
    await removeFiles(ctx, [key])
    return document
  } catch (error) {
    if (!(error instanceof AppError) || error instanceof StorageUnavailable) throw error
    // The file is missing: the same call, sent twice, may have finished in the meantime.
    const byOther = await findFinished(ctx, userId, key).catch(() => undefined)
    if (byOther !== undefined) return byOther
    await removeFiles(ctx, [key])
    await uploads.deleteOpenUpload(ctx.db, userId, key)
    throw error
  }
}

/** The document of a finished upload, undefined if it is not finished. @throws NotFound */
async function findFinished({ db }: Context, userId: string, key: string) {
  const upload = await uploads.findUpload(db, userId, key)
  if (upload === undefined) throw new NotFound(UPLOAD_NOT_FOUND)
  if (upload.document_id === null) return undefined
  return toDocument(await getStoredDocument(db, userId, upload.document_id))
}

/** Copies the file, because its signed address can still be written to for a while. */
async function storeCopy(
  ctx: Context,
  userId: string,
  { key, filename, document_type, request_id }: FinalizeInput,
  direct: DirectAccess,
): Promise<Document> {
  await statDocument(ctx, key)
  await checkDocumentLimit(ctx.db, userId)
  const storage_key = await makeFileKey(ctx.db, userId)
  if (!(await direct.copy(key, storage_key))) throw new InvalidInput(NOT_ARRIVED)
  const facts = await inspect(ctx, direct, { filename, storage_key })
  return insertStored(ctx, storage_key, async (trx) => {
    await lockUser(trx, userId)
    const upload = await uploads.lockUpload(trx, userId, key)
    if (upload?.document_id !== null) throw new NotFound(UPLOAD_NOT_FOUND)
    const document = { ...facts, filename, document_type, storage_key, request_id }
    const inserted = await insertDocument(ctx, trx, userId, document)
    await uploads.finishUpload(trx, userId, key, inserted.id)
    return inserted
  })
}

/** Returns the kind of a stored file; a file that is no document is removed. */
async function inspect(
  ctx: Context,
  direct: DirectAccess,
  { filename, storage_key }: { filename: string; storage_key: string },
) {
  try {
    // The size is only certain now, because another file may have replaced the first.
    const file_size = await statDocument(ctx, storage_key)
    const bytes = fetchBytes(file_size, async (offset, length) => {
      const range = await direct.readRange(storage_key, offset, length)
      if (range === undefined) throw new InvalidInput(NOT_ARRIVED)
      return range
    })
    return { kind: validateFileType(filename, await sniff(bytes)), file_size }
  } catch (error) {
    await removeFiles(ctx, [storage_key])
    throw error
  }
}

/** Its size in bytes. @throws InvalidInput, TooLarge */
async function statDocument({ files }: Context, key: string): Promise<number> {
  const found = await files.stat(key)
  if (found === undefined) throw new InvalidInput(NOT_ARRIVED)
  if (found.size === 0) throw new InvalidInput(FILE_EMPTY)
  if (found.size > DOCUMENT_MAX_BYTES) throw new TooLarge(FILE_TOO_LARGE)
  return found.size
}
