import { readFormerPersonId } from './person.ts'
import { readFields, readText } from './read-fields.ts'

const KEY = 'return_address'
const ADDRESS_MAX = 2048

export type ReturnAddress = { address: string; owner?: string | undefined }

/**
 * Whether it is a path on this site: `/job-tracker?view=list`, but not `//elsewhere` or
 * `/\elsewhere`.
 */
export const isOwnPath = (address: string): boolean => {
  if (!address.startsWith('/') || address.length > ADDRESS_MAX) return false
  const base = 'https://own.invalid'
  return URL.canParse(address, base) && new URL(address, base).origin === base
}

/** Whether `personId` may return to a stored address: never to one of another person. */
export const mayReturn = (
  { address, owner }: ReturnAddress,
  personId: string | undefined,
): boolean => isOwnPath(address) && (owner === undefined || owner === personId)

/**
 * Stores the address to return to after signing in, in this tab: with its owner if a session ended
 * there, without one if a visitor requested it.
 */
export const keepReturnAddress = (address: string): void => {
  const owner = readFormerPersonId()
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address, owner }))
  } catch {
    // Storage is blocked: signing in leads to the dashboard.
  }
}

export const readReturnAddress = (): ReturnAddress | undefined => {
  try {
    const { address, owner } = readFields(sessionStorage.getItem(KEY))
    const isStored = typeof address === 'string' && ['string', 'undefined'].includes(typeof owner)
    return isStored ? { address, owner: readText(owner) } : undefined
  } catch {
    return undefined
  }
}

export const forgetReturnAddress = (): void => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
