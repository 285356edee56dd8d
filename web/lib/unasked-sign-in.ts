import { UNASKED_SIGN_IN_KEY } from '#src/auth/storage-keys.ts'

type Listener = () => void
const listeners = new Set<Listener>()

/** Notes that the session was opened by a link that nobody here had asked for. */
export const noteUnaskedSignIn = (): void => {
  localStorage.setItem(UNASKED_SIGN_IN_KEY, 'yes')
}

/** The person has said that the account is theirs. */
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

/** Calls back when it is settled, in this tab or in another one. */
export const subscribeToUnasked = (listener: Listener): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
