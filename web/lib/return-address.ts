import { readFormerPersonId } from './person.ts'
import { readFields, readText } from './read-fields.ts'

const KEY = 'return_address'
const ADDRESS_MAX = 2048

export type ReturnAddress = { address: string; owner?: string | undefined }

/** True of a path on this very site: `/job-tracker?view=list`, but not `//elsewhere` or `/\elsewhere`. */
export const isOwnPath = (address: string): boolean => {
  if (!address.startsWith('/') || address.length > ADDRESS_MAX) return false
  const base = 'https://own.invalid'
  return URL.canParse(address, base) && new URL(address, base).origin === base
}

/** Where a person belongs who signs in as `personId`: another one never gets the former's address. */
export const mayReturn = (
  { address, owner }: ReturnAddress,
  personId: string | undefined,
): boolean => isOwnPath(address) && (owner === undefined || owner === personId)

/**
 * Keeps the address that signing in shall lead to, in this tab: with whose it was, if somebody's
 * session ended there; for anybody, if a visitor asked for it.
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
    const isKept = typeof address === 'string' && ['string', 'undefined'].includes(typeof owner)
    return isKept ? { address, owner: readText(owner) } : undefined
  } catch {
    return undefined
  }
}

export const forgetReturnAddress = (): void => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was ever kept.
  }
}
