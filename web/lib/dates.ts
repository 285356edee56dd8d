import { formatDay } from '#src/day.ts'
import { locale, regionalLocale } from '#src/language/t.ts'

/** `MMM dd, yyyy` as cards show it, e.g. `Mar 04, 2026`. */
const cardFormat = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
})
/** Made with the first time: a board need not show any. */
let timeFormat: Intl.DateTimeFormat | undefined

/** A date-only value is a day in the reader's calendar, not an instant: it has no time zone. */
const parseDay = (day: string) => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const DATE_ONLY_LENGTH = 10

/** Formats a date (`YYYY-MM-DD`) or an instant as `MMM dd, yyyy` in the reader's time zone. */
export const formatCardDate = (value: string): string =>
  cardFormat.format(value.length === DATE_ONLY_LENGTH ? parseDay(value) : new Date(value))

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
