import type { Attempt } from './linkedin.ts'

const NAME = 'linkedin_attempt'
const PATH = '/api/linkedin'
const TTL_SECONDS = 10 * 60
/** Each 32 random bytes in base64url. */
const VALUE = /^([\w-]{43})\.([\w-]{43})\.([\w-]{43})$/

/**
 * The attempt as a cookie, or its removal: in the browser, so that any server of several can finish
 * what another began. Lax, because the provider sends the browser back from another site.
 */
export function formatAttempt(attempt: Attempt | undefined, isSecure: boolean): string {
  const value = attempt ? [attempt.state, attempt.verifier, attempt.nonce].join('.') : ''
  const age = attempt ? TTL_SECONDS : 0
  const secure = isSecure ? '; Secure' : ''
  return `${NAME}=${value}; Path=${PATH}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

/** What the browser kept, if it is whole. */
export function readAttempt(cookies = ''): Attempt | undefined {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${NAME}=`))
  const [, state, verifier, nonce] = VALUE.exec(pair?.slice(NAME.length + 1) ?? '') ?? []
  if (state === undefined || verifier === undefined || nonce === undefined) return undefined
  return { state, verifier, nonce }
}
