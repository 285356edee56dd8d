import {
  AUTH_TOKEN_KEY,
  LIST_STORED_KEY,
  PICTURE_KEY,
  SESSION_EXPIRED_KEY,
  UNASKED_SIGN_IN_KEY,
  USER_EMAIL_KEY,
  USER_FIRST_NAME_KEY,
  USER_INITIALS_KEY,
  USER_LAST_NAME_KEY,
} from '#src/auth/storage-keys.ts'
import { t } from '#src/language/t.ts'

type Listener = () => void
const listeners = new Set<Listener>()
const notify = () => listeners.forEach((listener) => listener())

/** The stored bearer token, or null for a visitor. */
export const readToken = (): string | null => {
  try {
    return localStorage.getItem(AUTH_TOKEN_KEY)
  } catch {
    // Storage is blocked: the person counts as a visitor.
    return null
  }
}

export const isSignedIn = (): boolean => readToken() !== null

/** Stores the token; throws `Failed to complete authentication` when the browser refuses. */
export const storeToken = (token: string): void => {
  try {
    localStorage.removeItem(SESSION_EXPIRED_KEY)
    localStorage.removeItem(UNASKED_SIGN_IN_KEY)
    localStorage.setItem(AUTH_TOKEN_KEY, token)
  } catch (cause) {
    throw new Error(t('Failed to complete authentication'), { cause })
  }
  notify()
}

const PERSONAL_KEYS = [
  LIST_STORED_KEY,
  PICTURE_KEY,
  USER_INITIALS_KEY,
  USER_EMAIL_KEY,
  USER_FIRST_NAME_KEY,
  USER_LAST_NAME_KEY,
  UNASKED_SIGN_IN_KEY,
]

const removeStored = (why: 'left' | 'expired') => {
  try {
    // Written before the token is removed: other tabs only notice the removal and read the reason
    // here.
    if (why === 'expired') localStorage.setItem(SESSION_EXPIRED_KEY, 'yes')
    else localStorage.removeItem(SESSION_EXPIRED_KEY)
    localStorage.removeItem(AUTH_TOKEN_KEY)
    for (const key of PERSONAL_KEYS) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so no token is stored either.
  }
}

/** Signs out in this browser; the guards then lead to /login. */
export const forgetToken = (): void => {
  removeStored('left')
  notify()
}

/** True if the session expired and the person did not log out themselves. */
export const hasExpired = (): boolean => {
  try {
    return !isSignedIn() && localStorage.getItem(SESSION_EXPIRED_KEY) !== null
  } catch {
    return false
  }
}

const expiryListeners = new Set<Listener>()
const EXPIRY_DELAY_MS = 100

/**
 * Called after a 401 for `token`: removes the token at once and notifies listeners about 100 ms
 * later. A late response for an older token leaves a newer session alone.
 */
export const expireSession = (token: string): void => {
  if (readToken() !== token) return
  removeStored('expired')
  setTimeout(() => expiryListeners.forEach((listener) => listener()), EXPIRY_DELAY_MS)
}

export const onSessionExpired = (listener: Listener): void => {
  expiryListeners.add(listener)
}

/** Calls `listener` when the token changes, in this tab or another one. */
export const subscribeToAuth = (listener: Listener): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === AUTH_TOKEN_KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
