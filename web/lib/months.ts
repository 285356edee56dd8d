import { ENTRY_YEARS } from '#src/profile/constants.ts'
import { listRecentYears, readMonth, toMonthStart } from '#src/profile/dates.ts'
import { locale, t } from '#src/language/t.ts'

const monthName = new Intl.DateTimeFormat(locale, { month: 'long' })
const monthYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
const longDay = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', year: 'numeric' })

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
  const end = isCurrent ? t('Present') : end_date === null ? undefined : formatMonth(end_date)
  if (start === undefined) return isCurrent || end === undefined ? '' : t('Until {end}', { end })
  return end === undefined ? start : `${start} - ${end}`
}

/** `January` to `December`, with the number as text for a select. */
export const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName.format(new Date(2000, index, 1)),
}))

/** The years to choose from; that of an older entry is not lost when it is opened. */
export const listEntryYears = (chosen: string, currentYear: number): string[] => {
  const years = listRecentYears(ENTRY_YEARS, currentYear).map(String)
  if (chosen === '' || years.includes(chosen)) return years
  return [...years, chosen].toSorted((one, other) => Number(other) - Number(one))
}

/** What two selects hold for a date-only value; nothing chosen is `''`. */
const readMonthChoice = (day: string | null): { month: string; year: string } => {
  if (day === null) return { month: '', year: '' }
  const { year, month } = readMonth(day)
  return { month: String(month), year: String(year) }
}

/** What the four selects of an entry's dates hold. */
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

/** The first day of the chosen month, null until month and year are chosen. */
export const toEntryDate = (month: string, year: string): string | null =>
  month === '' || year === '' ? null : toMonthStart(Number(year), Number(month))

export const HALF_CHOSEN = t('Please choose both month and year')

/** Whether one of two selects alone is chosen. */
export const isHalfChosen = (month: string, year: string): boolean =>
  (month === '') !== (year === '')
