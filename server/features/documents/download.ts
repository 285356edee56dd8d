import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { create as createDisposition } from 'content-disposition'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { StorageUnavailable } from '../../storage/file-store.ts'
import type { StoredDocument } from './queries.ts'
import { findAnywhere } from './quarantine.ts'
import { getStoredDocument } from './service.ts'

export type Download =
  | { url: string }
  | { pieces: AsyncIterable<Uint8Array>; type: string; size: number; disposition: string }

/**
 * A signed address that is valid for a few minutes, if the browser can reach the storage; else the
 * file. @throws NotFound, StorageUnavailable
 */
export async function openDownload(ctx: Context, userId: string, id: string): Promise<Download> {
  const document = await getStoredDocument(ctx.db, userId, id)
  const { filename, file_type: type, file_size: size, storage_key } = document
  const { files } = ctx
  const disposition = createDisposition(filename)
  if (files.direct === undefined) {
    const pieces = await findAnywhere(files, storage_key, files.openPieces)
    if (pieces === undefined) return failMissing(ctx.db, userId, id)
    return { pieces: readWhole(pieces, document), type, size, disposition }
  }
  const found = await findAnywhere(files, storage_key, files.stat)
  if (found === undefined) return failMissing(ctx.db, userId, id)
  return { url: await files.direct.signDownload(storage_key, { disposition, type }) }
}

/** Throws if the file's size differs from its row's. */
async function* readWhole(
  pieces: AsyncIterable<Uint8Array>,
  { id, file_size }: StoredDocument,
): AsyncGenerator<Uint8Array> {
  let left = file_size
  for await (const piece of pieces) {
    left -= piece.byteLength
    if (left < 0) break
    yield piece
  }
  if (left !== 0) throw new Error(`the file of document ${id} is not of ${file_size} bytes`)
}

/**
 * The whole content, for our own programs that read documents.
 * @throws NotFound, StorageUnavailable
 */
export async function readDocument(
  { db, files }: Pick<Context, 'db' | 'files'>,
  userId: string,
  id: string,
): Promise<Uint8Array> {
  // Looked up when it is read, since it may have been deleted while it was queued.
  const { storage_key } = await getStoredDocument(db, userId, id)
  const content = await findAnywhere(files, storage_key, files.open)
  if (content === undefined) return failMissing(db, userId, id)
  return buffer(content).catch((error: unknown) => {
    throw new StorageUnavailable(error)
  })
}

/** @throws StorageUnavailable */
export async function openFile(
  { files }: Pick<Context, 'files'>,
  { id, storage_key }: StoredDocument,
): Promise<Readable> {
  const content = await findAnywhere(files, storage_key, files.open)
  if (content === undefined) throw toMissing(id)
  return content
}

/**
 * Reports a document deleted in the meantime, or a file lost by the storage. @throws NotFound,
 * Error
 */
async function failMissing(db: Db, userId: string, id: string): Promise<never> {
  await getStoredDocument(db, userId, id)
  throw toMissing(id)
}

/** The storage has lost a file: an error for the log, not for the person. */
const toMissing = (id: string) =>
  new Error(`the file of document ${id} is missing from the storage`)
