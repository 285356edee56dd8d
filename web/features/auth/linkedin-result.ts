import { USER_EMAIL_KEY, USER_FIRST_NAME_KEY, USER_LAST_NAME_KEY } from '#src/auth/storage-keys.ts'
import { readToken, storeToken } from '../../lib/auth.ts'
import { noteUnaskedSignIn } from '../../lib/unasked-sign-in.ts'
import { takeStartedSignIn } from './started-sign-in.ts'
import { readText } from './carried-state.ts'

/** The result of the provider's flow (docs/behaviour.md#signing-in-with-a-provider). */
export type LinkedinResult =
  | {
      kind: 'token'
      token: string
      email: string
      firstName: string
      lastName: string
      /**
       * True if the account had a password set by somebody who had not confirmed the email address.
       */
      takenOver: boolean
      /** True if this tab started the sign-in. */
      isBegunHere: boolean
    }
  | { kind: 'failed' }
  | { kind: 'missing' }

/**
 * Valid characters of a bearer token (RFC 6750); no server could reject anything else as expired.
 */
const TOKEN = /^[\w.~+/=-]{1,2000}$/

/** Reads the result from the search parameters of /linkedin-auth-success. */
export const readLinkedinResult = (search: Record<string, unknown>): LinkedinResult => {
  if (readText(search['error']) !== undefined) return { kind: 'failed' }
  const token = readText(search['token'])
  if (token === undefined) return { kind: 'missing' }
  if (!TOKEN.test(token)) return { kind: 'failed' }
  return {
    kind: 'token',
    token,
    email: readText(search['email']) ?? '',
    firstName: readText(search['firstName']) ?? '',
    lastName: readText(search['lastName']) ?? '',
    takenOver: readText(search['takenOver']) === 'true',
    isBegunHere: takeStartedSignIn(search['begun']),
  }
}

// The token is kept only in memory after reading: in the URL or the history it would outlive the
// session, be shared with the URL or sent as referrer.
let held: LinkedinResult = { kind: 'missing' }

export const storeLinkedinResult = (response: LinkedinResult): void => {
  held = response
}

export const readStoredResult = (): LinkedinResult => held

/** True if somebody, perhaps another person, is already signed in here. */
export const replacesSession = (response: LinkedinResult): boolean => {
  const token = readToken()
  return response.kind === 'token' && token !== null && token !== response.token
}

/**
 * Opens the session. If nobody on this device started the sign-in, the app shows whose account it
 * is. Throws if the browser's storage is blocked.
 */
export const acceptLinkedinResult = (
  response: LinkedinResult & { kind: 'token' },
  isAgreed: boolean,
): void => {
  localStorage.setItem(USER_EMAIL_KEY, response.email)
  localStorage.setItem(USER_FIRST_NAME_KEY, response.firstName)
  localStorage.setItem(USER_LAST_NAME_KEY, response.lastName)
  storeToken(response.token)
  if (!isAgreed) noteUnaskedSignIn()
}
