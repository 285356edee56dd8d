/*
 * Readers for the search parameters of each screen. Every page loads them, public ones too, so they
 * do without a validation library.
 */

/** Returns the parameter's value, undefined if invalid. The router parses `?q=42` as a number. */
type Reader = (value: unknown) => unknown
export type Readers = Readonly<Record<string, Reader>>
export type Search<Params extends Readers> = { [Name in keyof Params]?: ReturnType<Params[Name]> }

/** Reads the listed parameters of a URL; invalid ones are treated as missing. */
export const readSearch =
  <Params extends Readers>(readers: Params) =>
  (search: Readonly<Record<string, unknown>>): Search<Params> => {
    const found: Search<Params> = {}
    for (const [name, read] of Object.entries(readers)) {
      if (search[name] !== undefined) Reflect.set(found, name, read(search[name]))
    }
    return found
  }

/** Reads one of the given values. */
export const oneOf =
  <const Value>(values: readonly Value[]) =>
  (value: unknown): Value | undefined =>
    values.find((each) => each === value)

/** Reads a text of at most `max` characters. */
export const textUpTo =
  (max: number) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && value.length <= max ? value : undefined

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const guid = (value: unknown): string | undefined =>
  typeof value === 'string' && GUID.test(value) ? value : undefined

/** Reads a calendar day such as `2026-02-28`. */
export const day = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const SEARCHED_MAX = 200
const FILTER_MAX = 4000

/** Reads a search text. */
export const searchedText = (value: unknown): string | undefined =>
  isPlain(value) ? textUpTo(SEARCHED_MAX)(String(value)) : undefined

/** Reads a filter, whose parameter may occur several times. */
export const filterText = (value: unknown): string | undefined => {
  const plain = Array.isArray(value) ? value.join('|') : value
  return isPlain(plain) ? textUpTo(FILTER_MAX)(String(plain)) : undefined
}

/**
 * Navigation options that change the URL without adding a history entry and keep an open dialog's
 * entry.
 */
export const IN_PLACE = { replace: true, resetScroll: false, state: true } as const
