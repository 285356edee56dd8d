import { z } from 'zod'
import { isJson, watchCall } from '../../lib/call-server.ts'
import { saveAs } from '../../lib/download.ts'
import { RefusedCall } from '../../lib/failure.ts'
import { headersOfPerson } from '../../lib/post-rest.ts'

const ANSWER_TIMEOUT_MS = 60_000

const storedElsewhere = z.object({ url: z.url() })

/**
 * Downloads a document from the server or, through the short-lived URL that it returns, from the
 * storage.
 * @throws what `describeFailure` understands
 */
export const fetchDocument = async (id: string, given?: AbortSignal): Promise<Blob> => {
  const timeout = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
  const signal = given ? AbortSignal.any([given, timeout]) : timeout
  const answer = await watchCall(`/api/documents/${id}/download`, {
    headers: headersOfPerson(),
    signal,
  })
  if (!answer.ok) throw await RefusedCall.from(answer)
  if (!isJson(answer)) return answer.blob()
  const { url } = storedElsewhere.parse(await answer.json())
  const stored = await fetch(url, { signal, referrerPolicy: 'no-referrer' })
  if (!stored.ok) throw new RefusedCall(stored.status, undefined)
  return stored.blob()
}

/** Makes the browser save the document under its own name. */
export const saveDocument = async (document: { id: string; filename: string }): Promise<void> =>
  saveAs(await fetchDocument(document.id), document.filename)
