import { z } from 'zod'
import { VCARD_MAX_BYTES, VCARD_TOO_LARGE } from '#src/contacts/constants.ts'
import type { ContactImport } from '#src/contacts/schema.ts'
import { readToken } from '../../lib/auth.ts'
import { watchCall } from '../../lib/call-server.ts'
import { RefusedCall } from '../../lib/failure.ts'

const ANSWER_TIMEOUT_MS = 60_000
const HTTP_TOO_LARGE = 413

const answer = z.object({ added: z.number(), skipped: z.number() })

/** Sends a file of vCards. @throws what `describeFailure` understands */
export const importVcards = async (file: File): Promise<ContactImport> => {
  if (file.size > VCARD_MAX_BYTES) throw new RefusedCall(HTTP_TOO_LARGE, VCARD_TOO_LARGE)
  const body = new FormData()
  body.set('file', file)
  const token = readToken()
  const response = await watchCall('/api/contacts/import', {
    method: 'POST',
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    body,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  if (!response.ok) throw await RefusedCall.from(response)
  return answer.parse(await response.json())
}
