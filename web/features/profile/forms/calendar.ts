import { BIRTH_YEARS, YEARS_PER_PAGE } from '#src/profile/constants.ts'
import { listRecentYears, readMonth, toMonthStart } from '#src/profile/dates.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_DAYS = 7

/** Returns the day `count` days after `day`, both as `YYYY-MM-DD` and independent of time zones. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)

/** Returns the same day of the month `count` months later, or the last day of a shorter month. */
export const addMonths = (day: string, count: number): string => {
  const { year, month } = readMonth(day)
  const index = year * 12 + (month - 1) + count
  const first = toMonthStart(Math.floor(index / 12), (index % 12) + 1)
  const last = addDays(toMonthStart(Math.floor((index + 1) / 12), ((index + 1) % 12) + 1), -1)
  const same = first.slice(0, 8) + day.slice(8)
  return same > last ? last : same
}

/** Limits `day` to the range from the first selectable day to `today`. */
export const clampDay = (day: string, today: string): string => {
  const oldest = Number(today.slice(0, 4)) - BIRTH_YEARS + 1
  const first = toMonthStart(oldest, 1)
  return day < first ? first : day > today ? today : day
}

/** Returns the weeks of `day`'s month, Sunday first; undefined for days of other months. */
export const listWeeks = (day: string): (string | undefined)[][] => {
  const first = `${day.slice(0, 8)}01`
  const lead = new Date(`${first}T00:00:00Z`).getUTCDay()
  const count = Math.round((Date.parse(addMonths(first, 1)) - Date.parse(first)) / DAY_MS)
  const cells = [
    ...Array.from({ length: lead }, () => undefined),
    ...Array.from({ length: count }, (_, index) => addDays(first, index)),
  ]
  return Array.from({ length: Math.ceil(cells.length / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_, at) => cells[week * WEEK_DAYS + at]),
  )
}

/** The last 100 years in pages of twelve: the newest page first, ascending within a page. */
export const listYearPages = (currentYear: number): number[][] => {
  const years = listRecentYears(BIRTH_YEARS, currentYear)
  return Array.from({ length: Math.ceil(years.length / YEARS_PER_PAGE) }, (_, page) =>
    years.slice(page * YEARS_PER_PAGE, (page + 1) * YEARS_PER_PAGE).toReversed(),
  )
}
