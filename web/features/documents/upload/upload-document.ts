import { type DocumentType, FILE_TYPES, S3_NOT_ENABLED } from '#src/documents/constants.ts'
import { findFileKind } from '#src/documents/filename.ts'
import type { Document, UploadTarget } from '#src/documents/schema.ts'
import { describeFailure } from '../../../lib/failure.ts'
import { trpcClient } from '../../../lib/trpc.ts'
import { type FileResponse, sendFile, type Transfer } from '../../../lib/send-file.ts'
import { sendForm } from './send-form.ts'
import { UploadFailure, type UploadStep } from './upload-failure.ts'

const FINISH_ATTEMPTS = 3
const FINISH_PAUSE_MS = 1_000
const BAD_REQUEST = 400

const toFailure = (step: UploadStep, error: unknown): UploadFailure => {
  const { status, detail } = describeFailure(error)
  return new UploadFailure(step, status, detail)
}

const findContentType = ({ name, type }: File) => {
  const kind = findFileKind(name)
  return kind ? FILE_TYPES[kind] : type
}

/** Requests with the same id create one document, however often they are sent. */
export type Sending = { type: DocumentType; requestId: string }

/** Resolves to undefined if files are uploaded through the server. */
const prepare = async (
  file: File,
  { type: document_type, requestId: request_id }: Sending,
  signal: AbortSignal | undefined,
): Promise<UploadTarget | undefined> => {
  const { name: filename, size: file_size } = file
  const content_type = findContentType(file)
  const sent = { filename, content_type, document_type, file_size, request_id }
  try {
    return await trpcClient.documents.uploadUrl.mutate(sent, signal && { signal })
  } catch (error) {
    signal?.throwIfAborted()
    const { status, detail } = describeFailure(error)
    if (status === BAD_REQUEST && detail === S3_NOT_ENABLED) return undefined
    throw toFailure('prepare', error)
  }
}

const store = async (file: File, target: UploadTarget, transfer: Transfer): Promise<void> => {
  const headers = new Headers(target.headers)
  if (!headers.has('content-type')) headers.set('content-type', findContentType(file))
  let response: FileResponse
  try {
    response = await sendFile({
      method: 'PUT',
      url: target.url,
      headers: Object.fromEntries(headers),
      body: file,
      ...transfer,
    })
  } catch {
    transfer.signal?.throwIfAborted()
    throw new UploadFailure('store')
  }
  if (!response.isOk) throw new UploadFailure('store', response.status)
}

/** Retried if the response was lost: the same key returns the same document. */
const finish = async (
  file: File,
  { type: document_type, requestId: request_id }: Sending,
  key: string,
  signal: AbortSignal | undefined,
): Promise<Document> => {
  const sent = {
    key,
    filename: file.name,
    content_type: findContentType(file),
    document_type,
    file_size: file.size,
    request_id,
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await trpcClient.documents.finalize.mutate(sent, signal && { signal })
    } catch (error) {
      signal?.throwIfAborted()
      const isLost = describeFailure(error).kind !== 'response'
      if (!isLost || attempt === FINISH_ATTEMPTS) throw toFailure('finish', error)
    }
    await new Promise((resolve) => setTimeout(resolve, FINISH_PAUSE_MS))
  }
}

/**
 * Uploads a file as the signed-in person: directly to the storage (upload-url, PUT, finalize), or
 * through the server if it responds with `S3 storage is not enabled` (docs/behaviour.md#uploading).
 * @throws UploadFailure, or the signal's reason
 */
export const uploadDocument = async (
  file: File,
  sending: Sending,
  transfer: Transfer = {},
): Promise<Document> => {
  const target = await prepare(file, sending, transfer.signal)
  if (target === undefined) return sendForm(file, sending, transfer)
  await store(file, target, transfer)
  return finish(file, sending, target.key, transfer.signal)
}
