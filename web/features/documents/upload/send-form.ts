import { z } from 'zod'
import type { DocumentType } from '#src/documents/constants.ts'
import { type Document, documentRecord } from '#src/documents/schema.ts'
import { expireSession, readToken } from '../../../lib/auth.ts'
import { reportSuccessfulCall, reportLostCall } from '../../../lib/connection.ts'
import { headersOfPerson } from '../../../lib/post-rest.ts'
import { type FileResponse, sendFile, type Transfer } from '../../../lib/send-file.ts'
import { UploadFailure } from './upload-failure.ts'
import { translateSentence } from '../../../lib/sentences.ts'

const UNAUTHORIZED = 401

const refusal = z.object({ detail: z.union([z.string(), z.array(z.string())]) })

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Uploads a file through the server in one multipart request.
 * @throws UploadFailure, or the signal's reason
 */
export const sendForm = async (
  file: File,
  { type, requestId }: { type: DocumentType; requestId: string },
  transfer: Transfer,
): Promise<Document> => {
  const body = new FormData()
  body.append('request_id', requestId)
  body.append('document_type', type)
  body.append('file', file)
  const token = readToken()
  const startedAtMs = performance.now()
  let response: FileResponse
  try {
    response = await sendFile({
      method: 'POST',
      url: '/api/documents/upload',
      headers: headersOfPerson(),
      body,
      ...transfer,
    })
  } catch {
    transfer.signal?.throwIfAborted()
    reportLostCall()
    throw new UploadFailure('send')
  }
  const { isOk, status, text } = response
  const content = parse(text)
  if (content === undefined) reportLostCall()
  else reportSuccessfulCall(startedAtMs)
  if (status === UNAUTHORIZED && token !== null) expireSession(token)
  const document = documentRecord.safeParse(content).data
  if (isOk && document) return document
  const detail = refusal.safeParse(content).data?.detail
  throw new UploadFailure(
    'send',
    status,
    detail && [detail].flat().map(translateSentence).join(' '),
  )
}
