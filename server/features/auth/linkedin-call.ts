import { z } from 'zod'

export const PROVIDER_TIMEOUT_MS = 10_000

/** A sign-in that failed: the reason in our words, and the provider's error code if it sent one. */
export class SignInFailed extends Error {
  override name = 'SignInFailed'
  readonly code: string | undefined

  constructor(reason: string, options?: ErrorOptions & { code?: string | undefined }) {
    super(reason, options)
    this.code = options?.code
  }
}

export type CallProvider = <T extends z.ZodType>(
  url: string,
  response: T,
  init?: RequestInit,
) => Promise<z.output<T>>

/** An OAuth error code (RFC 6749, section 5.2); the free-text description is never read. */
export const errorCode = z.string().regex(/^[\w-]{1,60}$/)
const refusal = z.object({ error: errorCode })

/**
 * Fetches JSON from the provider within `timeoutMs`. Redirects are not followed, because a call may
 * carry an access token. @throws SignInFailed
 */
export const createProviderCall =
  (timeoutMs: number): CallProvider =>
  async (url, response, init) => {
    const { isOk, status, body } = await fetchText(url, timeoutMs, init)
    const sent = parseJson(body)
    if (!isOk) {
      const code = refusal.safeParse(sent).data?.error
      throw new SignInFailed(`the provider returned ${status}`, { code })
    }
    const read = response.safeParse(sent)
    if (!read.success) throw new SignInFailed('the provider’s response was not understood')
    return read.data
  }

async function fetchText(url: string, timeoutMs: number, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  headers.set('accept', 'application/json')
  try {
    const response = await fetch(url, {
      ...init,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { isOk: response.ok, status: response.status, body: await response.text() }
  } catch (cause) {
    throw new SignInFailed('the provider could not be reached', { cause })
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
