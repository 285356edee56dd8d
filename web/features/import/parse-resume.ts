import { type ParsedResume, parsedResume } from '#src/import/schema.ts'
import { readToken } from '../../lib/auth.ts'
import { watchCall } from '../../lib/call-server.ts'
import { RefusedCall } from '../../lib/failure.ts'
import { EmptyAnswer } from './parse-failure.ts'

/** As long as the toast promises (docs/behaviour.md#resume-import). */
const ABORT_MS = 120_000

/**
 * Has the server read a document of the signed-in person; aborting `signal` stops it there, too.
 * Throws what `describeParseFailure` understands.
 */
export const parseResume = async (
  documentId: string,
  signal: AbortSignal,
): Promise<ParsedResume> => {
  const limit = new AbortController()
  const timer = setTimeout(
    () => limit.abort(new DOMException('No answer in time', 'TimeoutError')),
    ABORT_MS,
  )
  try {
    const response = await watchCall(`/api/profile/import-from-resume/${documentId}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${readToken() ?? ''}` },
      signal: AbortSignal.any([signal, limit.signal]),
    })
    if (!response.ok) throw await RefusedCall.from(response)
    const { data } = parsedResume.safeParse(await response.json().catch(() => undefined))
    if (!data) throw new EmptyAnswer()
    return data
  } finally {
    clearTimeout(timer)
  }
}
