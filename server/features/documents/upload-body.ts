import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { DOCUMENT_MAX_BYTES, FILE_TOO_LARGE } from '#src/documents/constants.ts'
import { cleanFilename } from '#src/documents/filename.ts'
import { uploadFields } from '#src/documents/schema.ts'
import { AppError, InvalidInput } from '../../errors.ts'
import { getNamedKind } from './validate-file-type.ts'
import type { Upload } from './upload.ts'
import type { LocalFile } from '../../storage/file-store.ts'
import type { Incoming } from '../../storage/incoming.ts'
import { UNREADABLE_FORM } from '../../rest/body.ts'
import { t } from '#src/language/t.ts'

const NO_FILE = t('No file was sent')
const FIELD_MAX_BYTES = 1024
const PARTS_MAX = 10

/** A small buffer: by default the parser's streams hold 64 KB for each upload. */
const BUFFERS = { highWaterMark: 4096, fileHwm: 4096 }

/** One byte more than the limit, so that a file over the limit can be detected. */
const LIMITS = {
  fieldSize: FIELD_MAX_BYTES,
  fields: PARTS_MAX,
  files: PARTS_MAX,
  parts: PARTS_MAX,
  fileSize: DOCUMENT_MAX_BYTES + 1,
}

/**
 * Reads file, type and request id of a multipart body in any order; ignores other parts. The caller
 * keeps or discards the local file; it is not received if `hasRoom` returns false.
 * @throws ZodError, InvalidInput, TooLarge, StorageUnavailable, after deleting the file
 */
export async function readUpload(
  request: FastifyRequest,
  incoming: Incoming,
  userId: string,
  hasRoom: () => Promise<boolean>,
): Promise<Upload & { file: LocalFile | undefined }> {
  const texts = new Map<string, unknown>()
  let received: { filename: string; file: LocalFile | undefined } | undefined
  try {
    const options = { ...BUFFERS, limits: LIMITS, preservePath: true, throwFileSizeLimit: false }
    for await (const part of request.parts(options)) {
      if (part.type === 'field') texts.set(part.fieldname, part.value)
      else if (part.fieldname === 'file' && received === undefined) {
        received = (await hasRoom())
          ? await receive(part, incoming, userId)
          : { filename: readName(part), file: undefined }
        if (received.file === undefined) part.file.resume()
      } else part.file.resume()
    }
    if (received === undefined) throw new InvalidInput(NO_FILE)
    const { document_type, request_id } = uploadFields.parse(Object.fromEntries(texts))
    return { ...received, document_type, request_id }
  } catch (error) {
    if (received?.file !== undefined) await incoming.discard(received.file)
    drain(request)
    throw explain(error)
  }
}

/** @throws InvalidInput */
function readName({ filename: sent }: MultipartFile): string {
  const filename = cleanFilename(decodeName(sent))
  getNamedKind(filename)
  return filename
}

/** Checks the name first: the content of a refused file need not be read. */
async function receive(part: MultipartFile, incoming: Incoming, userId: string) {
  const filename = readName(part)
  const limit = { userId, maxBytes: DOCUMENT_MAX_BYTES, tooLarge: FILE_TOO_LARGE }
  return { filename, file: await incoming.receive(part.file, limit) }
}

const ESCAPES: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

/** Browsers write these three, and nothing else, in this way (HTML, multipart/form-data). */
const decodeName = (name: string) =>
  name.replaceAll(/%(?:22|0D|0A)/gi, (found) => ESCAPES[found.toUpperCase()] ?? found)

/** A client that is still sending reads no response until its body has been read. */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

/** Our errors and zod's pass through, the plugin's have a status; any other means a malformed body. */
function explain(error: unknown): unknown {
  if (error instanceof AppError) return error
  if (error instanceof Error && (error.name === 'ZodError' || 'statusCode' in error)) return error
  return new InvalidInput(UNREADABLE_FORM)
}
