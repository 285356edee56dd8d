import { z } from 'zod'
import { isJson, watchCall } from '../../lib/call-server.ts'
import { saveAs } from '../../lib/download.ts'
import { RefusedCall } from '../../lib/failure.ts'
import { headersOfPerson } from '../../lib/post-rest.ts'

const RESPONSE_TIMEOUT_MS = 60_000

const storedElsewhere = z.object({ url: z.url() })

/**
 * Downloads a document from the server or, through the short-lived URL that it returns, from the
 * storage.
 * @throws what `describeFailure` understands
 */
export const fetchDocument = async (id: string, given?: AbortSignal): Promise<Blob> => {
  const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_MS)
  const signal = given ? AbortSignal.any([given, timeout]) : timeout
  const response = await watchCall(`/api/documents/${id}/download`, {
    headers: headersOfPerson(),
    signal,
  })
  if (!response.ok) throw await RefusedCall.from(response)
  if (!isJson(response)) return response.blob()
  const { url } = storedElsewhere.parse(await response.json())
  const stored = await fetch(url, { signal, referrerPolicy: 'no-referrer' })
  if (!stored.ok) throw new RefusedCall(stored.status, undefined)
  return stored.blob()
}

/** Makes the browser save the document under its own name. */
export const saveDocument = async (document: { id: string; filename: string }): Promise<void> =>
  saveAs(await fetchDocument(document.id), document.filename)
