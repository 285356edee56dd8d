import type { z } from 'zod'
import { importAnswer, previewAnswer } from '#src/transfer/answers.ts'
import { IMPORT_MAX_BYTES, IMPORT_TOO_LARGE } from '#src/transfer/fields.ts'
import type { ImportInput, ImportPreview, ImportResult } from '#src/transfer/schema.ts'
import { readToken } from '../../lib/auth.ts'
import { watchCall } from '../../lib/call-server.ts'
import { RefusedCall } from '../../lib/failure.ts'
import { TIME_ZONE_HEADER } from '#src/shell/constants.ts'

const ANSWER_TIMEOUT_MS = 120_000
const HTTP_TOO_LARGE = 413

const post = async <T extends z.ZodType>(
  path: string,
  body: FormData | string,
  answer: T,
): Promise<z.output<T>> => {
  const token = readToken()
  const response = await watchCall(path, {
    method: 'POST',
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    body,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  if (!response.ok) throw await RefusedCall.from(response)
  return answer.parse(await response.json())
}

/** Has the server look at a file. @throws what `describeFailure` understands */
export const sendImportFile = async (file: File): Promise<ImportPreview> => {
  if (file.size > IMPORT_MAX_BYTES) throw new RefusedCall(HTTP_TOO_LARGE, IMPORT_TOO_LARGE)
  const body = new FormData()
  body.set('file', file)
  return post('/api/jobs/import/preview', body, previewAnswer)
}

/** Adds what is in it: longer than other calls may take. @throws what `describeFailure` understands */
export const runImport = (input: ImportInput): Promise<ImportResult> =>
  post('/api/jobs/import', JSON.stringify(input), importAnswer)
