import { expireSession, readToken } from './auth.ts'
import { reportAnsweredCall, reportLostCall } from './connection.ts'

const DEFAULT_TIMEOUT_MS = 10_000
const AUTH_TIMEOUT_MS = 15_000
const AUTH_CALL = /\/trpc\/(?:[^?]*,)?auth\.(?!me\b)/
/** Ending a session that has ended already is no news to the person who is leaving. */
const LOGOUT_CALL = /\/trpc\/auth\.logout\b/

const REFUSED = 401
/** tRPC's status for a batch whose calls ended differently. */
const MIXED = 207

const addressOf = (target: RequestInfo | URL): string => {
  if (typeof target === 'string') return target
  return target instanceof URL ? target.href : target.url
}

const isJson = (response: Response) =>
  response.headers.get('content-type')?.includes('json') ?? false

const isRefused = async (response: Response): Promise<boolean> => {
  if (response.status !== MIXED) return response.status === REFUSED
  return /"httpStatus":401\b/.test(await response.clone().text())
}

/**
 * fetch with the specified time limits, which watches every outcome: a 401 anywhere ends the session
 * here (the router then leads to /login, see ../main.tsx), and a call that no server of ours
 * answered may mean that it is out of reach.
 */
export const callServer = async (
  target: RequestInfo | URL,
  init: Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined },
): Promise<Response> => {
  const address = addressOf(target)
  const token = readToken()
  const timeout = AbortSignal.timeout(
    AUTH_CALL.test(address) ? AUTH_TIMEOUT_MS : DEFAULT_TIMEOUT_MS,
  )
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    const response = await fetch(target, { ...init, signal })
    if (isJson(response)) reportAnsweredCall()
    else reportLostCall()
    if (token !== null && !LOGOUT_CALL.test(address) && (await isRefused(response))) {
      expireSession(token)
    }
    return response
  } catch (error) {
    if (!init.signal?.aborted) reportLostCall()
    throw error
  }
}
