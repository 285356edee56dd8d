import { z } from 'zod'
import { accountImportResponse } from '#src/account-import/responses.ts'
import { expireSession, readToken } from '../../lib/auth.ts'
import { RefusedCall } from '../../lib/failure.ts'
import { headersOfPerson } from '../../lib/post-rest.ts'
import { sendFile } from '../../lib/send-file.ts'

export type Imported = z.infer<typeof accountImportResponse>

/** Importing a whole account takes a while. */
const RESPONSE_MS = 10 * 60_000
const NOT_SIGNED_IN = 401
const refusal = z.object({ detail: z.union([z.string(), z.array(z.string())]) })

/** @throws what `describeFailure` understands */
export async function sendArchive(
  file: File,
  onProgress: (fraction: number) => void,
): Promise<Imported> {
  const body = new FormData()
  body.set('file', file)
  const token = readToken()
  const { isOk, status, text } = await sendFile({
    method: 'POST',
    url: '/api/account/import',
    headers: headersOfPerson(),
    body,
    onProgress,
    responseMs: RESPONSE_MS,
  })
  if (isOk) return accountImportResponse.parse(JSON.parse(text))
  if (status === NOT_SIGNED_IN && token !== null) expireSession(token)
  const { data } = refusal.safeParse(readJson(text))
  throw new RefusedCall(status, data?.detail)
}

/** A proxy may respond with an HTML page. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
