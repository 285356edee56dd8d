import { expireSession } from './auth.ts'
import { reportSuccessfulCall, reportLostCall } from './connection.ts'
import { upgradeToHttps } from './https.ts'
import { loadSentences } from './sentences.ts'

const DEFAULT_TIMEOUT_MS = 10_000
const AUTH_TIMEOUT_MS = 15_000
const AUTH_CALL = /\/trpc\/(?:[^?]*,)?auth\.(?:login|register|forgotPassword|resetPassword)\b/

const REFUSED = 401
/** tRPC's status for a batch whose calls returned different statuses. */
const MIXED = 207

type CallInit = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined }

export const isJson = ({ headers }: Response) =>
  headers.get('content-type')?.includes('json') ?? false

/** False if the response comes from a proxy or a captive portal. */
const isOurs = (response: Response) =>
  isJson(response) || response.headers.has('content-disposition')

const isRefused = async (response: Response): Promise<boolean> => {
  if (response.status !== MIXED) return response.status === REFUSED
  return /"httpStatus":401\b/.test(await response.clone().text())
}

/**
 * Whether the response may contain a message for the person: an error, or the result of a mutation.
 */
const maySay = ({ ok, status }: Response, { method }: CallInit): boolean =>
  !ok || status === MIXED || method === 'POST'

const findBearer = ({ headers }: CallInit): string | undefined =>
  /^Bearer (.+)$/.exec(new Headers(headers).get('authorization') ?? '')?.[1]

const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * A `fetch` that watches the result: a 401 ends the session (the router then redirects to /login,
 * see ../main.tsx), and a missing or foreign response is reported as a possible loss of connection.
 */
export const watchCall = async (address: string, init: CallInit): Promise<Response> => {
  const token = findBearer(init)
  const startedAtMs = performance.now()
  try {
    const response = await fetch(upgradeToHttps(address), { ...init, signal: init.signal ?? null })
    if (isOurs(response)) reportSuccessfulCall(startedAtMs)
    else reportLostCall()
    if (token !== undefined && (await isRefused(response))) expireSession(token)
    if (maySay(response, init)) await loadSentences()
    return response
  } catch (error) {
    if (!isGivenUp(error)) reportLostCall()
    throw error
  }
}

/** `watchCall` with a timeout (docs/behaviour.md#time-limits). */
export const callServer = (address: string, init: CallInit): Promise<Response> => {
  const timeout = AbortSignal.timeout(
    AUTH_CALL.test(address) ? AUTH_TIMEOUT_MS : DEFAULT_TIMEOUT_MS,
  )
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return watchCall(address, { ...init, signal })
}
