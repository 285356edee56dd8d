import { fold } from '../fold.ts'
import type { DateOrder } from './fields.ts'

/** A date in a cell: certain, or two numbers of which either may be the month. */
type Reading = { day: string } | { first: number; second: number; year: number }

const FIRST_SERIAL = 20_000
const LAST_SERIAL = 80_000
const DAY_MS = 24 * 60 * 60 * 1000
/** Two-digit years from here on are of the last century. */
const PIVOT = 70

const TIME = String.raw`(?:[T, ]\s*\S.*)?$`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}`)
const WITHOUT_MARKS = /^(\d{4})(\d{2})(\d{2})$/
const BY_NUMBERS = new RegExp(String.raw`^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})${TIME}`)
const SERIAL = /^\d{5}(?:[.,]\d+)?$/
const DAY_MONTH =
  /^(?:[^\d\s]+,? )?(\d{1,2})(?:st|nd|rd|th|er)?\.?(?: de)?[ -]([^\d\s]+?)\.?,?(?: de)?[ -](\d{4})\b/u
const MONTH_DAY = /^(?:[^\d\s]+,? )?([^\d\s]+?)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/u

/** Unambiguous beginnings of the months' names in seven languages. */
const MONTHS = [
  'jan gen ene',
  'feb fev fevr',
  'mar mrz maerz maart mrt',
  'apr avr abr',
  'may mai mag mayo mei',
  'jun juin giu',
  'jul juil lug',
  'aug aou ago',
  'sep set',
  'oct okt ott out',
  'nov',
  'dec dez dic',
].map((names) => names.split(' '))

function findMonth(name: string): number | undefined {
  const folded = fold(name)
  const index = MONTHS.findIndex((names) => names.some((start) => folded.startsWith(start)))
  return index === -1 ? undefined : index + 1
}

function toDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  // JavaScript maps two-digit years to the last century.
  return isReal && year >= 100 ? date.toISOString().slice(0, 10) : undefined
}

const toYear = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < PIVOT ? 2000 : 1900)

const certain = (day: string | undefined): Reading | undefined =>
  day === undefined ? undefined : { day }

function readCell(cell: string): Reading | undefined {
  const text = cell.trim()
  const iso = YEAR_FIRST.exec(text) ?? WITHOUT_MARKS.exec(text)
  if (iso !== null) return certain(toDay(Number(iso[1]), Number(iso[2]), Number(iso[3])))
  const numbers = BY_NUMBERS.exec(text)
  if (numbers !== null) {
    const [first, second] = [Number(numbers[1]), Number(numbers[3])]
    const year = toYear(numbers[4] ?? '')
    // With dots, the day comes first everywhere.
    if (numbers[2] === '.') return certain(toDay(year, second, first))
    return { first, second, year }
  }
  if (SERIAL.test(text)) {
    const serial = Math.floor(Number(text.replace(',', '.')))
    if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return undefined
    return { day: new Date(Date.UTC(1899, 11, 30) + serial * DAY_MS).toISOString().slice(0, 10) }
  }
  return readWords(text)
}

function readWords(text: string): Reading | undefined {
  const [, day, month, year] = DAY_MONTH.exec(text) ?? []
  const [, otherMonth, otherDay, otherYear] = MONTH_DAY.exec(text) ?? []
  const number = findMonth(month ?? otherMonth ?? '')
  if (number === undefined) return undefined
  return certain(toDay(Number(year ?? otherYear), number, Number(day ?? otherDay)))
}

/**
 * Detects the order of day and month in a file: `iso` if every date is certain, `ambiguous` if
 * nothing decides or the cells contradict each other.
 */
export function detectDateOrder(cells: Iterable<string>): DateOrder | 'ambiguous' {
  const found = { dayFirst: 0, monthFirst: 0, open: 0, dots: 0 }
  for (const cell of cells) {
    const reading = readCell(cell)
    if (reading === undefined) continue
    if ('day' in reading) found.dots += /^\d{1,2}\.\s?\d/.test(cell.trim()) ? 1 : 0
    else if (reading.first > 12 && reading.second <= 12) found.dayFirst += 1
    else if (reading.second > 12 && reading.first <= 12) found.monthFirst += 1
    else if (reading.first !== reading.second) found.open += 1
  }
  if (found.dayFirst > 0 && found.monthFirst > 0) return 'ambiguous'
  if (found.dayFirst > 0) return 'dmy'
  if (found.monthFirst > 0) return 'mdy'
  if (found.open > 0) return 'ambiguous'
  return found.dots > 0 ? 'dmy' : 'iso'
}

/** Parses a cell as a day `YYYY-MM-DD`; undefined if it is not a date, or not one in this order. */
export function readDay(cell: string, order: DateOrder | 'ambiguous'): string | undefined {
  const reading = readCell(cell)
  if (reading === undefined || 'day' in reading) return reading?.day
  const { first, second, year } = reading
  if (order === 'mdy') return toDay(year, first, second)
  if (order === 'dmy' || first === second) return toDay(year, second, first)
  return undefined
}

/** Whether the cell is a date whose order must be known. */
export const isOrdered = (cell: string): boolean => {
  const reading = readCell(cell)
  return reading !== undefined && 'first' in reading && reading.first !== reading.second
}
