import type { Content, Month } from './content.ts'
import type { Look } from './look.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

const pad = (month: number): string => String(month).padStart(2, '0')

function printMonth({ year, month }: Month, words: Vocabulary, { dateForm }: Look): string {
  if (dateForm === 'years') return String(year)
  if (dateForm === 'numbers') return `${pad(month)}/${year}`
  // The first day of a month, as forms ask for one.
  if (dateForm === 'days') return `01/${pad(month)}/${year}`
  if (dateForm === 'two-digits') return `${pad(month)}/${String(year).slice(2)}`
  if (dateForm === 'dots') return `${pad(month)}.${year}`
  const names = dateForm === 'short' ? words.shortMonths : words.months
  return `${names[month - 1]} ${year}`
}

export function printRange(
  { start, end }: { start: Month; end: Month | null },
  { words, chosen }: Pick<Content, 'words' | 'chosen'>,
  look: Look,
): string {
  const dash = look.dash === ' until ' ? ` ${words.until} ` : look.dash
  const last = end ? printMonth(end, words, look) : chosen.present
  const first = printMonth(start, words, look)
  return first === last ? first : `${first}${dash}${last}`
}

/** A date as a careful reader of the page would write it down. */
export const tellMonth = ({ year, month }: Month, { dateForm }: Look): string =>
  dateForm === 'years' ? String(year) : `${year}-${pad(month)}`
