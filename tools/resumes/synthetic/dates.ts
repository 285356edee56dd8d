import type { Content, Month } from './content.ts'
import type { Look } from './look.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

const DAY = 15
const pad = (month: number): string => String(month).padStart(2, '0')
type Period = { start: Month; end: Month | null }
type Said = Pick<Content, 'words' | 'chosen'>

function printMonth({ year, month }: Month, words: Vocabulary, { dateForm }: Look): string {
  const short = words.shortMonths[month - 1] ?? ''
  const long = words.months[month - 1] ?? ''
  switch (dateForm) {
    case 'years':
      return String(year)
    case 'numbers':
      return `${pad(month)}/${year}`
    // The first day of a month, as forms require.
    case 'days':
      return `01/${pad(month)}/${year}`
    case 'two-digits':
      return `${pad(month)}/${String(year).slice(2)}`
    case 'dots':
      return `${pad(month)}.${year}`
    case 'iso':
      return `${year}-${pad(month)}`
    case 'short':
      return `${short} ${year}`
    case 'apostrophe':
      return `${short} ’${String(year).slice(2)}`
    case 'slashed':
      return `${short}/${year}`
    case 'capitals':
      return `${long.toUpperCase()} ${year}`
    case 'day-words':
      return words.language === 'en'
        ? `${long} ${DAY}, ${year}`
        : `${DAY} ${words.of}${long} ${words.of}${year}`
    case 'long':
      return `${long} ${words.of}${year}`
  }
}

export function printRange(period: Period, { words, chosen }: Said, look: Look): string {
  const { start, end } = period
  const first = printMonth(start, words, look)
  const last = end ? printMonth(end, words, look) : chosen.present
  const length = look.hasDuration && end ? ` (${printDuration(period, words)})` : ''
  if (first === last) return first
  if (look.range === 'words' && !end) return `${words.since} ${first}`
  if (look.range === 'words') return `${words.between[0]} ${first} ${words.between[1]} ${last}`
  const isShared = look.range === 'shared' && end?.year === start.year
  if (isShared && ['short', 'long'].includes(look.dateForm)) {
    const names = look.dateForm === 'short' ? words.shortMonths : words.months
    return `${names[start.month - 1]} – ${last}`
  }
  const dash = look.dash === ' until ' ? ` ${words.until} ` : look.dash
  return `${first}${dash}${last}${length}`
}

/** "2 years 1 month" */
function printDuration({ start, end }: Period, { durations }: Vocabulary): string {
  const all = end ? (end.year - start.year) * 12 + end.month - start.month : 0
  const [years, months] = [Math.floor(all / 12), all % 12]
  const [year, manyYears, month, manyMonths] = durations
  return [
    ...(years > 0 ? [`${years} ${years === 1 ? year : manyYears}`] : []),
    ...(months > 0 || years === 0 ? [`${months} ${months === 1 ? month : manyMonths}`] : []),
  ].join(' ')
}

/** A date as a careful annotator would write it. */
export const toTruthDate = ({ year, month }: Month, { dateForm }: Look): string =>
  dateForm === 'years' ? String(year) : `${year}-${pad(month)}`
