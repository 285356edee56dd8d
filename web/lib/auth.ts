import { useSyncExternalStore } from 'react'
import { AUTH_TOKEN_KEY, USER_INITIALS_KEY } from '#src/auth/schema.ts'

type Listener = () => void
const listeners = new Set<Listener>()
const notify = () => listeners.forEach((listener) => listener())

/** The stored bearer token, or null for a visitor. */
export const readToken = (): string | null => {
  try {
    return localStorage.getItem(AUTH_TOKEN_KEY)
  } catch {
    // Storage is blocked: the person stays a visitor.
    return null
  }
}

/** Stores the token; throws `Failed to complete authentication` when the browser refuses. */
export const storeToken = (token: string): void => {
  try {
    localStorage.setItem(AUTH_TOKEN_KEY, token)
  } catch (cause) {
    throw new Error('Failed to complete authentication', { cause })
  }
  notify()
}

export const forgetToken = (): void => {
  try {
    localStorage.removeItem(AUTH_TOKEN_KEY)
    localStorage.removeItem(USER_INITIALS_KEY)
  } finally {
    notify()
  }
}

const expiryListeners = new Set<Listener>()
const EXPIRY_DELAY_MS = 100

/** After a 401: the token goes at once, whoever listens hears of it about 100 ms later. */
export const expireSession = (): void => {
  if (readToken() === null) return
  try {
    localStorage.removeItem(AUTH_TOKEN_KEY)
    localStorage.removeItem(USER_INITIALS_KEY)
  } catch {
    // Storage that can be read but not written cannot hold a token either.
  }
  setTimeout(() => expiryListeners.forEach((listener) => listener()), EXPIRY_DELAY_MS)
}

export const onSessionExpired = (listener: Listener): void => {
  expiryListeners.add(listener)
}

export const isSignedIn = (): boolean => readToken() !== null

/** Calls back when the token changes, in this tab or in another one. */
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

export const useIsSignedIn = (): boolean => useSyncExternalStore(subscribeToAuth, isSignedIn)
