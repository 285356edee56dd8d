import type { FastifyRequest } from 'fastify'
import { AppError, InvalidInput, TooLarge, UnsupportedMedia } from '../errors.ts'
import { UNREADABLE_FORM } from './body.ts'

const PARTS_MAX = 10

type Limit = { maxBytes: number; tooLarge: string }

/** Call it before anything else is done for an upload. @throws UnsupportedMedia, TooLarge */
export function checkUpload(request: FastifyRequest, { maxBytes, tooLarge }: Limit): void {
  if (!request.isMultipart()) throw new UnsupportedMedia()
  if (Number(request.headers['content-length'] ?? 0) > maxBytes * 2) throw new TooLarge(tooLarge)
}

/** The part named `file` of a multipart body, in memory. @throws InvalidInput, TooLarge */
export async function readFilePart(
  request: FastifyRequest,
  { maxBytes, tooLarge }: Limit,
): Promise<Buffer> {
  const limits = { fileSize: maxBytes, files: PARTS_MAX, parts: PARTS_MAX }
  const options = { limits, throwFileSizeLimit: false }
  try {
    for await (const part of request.parts(options)) {
      if (part.type !== 'file') continue
      if (part.fieldname === 'file') {
        const content = await part.toBuffer()
        if (part.file.truncated) throw new TooLarge(tooLarge)
        return content
      }
      part.file.resume()
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new InvalidInput(UNREADABLE_FORM)
  } finally {
    // A client that is still sending reads no response until its body has been read.
    request.raw.unpipe()
    request.raw.resume()
  }
  throw new InvalidInput('No file was sent')
}
