import { newId } from '../../lib/new-id.ts'

/** Which sign-in this tab has left for; good once (docs/behaviour.md#signing-in-with-a-provider). */
const BEGUN_KEY = 'begun_sign_in'

/** Notes that this tab leaves for the provider; returns what the way back must bring along. */
export const noteBegun = (): string | undefined => {
  const value = newId()
  try {
    sessionStorage.setItem(BEGUN_KEY, value)
    return value
  } catch {
    // Without storage the way back is met with a notice.
    return undefined
  }
}

/** Whether `value` is what this tab has left with. */
export const takeBegun = (value: unknown): boolean => {
  try {
    const begun = sessionStorage.getItem(BEGUN_KEY)
    sessionStorage.removeItem(BEGUN_KEY)
    return begun !== null && begun === value
  } catch {
    return false
  }
}
