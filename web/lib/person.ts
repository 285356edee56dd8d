import { readToken } from './auth.ts'
import { markOf } from './mark.ts'
import { readFields } from './read-fields.ts'

const KEY = 'person'

const read = () => {
  try {
    const { id, mark } = readFields(sessionStorage.getItem(KEY))
    return typeof id === 'string' && typeof mark === 'string' ? { id, mark } : undefined
  } catch {
    return undefined
  }
}

/**
 * The id of the signed-in person once the server has sent it; undefined after any change of token.
 */
export const readPersonId = (): string | undefined => {
  const token = readToken()
  const person = read()
  return token !== null && person?.mark === markOf(token) ? person.id : undefined
}

/** The id of the last person signed in here, even after the session has ended. */
export const readFormerPersonId = (): string | undefined => read()?.id

export const rememberPerson = (id: string): void => {
  const token = readToken()
  if (token === null) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, mark: markOf(token) }))
  } catch {
    // Storage is blocked: nothing else is stored either.
  }
}

export const forgetPerson = (): void => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
