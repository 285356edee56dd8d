import { newId } from '../../lib/new-id.ts'

/**
 * Identifies the sign-in that this tab has started; valid once
 * (docs/behaviour.md#signing-in-with-a-provider).
 */
const BEGUN_KEY = 'begun_sign_in'

/**
 * Stores that this tab starts a sign-in; returns the value that the provider's redirect must
 * return.
 */
export const rememberStartedSignIn = (): string | undefined => {
  const value = newId()
  try {
    sessionStorage.setItem(BEGUN_KEY, value)
    return value
  } catch {
    // Storage is blocked: after the redirect the person is asked to confirm.
    return undefined
  }
}

/** Whether `value` is that of the sign-in this tab has started; valid once. */
export const takeStartedSignIn = (value: unknown): boolean => {
  try {
    const begun = sessionStorage.getItem(BEGUN_KEY)
    sessionStorage.removeItem(BEGUN_KEY)
    return begun !== null && begun === value
  } catch {
    return false
  }
}
