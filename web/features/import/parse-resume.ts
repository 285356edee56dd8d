import { type ParsedResume, parsedResume } from '#src/import/schema.ts'
import { readToken } from '../../lib/auth.ts'
import { watchCall } from '../../lib/call-server.ts'
import { RefusedCall } from '../../lib/failure.ts'
import { fetchInTime } from './fetch-in-time.ts'
import { EmptyAnswer } from './parse-failure.ts'

/**
 * Has the server read a document of the signed-in person; aborting `signal` stops it there, too.
 * Throws what `describeParseFailure` understands.
 */
export const parseResume = (documentId: string, signal: AbortSignal): Promise<ParsedResume> =>
  fetchInTime(
    signal,
    (either) =>
      watchCall(`/api/profile/import-from-resume/${documentId}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${readToken() ?? ''}` },
        signal: either,
      }),
    async (response) => {
      if (!response.ok) throw await RefusedCall.from(response)
      const body: unknown = await response.json().catch(() => undefined)
      const { data } = parsedResume.safeParse(body)
      if (!data) throw new EmptyAnswer()
      return data
    },
  )
