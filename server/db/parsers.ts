import pg from 'pg'

/** Type ids from PostgreSQL's catalogue (pg_type.oid). */
const INT8 = 20
const DATE = 1082
const TIMESTAMPTZ = 1184

type Parser = (text: string) => string | number

const PLUS = '+'.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)
const SPACE = ' '.charCodeAt(0)
/** `2026-11-21 00:45:20+00`, and with milli- or microseconds. */
const LENGTH_PLAIN = 22
const LENGTH_MILLIS = 26

/**
 * Converts a timestamptz of a UTC session (`2026-11-21 00:45:20.123456+00`) to ISO 8601 UTC with
 * milliseconds. By slicing, because a list of 1,000 rows contains several thousand of them.
 */
export function parseInstant(text: string): string {
  const length = text.length
  const isUtc =
    length >= LENGTH_PLAIN &&
    text.charCodeAt(10) === SPACE &&
    text.charCodeAt(length - 3) === PLUS &&
    text.charCodeAt(length - 2) === ZERO &&
    text.charCodeAt(length - 1) === ZERO
  if (!isUtc) return parseUnusualInstant(text)
  const seconds = `${text.slice(0, 10)}T${text.slice(11, 19)}`
  if (length === LENGTH_PLAIN) return `${seconds}.000Z`
  if (length >= LENGTH_MILLIS) return `${seconds}${text.slice(19, 23)}Z`
  return `${seconds}${text.slice(19, -3).padEnd(4, '0')}Z`
}

/** For a session in another time zone (set by a pooler); `infinity` and the like are kept as is. */
function parseUnusualInstant(text: string): string {
  const withOffsetMinutes = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  const date = new Date(withOffsetMinutes)
  return Number.isNaN(date.getTime()) ? text : date.toISOString()
}

const PARSERS: Readonly<Record<number, Parser>> = {
  [INT8]: Number,
  [DATE]: (text) => text,
  [TIMESTAMPTZ]: parseInstant,
}

/** For both databases, so that a row is the same JSON from either. */
export const findParser: typeof pg.types.getTypeParser = (
  oid: number,
  format?: 'text' | 'binary',
) => (format === 'binary' ? undefined : PARSERS[oid]) ?? pg.types.getTypeParser(oid, format)
