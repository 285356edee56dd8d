import { readMonth } from '#src/profile/dates.ts'

const monthYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })
const longDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' })

/** Day 1 to 31 of `YYYY-MM-DD`. */
const readDate = (day: string) => Number(day.slice(8, 10))

/** `Month Year` of a date-only value, which has no time zone to be shifted by: `March 2020`. */
export const formatMonth = (day: string): string => {
  const { year, month } = readMonth(day)
  return monthYear.format(new Date(year, month - 1, 1))
}

/** `MMMM d, yyyy`: `March 4, 1990`. */
export const formatLongDay = (day: string): string => {
  const { year, month } = readMonth(day)
  return longDay.format(new Date(year, month - 1, readDate(day)))
}

type Dates = { start_date: string | null; end_date: string | null }

/** `March 2020 - Present`; either end may be missing, and `''` stands for neither. */
export const formatPeriod = ({ start_date, end_date }: Dates, isCurrent: boolean): string => {
  const start = start_date === null ? undefined : formatMonth(start_date)
  const end = isCurrent ? 'Present' : end_date === null ? undefined : formatMonth(end_date)
  if (start === undefined) return isCurrent || end === undefined ? '' : `Until ${end}`
  return end === undefined ? start : `${start} - ${end}`
}

/** `City, State`, or the one that is known. */
export const formatPlace = (city: string | null, state: string | null): string | undefined =>
  [city, state].filter((part) => part !== null).join(', ') || undefined
