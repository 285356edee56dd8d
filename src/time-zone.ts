import { z } from 'zod'
import { t } from './language/t.ts'

const TIME_ZONE_MAX = 64
const OFFSET = /^[+-]/
/** A cache, because every request has a time zone, and a lookup costs as much as a small query. */
const KNOWN = new Map<string, string>()
/** More than there are zones, since each may have several spellings. */
const KNOWN_MAX = 1_000

/**
 * Returns a zone of the IANA database in its usual spelling, including obsolete names, or an
 * offset, which a machine without a zone sends; else undefined.
 */
export function findTimeZone(name: string): string | undefined {
  const given = name.trim()
  if (given === '' || given.length > TIME_ZONE_MAX) return undefined
  const known = KNOWN.get(given)
  if (known !== undefined) return known
  const zone = readTimeZone(given)
  if (zone !== undefined && KNOWN.size < KNOWN_MAX) KNOWN.set(given, zone)
  return zone
}

function readTimeZone(given: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions()
    // An alias of a zone is kept as the person calls it.
    return timeZone.toLowerCase() === given.toLowerCase() ? timeZone : given
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A field with a stored zone; an offset would be wrong after the next clock change. */
export const timeZone = (label: string) =>
  z.string({ error: t('{label} must be text', { label }) }).transform((value, { addIssue }) => {
    const found = findTimeZone(value)
    if (found !== undefined && !OFFSET.test(found)) return found
    addIssue({ code: 'custom', message: t('{label} must be a zone like Europe/Berlin', { label }) })
    return z.NEVER
  })
