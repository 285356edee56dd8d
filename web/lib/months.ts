import { ENTRY_YEARS } from '#src/profile/constants.ts'
import { listRecentYears, readMonth, toMonthStart } from '#src/profile/dates.ts'
import { locale, t } from '#src/language/t.ts'

const monthName = new Intl.DateTimeFormat(locale, { month: 'long' })
const monthYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
const longDay = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', year: 'numeric' })

/** Day of the month (1 to 31) of `YYYY-MM-DD`. */
const readDate = (day: string) => Number(day.slice(8, 10))

/** Formats a date as `March 2020`. A date without a time has no time zone, so none is applied. */
export const formatMonth = (day: string): string => {
  const { year, month } = readMonth(day)
  return monthYear.format(new Date(year, month - 1, 1))
}

/** Formats a date as `March 4, 1990`. */
export const formatLongDay = (day: string): string => {
  const { year, month } = readMonth(day)
  return longDay.format(new Date(year, month - 1, readDate(day)))
}

type Dates = { start_date: string | null; end_date: string | null }

/** Formats a period as `March 2020 - Present`; either end may be missing. `''` if both are. */
export const formatPeriod = ({ start_date, end_date }: Dates, isCurrent: boolean): string => {
  const start = start_date === null ? undefined : formatMonth(start_date)
  const end = isCurrent ? t('Present') : end_date === null ? undefined : formatMonth(end_date)
  if (start === undefined) return isCurrent || end === undefined ? '' : t('Until {end}', { end })
  return end === undefined ? start : `${start} - ${end}`
}

/** Options of a month select: `January` to `December` with the number as value. */
export const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName.format(new Date(2000, index, 1)),
}))

/** The years to choose from, including an older one that the entry already has. */
export const listEntryYears = (chosen: string, currentYear: number): string[] => {
  const years = listRecentYears(ENTRY_YEARS, currentYear).map(String)
  if (chosen === '' || years.includes(chosen)) return years
  return [...years, chosen].toSorted((one, other) => Number(other) - Number(one))
}

/** The values of the month and year selects; `''` if nothing is chosen. */
const readMonthChoice = (day: string | null): { month: string; year: string } => {
  if (day === null) return { month: '', year: '' }
  const { year, month } = readMonth(day)
  return { month: String(month), year: String(year) }
}

/** The values of the four selects for an entry's start and end. */
export const readMonths = (entry: Dates | undefined) => {
  const start = readMonthChoice(entry?.start_date ?? null)
  const end = readMonthChoice(entry?.end_date ?? null)
  return {
    start_month: start.month,
    start_year: start.year,
    end_month: end.month,
    end_year: end.year,
  }
}

/** The first day of the chosen month; null until both month and year are chosen. */
export const toEntryDate = (month: string, year: string): string | null =>
  month === '' || year === '' ? null : toMonthStart(Number(year), Number(month))

export const HALF_CHOSEN = t('Please choose both month and year')

/** Whether only one of month and year is chosen. */
export const isHalfChosen = (month: string, year: string): boolean =>
  (month === '') !== (year === '')
