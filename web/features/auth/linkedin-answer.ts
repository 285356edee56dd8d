import { USER_EMAIL_KEY, USER_FIRST_NAME_KEY, USER_LAST_NAME_KEY } from '#src/auth/storage-keys.ts'
import { readToken, storeToken } from '../../lib/auth.ts'
import { noteUnaskedSignIn } from '../../lib/unasked-sign-in.ts'
import { takeBegun } from './begun-sign-in.ts'
import { readText } from './carried-state.ts'

/** What the provider's flow ends with (docs/behaviour.md#signing-in-with-a-provider). */
export type LinkedinAnswer =
  | {
      kind: 'token'
      token: string
      email: string
      firstName: string
      lastName: string
      /** The account had a password until now, of somebody who had not proven the address. */
      takenOver: boolean
      /** This tab has left for the provider, and this is what it comes back with. */
      isBegunHere: boolean
    }
  | { kind: 'failed' }
  | { kind: 'missing' }

/** What a bearer header can carry (RFC 6750); of anything else no server could say that it is over. */
const TOKEN = /^[\w.~+/=-]{1,2000}$/

/** Reads the answer from the parsed query of /linkedin-auth-success. */
export const readLinkedinAnswer = (search: Record<string, unknown>): LinkedinAnswer => {
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
    isBegunHere: takeBegun(search['begun']),
  }
}

// The token is in memory alone from the moment it is read: neither in the address bar nor in the
// history, where it would outlive the session, be shared with the address or sent along as referrer.
let held: LinkedinAnswer = { kind: 'missing' }

export const holdLinkedinAnswer = (answer: LinkedinAnswer): void => {
  held = answer
}

export const readHeldAnswer = (): LinkedinAnswer => held

/** True when somebody, perhaps somebody else, is signed in here already. */
export const replacesSession = (answer: LinkedinAnswer): boolean => {
  const token = readToken()
  return answer.kind === 'token' && token !== null && token !== answer.token
}

/**
 * Opens the session of an answer; of one that nobody here has asked for, the app says whose it is.
 * Throws when the browser refuses to store anything.
 */
export const acceptLinkedinAnswer = (
  answer: LinkedinAnswer & { kind: 'token' },
  isAgreed: boolean,
): void => {
  localStorage.setItem(USER_EMAIL_KEY, answer.email)
  localStorage.setItem(USER_FIRST_NAME_KEY, answer.firstName)
  localStorage.setItem(USER_LAST_NAME_KEY, answer.lastName)
  storeToken(answer.token)
  if (!isAgreed) noteUnaskedSignIn()
}
