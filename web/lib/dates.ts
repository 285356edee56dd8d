import { formatDay } from '#src/day.ts'
import { locale, regionalLocale } from '#src/language/t.ts'

// Created on first use, because the first one takes a browser a dozen milliseconds.
let cardFormat: Intl.DateTimeFormat | undefined
let timeFormat: Intl.DateTimeFormat | undefined

const ENGLISH_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const FIRST_YEAR = 1000

/** `MMM dd, yyyy` as cards show it, e.g. `Mar 04, 2026`. */
const formatMonthDay = (date: Date): string => {
  // The same text without a format, which would delay the board of every English page.
  if (locale === 'en-US' && date.getFullYear() >= FIRST_YEAR) {
    const day = String(date.getDate()).padStart(2, '0')
    return `${ENGLISH_MONTHS[date.getMonth()]} ${day}, ${date.getFullYear()}`
  }
  cardFormat ??= new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
  })
  return cardFormat.format(date)
}

/** A date-only value is a day in the reader's calendar, not an instant: it has no time zone. */
const parseDay = (day: string) => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const DATE_ONLY_LENGTH = 10

/** Formats a date (`YYYY-MM-DD`) or an instant as `MMM dd, yyyy` in the reader's time zone. */
export const formatCardDate = (value: string): string =>
  formatMonthDay(value.length === DATE_ONLY_LENGTH ? parseDay(value) : new Date(value))

/** The time of day of an instant, in the reader's locale and time zone. */
export const formatTime = (instant: string): string => {
  timeFormat ??= new Intl.DateTimeFormat(regionalLocale, { hour: 'numeric', minute: '2-digit' })
  return timeFormat.format(new Date(instant))
}

/** Today as `YYYY-MM-DD` in the reader's time zone. */
export const today = (now = new Date()): string => formatDay(now)

/** An instant as the value of `<input type="datetime-local">`, in the reader's time zone. */
export const toLocalInput = (instant: string): string => {
  const date = new Date(instant)
  const clock = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'))
  return `${today(date)}T${clock.join(':')}`
}
