/*
 * What an address may say of a screen: each parameter has a reader of its own. They come with every page,
 * the public ones too, and so does without a library for it.
 */

/** What a parameter says; undefined for what it cannot mean. The router reads `?q=42` as a number. */
type Reader = (value: unknown) => unknown
export type Readers = Readonly<Record<string, Reader>>
export type Search<Params extends Readers> = { [Name in keyof Params]?: ReturnType<Params[Name]> }

/** Reads those parameters of an address that have a reader; what cannot be read is as if it were absent. */
export const readSearch =
  <Params extends Readers>(readers: Params) =>
  (search: Readonly<Record<string, unknown>>): Search<Params> => {
    const found: Search<Params> = {}
    for (const [name, read] of Object.entries(readers)) {
      if (search[name] !== undefined) Reflect.set(found, name, read(search[name]))
    }
    return found
  }

/** One of these very values. */
export const oneOf =
  <const Value>(values: readonly Value[]) =>
  (value: unknown): Value | undefined =>
    values.find((each) => each === value)

/** A text of at most `max` characters. */
export const textUpTo =
  (max: number) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && value.length <= max ? value : undefined

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const guid = (value: unknown): string | undefined =>
  typeof value === 'string' && GUID.test(value) ? value : undefined

/** A day of the calendar: `2026-02-28`. */
export const day = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const SEARCHED_MAX = 200
const FILTER_MAX = 4000

/** What is searched for. */
export const searchedText = (value: unknown): string | undefined =>
  isPlain(value) ? textUpTo(SEARCHED_MAX)(String(value)) : undefined

/** A filter, whose parameter may stand several times. */
export const filterText = (value: unknown): string | undefined => {
  const plain = Array.isArray(value) ? value.join('|') : value
  return isPlain(plain) ? textUpTo(FILTER_MAX)(String(plain)) : undefined
}

/** Changes the address without a step of history; an open dialog's entry is still one step back. */
export const IN_PLACE = { replace: true, resetScroll: false, state: true } as const
