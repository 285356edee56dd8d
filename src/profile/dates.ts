import { z } from 'zod'
import { formatDay } from '../day.ts'
import { calendarDate, emptyToNull } from '../fields.ts'
import { t } from '../language/t.ts'

export const START_REQUIRED = t('Start date is required')
export const END_REQUIRED = t('End date is required')
export const END_BEFORE_START = t('End date must be after start date')
export const BORN_LATER = t('Date of birth cannot be later than today')

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}):\d{2}[\d:.]*(Z?)/
const EASTERNMOST_NOON_UTC = 22

/**
 * The day meant by a client that sends the first of a month at its local noon
 * (docs/behaviour.md#experience-and-education). East of UTC+12, noon is the previous evening in
 * UTC, so the last of a month means the first of the next.
 */
const toDay = (value: string): string => {
  const [, day, hour, zulu] = (typeof value === 'string' && INSTANT.exec(value)) || []
  if (day === undefined) return value
  const next = new Date(`${day}T24:00:00Z`)
  const isEveningBefore = zulu === 'Z' && Number(hour) >= EASTERNMOST_NOON_UTC
  const isFirst = !Number.isNaN(next.getTime()) && next.getUTCDate() === 1
  return isEveningBefore && isFirst ? next.toISOString().slice(0, 10) : day
}

const entryDate = (label: string) => z.preprocess(toDay, calendarDate(label))

/** Optional date of an entry, `YYYY-MM-DD` or an instant; `""` and `null` become null. */
export const optionalEntryDate = (label: string) => emptyToNull(entryDate(label))

const emptyToAbsent = (value: string | null | undefined) =>
  value === '' || value === null ? undefined : value

/** `Start date is required` if it is missing; otherwise like `optionalEntryDate`. */
export const startDate = z.preprocess(
  emptyToAbsent,
  z
    .string({
      error: ({ input }) =>
        input === undefined ? START_REQUIRED : t('Start date must be a date like 2026-01-31'),
    })
    .pipe(entryDate(t('Start date'))),
)

const MONTH_LENGTH = 'YYYY-MM'.length
const toMonth = (day: string) => day.slice(0, MONTH_LENGTH)

/** Whether `end` is earlier than `start`, by year and month; days are ignored. */
export const isEarlierMonth = (end: string, start: string) => toMonth(end) < toMonth(start)

/** A calendar date that is not later than today. */
export const dateOfBirth = emptyToNull(
  calendarDate(t('Date of birth')).refine((day) => day <= formatDay(new Date()), BORN_LATER),
)

/** The first day of a month (1 to 12), as entries store it. */
export const toMonthStart = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`

/** Year and month (1 to 12) of `YYYY-MM-DD`. */
export const readMonth = (day: string): { year: number; month: number } => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, MONTH_LENGTH)),
})

/** Returns `count` years, newest first, starting with `currentYear`. */
export const listRecentYears = (count: number, currentYear: number): number[] =>
  Array.from({ length: count }, (_, index) => currentYear - index)

type Dated = { id: string; start_date: string | null; end_date: string | null }

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** A missing end is later than any, a missing start earlier than any. */
const compareNewestFirst = (one: Dated, other: Dated) =>
  compareText(other.start_date ?? '', one.start_date ?? '') ||
  compareText(other.end_date ?? '~', one.end_date ?? '~') ||
  compareText(other.id, one.id)

/** Sorts by start date, newest first, entries without one last; like the server's lists. */
export const sortNewestFirst = <T extends Dated>(entries: readonly T[]): T[] =>
  entries.toSorted(compareNewestFirst)
