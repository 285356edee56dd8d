import { formatLongDay } from '../../../lib/months.ts'
import type { ContactPart } from '../parts.ts'

export type ContactValues = ReturnType<typeof toContactValues>

/** What the contact dialog holds; the date of birth as it is shown or was typed. */
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
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

const toDay = (year = '', month = 0, date = '') =>
  `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`

/**
 * `YYYY-MM-DD` of a date as people type it: `March 4, 1990`, `3/4/1990` or that form itself. Anything
 * else stays as it is, for the schema to refuse; so does a day that no month has.
 */
export const parseDay = (typed: string): string => {
  const text = typed.trim()
  const [, name = '', date, year] = NAMED.exec(text) ?? []
  const month = MONTH_STARTS.indexOf(name.slice(0, 3).toLowerCase()) + 1
  if (month > 0) return toDay(year, month, date)
  const slashed = SLASHED.exec(text)
  return slashed ? toDay(slashed[3], Number(slashed[1]), slashed[2]) : text
}
