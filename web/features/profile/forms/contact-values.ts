import { formatLongDay, MONTHS } from '../../../lib/months.ts'
import type { ContactPart } from '../parts.ts'
import { language, locale } from '#src/language/t.ts'

export type ContactValues = ReturnType<typeof toContactValues>

/** The values of the contact dialog; the birth date as displayed or typed. */
export const toContactValues = (contact: ContactPart) => ({
  email: contact.email,
  phone: contact.phone ?? '',
  city: contact.city ?? '',
  state: contact.state ?? '',
  date_of_birth: contact.date_of_birth === null ? '' : formatLongDay(contact.date_of_birth),
})

export const toContactInput = (values: ContactValues) => ({
  ...values,
  date_of_birth: parseDay(values.date_of_birth),
})

const MONTH_STARTS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const NAMED = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i
/** `4. März 1990`, `4 mars 1990`, `4 de marzo de 1990`. */
const DAY_FIRST = /^(\d{1,2})(?:\.|er|º)?\s+(?:de\s+)?(\p{L}{3,})\.?\s+(?:de\s+)?(\d{4})$/iu
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/

/** Finds a month by its name or abbreviation in the language of the page; 0 if unknown. */
const findMonth = (name: string): number =>
  MONTHS.findIndex(({ label }) =>
    label.toLocaleLowerCase(locale).startsWith(name.toLocaleLowerCase(locale)),
  ) + 1

const toDay = (year = '', month = 0, date = '') =>
  `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`

/**
 * Converts a typed date to `YYYY-MM-DD`: `March 4, 1990`, `4. März 1990`, `4.3.1990`, `3/4/1990`
 * (month first on English pages only) or `YYYY-MM-DD` itself. Returns anything else unchanged, also
 * days that do not exist, for the schema to reject.
 */
export const parseDay = (typed: string): string => {
  const text = typed.trim()
  const [, name = '', date, year] = NAMED.exec(text) ?? []
  const month = MONTH_STARTS.indexOf(name.slice(0, 3).toLowerCase()) + 1
  if (month > 0) return toDay(year, month, date)
  const [, ownDate, ownName = '', ownYear] = DAY_FIRST.exec(text) ?? []
  const ownMonth = ownName === '' ? 0 : findMonth(ownName)
  if (ownMonth > 0) return toDay(ownYear, ownMonth, ownDate)
  const slashed = SLASHED.exec(text)
  if (slashed && language === 'en') return toDay(slashed[3], Number(slashed[1]), slashed[2])
  const figures = slashed ?? DOTTED.exec(text)
  return figures ? toDay(figures[3], Number(figures[2]), figures[1]) : text
}
