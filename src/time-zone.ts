import { z } from 'zod'
import { t } from './language/t.ts'

const TIME_ZONE_MAX = 64
const OFFSET = /^[+-]/
/** Every request names a zone, and to ask the system for one costs as much as a small query. */
const KNOWN = new Map<string, string>()
/** More than there are, since each may be written in many ways. */
const KNOWN_MAX = 1_000

/**
 * A zone of the IANA database in its usual spelling, names that were given up too, or an offset, which a
 * machine without a zone sends; else undefined.
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
    // Another name of the same zone stays what the person calls it.
    return timeZone.toLowerCase() === given.toLowerCase() ? timeZone : given
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A field that names a zone which is kept: an offset would be wrong after the next clock change. */
export const timeZone = (label: string) =>
  z.string({ error: t('{label} must be text', { label }) }).transform((value, { addIssue }) => {
    const found = findTimeZone(value)
    if (found !== undefined && !OFFSET.test(found)) return found
    addIssue({ code: 'custom', message: t('{label} must be a zone like Europe/Berlin', { label }) })
    return z.NEVER
  })
