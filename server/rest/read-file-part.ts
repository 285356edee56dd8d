import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError, InvalidInput, TooLarge, UnsupportedMedia } from '../errors.ts'
import type { LocalFile } from '../storage/file-store.ts'
import type { Incoming } from '../storage/incoming.ts'
import { UNREADABLE_FORM } from './body.ts'
import { t } from '#src/language/t.ts'

const PARTS_MAX = 10

export type UploadLimit = { maxBytes: number; tooLarge: string }

/** Call it before any other work for an upload. @throws UnsupportedMedia, TooLarge */
export function checkUpload(request: FastifyRequest, { maxBytes, tooLarge }: UploadLimit): void {
  if (!request.isMultipart()) throw new UnsupportedMedia()
  if (Number(request.headers['content-length'] ?? 0) > maxBytes * 2) throw new TooLarge(tooLarge)
}

/** Reads the part named `file` of a multipart body into memory. @throws InvalidInput, TooLarge */
export async function readFilePart(
  request: FastifyRequest,
  { maxBytes, tooLarge }: UploadLimit,
): Promise<Buffer> {
  return readPart(request, maxBytes, async (part) => {
    const content = await part.toBuffer()
    if (part.file.truncated) throw new TooLarge(tooLarge)
    return content
  })
}

/**
 * Writes the part named `file` to a local file, for bodies too large for memory. The caller
 * discards it.
 * @throws InvalidInput, TooLarge, StorageUnavailable
 */
export const receiveFilePart = (
  request: FastifyRequest,
  incoming: Incoming,
  { userId, ...limit }: UploadLimit & { userId: string },
): Promise<LocalFile> =>
  // One byte more, so that a file over the limit is detected.
  readPart(request, limit.maxBytes + 1, ({ file }) => incoming.receive(file, { userId, ...limit }))

async function readPart<T>(
  request: FastifyRequest,
  fileSize: number,
  read: (part: MultipartFile) => Promise<T>,
): Promise<T> {
  const limits = { fileSize, files: PARTS_MAX, parts: PARTS_MAX }
  const options = { limits, throwFileSizeLimit: false }
  try {
    for await (const part of request.parts(options)) {
      if (part.type !== 'file') continue
      if (part.fieldname === 'file') return await read(part)
      part.file.resume()
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new InvalidInput(UNREADABLE_FORM)
  } finally {
    // A client that is still sending does not read the response until its body has been read.
    request.raw.unpipe()
    request.raw.resume()
  }
  throw new InvalidInput(t('No file was sent'))
}
