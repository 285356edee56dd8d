import type { z } from 'zod'
import { TIME_ZONE_HEADER } from '#src/shell/constants.ts'
import { readToken } from './auth.ts'
import { watchCall } from './call-server.ts'
import { RefusedCall } from './failure.ts'
import { findTimeZone } from './time-zone.ts'

const RESPONSE_TIMEOUT_MS = 60_000
const HTTP_TOO_LARGE = 413

/** Returns the headers with the bearer token and the time zone. */
export const headersOfPerson = (): Record<string, string> => {
  const token = readToken()
  return {
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    [TIME_ZONE_HEADER]: findTimeZone(),
  }
}

type Expected<T extends z.ZodType> = { schema: T; timeoutMs?: number }

const post = async <T extends z.ZodType>(
  path: string,
  init: { headers: Record<string, string>; body: FormData | string },
  { schema, timeoutMs = RESPONSE_TIMEOUT_MS }: Expected<T>,
): Promise<z.output<T>> => {
  const response = await watchCall(path, {
    method: 'POST',
    ...init,
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw await RefusedCall.from(response)
  return schema.parse(await response.json())
}

/**
 * Posts JSON to the REST API as the signed-in person.
 * @throws what `describeFailure` understands
 */
export const postJson = <T extends z.ZodType>(
  path: string,
  content: unknown,
  expected: Expected<T>,
): Promise<z.output<T>> =>
  post(
    path,
    {
      headers: { ...headersOfPerson(), 'Content-Type': 'application/json' },
      body: JSON.stringify(content),
    },
    expected,
  )

/**
 * Posts one file to the REST API as the signed-in person. A file over `maxBytes` is refused with
 * the server's message without being sent.
 * @throws what `describeFailure` understands
 */
export const postFile = async <T extends z.ZodType>(
  path: string,
  file: File,
  { maxBytes, tooLarge, ...expected }: Expected<T> & { maxBytes: number; tooLarge: string },
): Promise<z.output<T>> => {
  if (file.size > maxBytes) throw new RefusedCall(HTTP_TOO_LARGE, tooLarge)
  const body = new FormData()
  body.set('file', file)
  return post(path, { headers: headersOfPerson(), body }, expected)
}
