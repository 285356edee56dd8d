import { UNASKED_SIGN_IN_KEY } from '#src/auth/storage-keys.ts'

type Listener = () => void
const listeners = new Set<Listener>()

/** Notes that a link which nobody requested on this device opened the session. */
export const noteUnaskedSignIn = (): void => {
  localStorage.setItem(UNASKED_SIGN_IN_KEY, 'yes')
}

/** The person confirmed that the account is theirs. */
export const settleUnaskedSignIn = (): void => {
  localStorage.removeItem(UNASKED_SIGN_IN_KEY)
  listeners.forEach((listener) => listener())
}

export const readIsUnasked = (): boolean => {
  try {
    return localStorage.getItem(UNASKED_SIGN_IN_KEY) !== null
  } catch {
    return false
  }
}

/** Calls `listener` when it is confirmed, in this tab or another one. */
export const subscribeToUnasked = (listener: Listener): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
