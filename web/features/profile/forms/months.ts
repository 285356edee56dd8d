import { ENTRY_YEARS } from '#src/profile/constants.ts'
import { listRecentYears, readMonth, toMonthStart } from '#src/profile/dates.ts'

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long' })

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

type Dates = { start_date: string | null; end_date: string | null }

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

export const HALF_CHOSEN = 'Please choose both month and year'

/** Whether one of two selects alone is chosen. */
export const isHalfChosen = (month: string, year: string): boolean =>
  (month === '') !== (year === '')
