import { DATE_PATTERNS } from './date-patterns.ts'
import { markMonths, markNumerals, MONTH_MARK, readMark } from './month-marks.ts'
import { memoizeText } from './text.ts'

/** A date as read: month 1 to 12, or null if only the year is printed. */
type ReadTime = {
  year: number
  month: number | null
  /** The number before the month, which is the month itself where the month is printed first. */
  before?: number
  /** Whether the month is surely printed first: "08/19/2018". */
  isMonthFirst?: boolean
  /** Whether its second number is a 1 without a zero, as of the first day of a month: "6/1/2021". */
  mayBeFirstDay?: boolean
}

/**
 * One date or range found in a text, and its position there (`index` and `length`, in characters).
 */
export type DateRange = {
  start: ReadTime | null
  end: ReadTime | null
  /** Whether it is printed as still going on. */
  current: boolean
  /** Only one date is printed: it is in `end`, and `start` is null. */
  single: boolean
  /** Open at its end ("2019 –"): probably still going on, but not stated. */
  open: boolean
  index: number
  length: number
}

/** A longer text (in characters) does not hold an entry's date. */
const TEXT_MAX = 1000

type Groups = Record<string, string | undefined>

/** Every date and range in `text`, in order and without overlaps. */
export const findDates = (text: string): readonly DateRange[] =>
  text.length > TEXT_MAX || !/\d\d/.test(text) ? [] : searchDates(text)

const searchDates = memoizeText((text): readonly DateRange[] => {
  const found: DateRange[] = []
  const marked = openYears(markMonths(toLowerInPlace(markNumerals(openBrackets(text)))))
  for (const [kind, read] of READERS) {
    for (const match of marked.matchAll(DATE_PATTERNS[kind])) {
      const range = read(match.groups ?? {})
      const at = { index: match.index, length: match[0].trimEnd().length }
      if (range && !found.some((other) => overlaps(other, at))) found.push({ ...range, ...at })
    }
  }
  return found.toSorted((a, b) => a.index - b.index)
})

/** Blanks the brackets between two dates: "[May 2019] – [June 2020]". */
const openBrackets = (text: string): string =>
  text.replace(/\]\s*[-–—]\s*\[/g, (between) => between.replace(/[[\]]/g, ' '))

/** Blanks the brackets around the year of a marked month: "March (2021)". */
const openYears = (marked: string): string =>
  marked.replace(BRACKETED_YEAR, (date) => date.replace(/[()]/g, ' '))
const BRACKETED_YEAR = new RegExp(`${MONTH_MARK}\\.?\\s?\\((?:19|20)\\d\\d\\)`, 'g')

/** Lower case with unchanged indices: the few characters that get longer, such as "İ", stay as they are. */
const toLowerInPlace = (text: string): string => {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : text.replace(/./gsu, (c) => (c.toLowerCase().length === c.length ? c.toLowerCase() : c))
}

const overlaps = (a: { index: number; length: number }, b: { index: number; length: number }) =>
  a.index < b.index + b.length && b.index < a.index + a.length

type Read = Omit<DateRange, 'index' | 'length'>
const BASE: Read = { start: null, end: null, current: false, single: false, open: false }

const READERS: [keyof typeof DATE_PATTERNS, (groups: Groups) => Read | null][] = [
  ['yearFirst', readYearFirst],
  ['yearMonths', readYearMonths],
  ['yearMonth', readYearMonth],
  ['sharedNumbers', readYearFirst],
  ['sharedDays', readYearFirst],
  ['sharedMonthDays', readSharedDays],
  ['stopped', readRange],
  ['listed', readListed],
  ['schoolYears', readSchoolYears],
  ['spacedNumbers', readRange],
  ['spacedOpen', (groups) => startedAt(readMoment(groups, '1'), false)],
  ['range', readRange],
  ['shortDays', readShortDays],
  ['shortNumbers', readShortNumbers],
  ['sinceNumbers', readSinceNumbers],
  ['shortMonths', readShortNumbers],
  ['sinceMonths', readSinceNumbers],
  ['sharedYear', readSharedYear],
  ['comesBack', readComesBack],
  ['adjacent', readAdjacent],
  ['since', (groups) => startedAt(readMoment(groups, '1'), true)],
  ['until', (groups) => endedAt(readMoment(groups, '1'))],
  ['goingOn', (groups) => startedAt(readMoment(groups, '1'), true)],
  ['open', (groups) => startedAt(readMoment(groups, '1'), false)],
  ['openFirst', (groups) => startedAt(readMoment(groups, '1'), false)],
  ['single', (groups) => endedAt(readMoment(groups, '1'))],
]

function startedAt(start: ReadTime | null, current: boolean): Read | null {
  return start && { ...BASE, start, current, open: !current }
}

function endedAt(end: ReadTime | null): Read | null {
  return end && { ...BASE, end, single: true }
}

function readRange(groups: Groups): Read | null {
  const start = readMoment(groups, '1')
  if (!start) return null
  if (groups.present) return { ...BASE, start, current: true }
  return inOrder(start, readEnd(groups, start))
}

/** Successive years: "2005, 2006 and 2007". */
function readListed({ listed = '' }: Groups): Read | null {
  const years = (listed.match(/\d{4}/g) ?? []).map(Number)
  const [first, last] = [years[0], years.at(-1)]
  const isRow = years.every((year, i) => i === 0 || year === (years[i - 1] ?? 0) + 1)
  return first && last && isRow
    ? { ...BASE, start: { year: first, month: null }, end: { year: last, month: null } }
    : null
}

/** "2012/2013 – 2014/2015"; "2009/10 – 2010/11" may also be months. */
function readSchoolYears({ year1, next1 = '', year2, next2 = '' }: Groups): Read | null {
  const [first, last] = [Number(year1), Number(year2)]
  const follows = (year: number, next: string): boolean =>
    next.length === 4
      ? Number(next) === year + 1
      : Number(next) > 12 && Number(next) === (year + 1) % 100
  return follows(first, next1) && follows(last, next2)
    ? inOrder({ year: first, month: null }, { year: last + 1, month: null })
    : null
}

/** The same month or season of two years. */
function readComesBack(groups: Groups): Read | null {
  const read = readRange(groups)
  return read?.start?.month && read.start.month === read.end?.month ? read : null
}

function readAdjacent(groups: Groups): Read | null {
  const read = readRange(groups)
  return read?.start?.month && read.end?.month && read.start.year >= read.end.year - 20
    ? read
    : null
}

function readEnd(groups: Groups, start: ReadTime): ReadTime | null {
  if (groups.short2) return readShortEnd(start, groups.short2)
  if (!groups.shortend) return readMoment(groups, '2')
  const month = groups.shortendnum ? Number(groups.shortendnum) : monthOf(groups.shortendmon)
  return start.month === null ? null : { year: fullYear(groups.shortend), month }
}

/** "2019–21" */
function readShortEnd(start: ReadTime, digits: string): ReadTime | null {
  const year = Math.floor(start.year / 100) * 100 + Number(digits)
  return start.month === null && year > start.year && year - start.year < 50
    ? { year, month: null }
    : null
}

/** "August – October 2007"; in "Nov – Feb 2020" the first month is of the year before. */
function readSharedYear(groups: Groups): Read | null {
  const end = readMoment(groups, '2')
  const month = monthOf(groups.firstmon)
  // "agosto/2010" is one date.
  if (!end || end.month === null || month === null) return null
  const year = month > end.month ? end.year - 1 : end.year
  return { ...BASE, start: { year, month }, end }
}

/** "June 1 - July 30 2026", "May 3 – 28, 2026"; in "Dec 20 - Jan 5 2021" the first is of the year before. */
function readSharedDays({ firstmon, lastmon, year1 }: Groups): Read | null {
  const [first, last] = [monthOf(firstmon), monthOf(lastmon ?? firstmon)]
  if (first === null || last === null) return null
  const year = Number(year1)
  const start = { year: first > last ? year - 1 : year, month: first }
  return { ...BASE, start, end: { year, month: last } }
}

/** One year, then its first and last month. */
function readYearFirst(groups: Groups): Read | null {
  const year = Number(groups.year1)
  const [first, last] = groups.firstmon
    ? [monthOf(groups.firstmon), monthOf(groups.lastmon)]
    : [Number(groups.m1), Number(groups.m2)]
  return first === null || last === null
    ? null
    : inOrder({ year, month: first }, { year, month: last })
}

/** A year and a month, then either another such pair or a word for "present". */
function readYearMonths({ year1, firstmon, year2, lastmon, present }: Groups): Read | null {
  const start = { year: Number(year1), month: monthOf(firstmon) }
  if (present) return { ...BASE, start, current: true }
  return inOrder(start, { year: Number(year2), month: monthOf(lastmon) })
}

function readYearMonth({ year1, firstmon }: Groups): Read | null {
  return endedAt({ year: Number(year1), month: monthOf(firstmon) })
}

/** "seit 07.16", "since Apr-19" */
function readSinceNumbers({ y1, m1, mw1 }: Groups): Read | null {
  return startedAt({ year: fullYear(y1), month: monthOf(mw1) ?? Number(m1) }, true)
}

function readShortNumbers(groups: Groups): Read | null {
  const start = { year: fullYear(groups.y1), month: monthOf(groups.mw1) ?? Number(groups.m1) }
  if (groups.present) return { ...BASE, start, current: true }
  const month = monthOf(groups.mw2) ?? Number(groups.m2)
  return inOrder(start, { year: fullYear(groups.y2), month })
}

/** Days whose year has two digits: "23.09.13 – 12.10.14", "10/27/14 – Current". */
function readShortDays({ d1, m1, y1, d2, m2, y2, present }: Groups): Read | null {
  const start = readShortDay(d1, m1, y1)
  if (!start) return null
  if (present) return { ...BASE, start, current: true }
  return inOrder(start, readShortDay(d2, m2, y2))
}

/** The month is the second number, if that can be one. */
function readShortDay(first?: string, second?: string, digits?: string): ReadTime | null {
  const [before, month, year] = [Number(first), Number(second), fullYear(digits)]
  if (month <= 12) return { year, month, before }
  return before <= 12 ? { year, month: before, isMonthFirst: true } : null
}

/** A range backward by less than so many months has a mistyped end, but still dates an entry. */
const MISTYPED = 12

function inOrder(start: ReadTime, end: ReadTime | null): Read | null {
  if (!end) return null
  const months = orderOf(end) + (end.month === null ? 11 : 0) - orderOf(start)
  const isMistyped = start.month !== null && end.month !== null && months > -MISTYPED
  return months >= 0 || isMistyped ? { ...BASE, start, end } : null
}

const orderOf = ({ year, month }: ReadTime): number => year * 12 + (month ?? 1)

function readMoment(groups: Groups, suffix: '1' | '2'): ReadTime | null {
  const get = (name: string): string | undefined => groups[name + suffix]
  const year = [
    'monyear',
    'iso',
    'daymonyear',
    'usyear',
    'numyear',
    'seasonyear',
    'quarteryear',
    'foreyear',
    'termyear',
    'year',
  ]
    .map(get)
    .find((digits) => digits !== undefined)
  const short = get('shortyear') ?? get('aponumyear') ?? get('apo')
  if (!year && !short) return null
  const word = get('mon') ?? get('shortmon') ?? get('season') ?? get('aftmon')
  const digits = get('isomon') ?? get('daymon') ?? get('usmon') ?? get('num') ?? get('aponum')
  const quarter = get('quarter')
  const month = word
    ? monthOf(word)
    : digits
      ? Number(digits)
      : quarter
        ? Number(quarter) * 3 - 2
        : null
  return {
    year: year ? Number(year) : fullYear(short),
    month,
    ...(get('daynum') ? { before: Number.parseInt(get('daynum') ?? '', 10) } : {}),
    ...(get('usyear') ? { isMonthFirst: true } : {}),
    ...(isFirstDay(get) ? { mayBeFirstDay: true } : {}),
  }
}

const isFirstDay = (get: (name: string) => string | undefined): boolean =>
  get('dayslash') !== undefined && get('daymon') === '1' && /^[2-9]$/.test(get('daynum') ?? '')

/**
 * Reads "03/10/2013" as of March if one of the dates is surely printed with its month first, and
 * "6/1/2021" as of June if none is surely printed with its day first.
 */
export function settleMonths(ranges: (DateRange | null)[]): (DateRange | null)[] {
  const times = ranges.flatMap((range) => [range?.start, range?.end])
  const isDayFirst = times.some((time) => (time?.before ?? 0) > 12)
  const hasDays = times.filter((time) => time?.before !== undefined)
  const areFirstDays =
    hasDays.some((time) => time?.mayBeFirstDay) && hasDays.every((time) => time?.month === 1)
  if (isDayFirst || (!areFirstDays && !times.some((time) => time?.isMonthFirst))) return ranges
  const settle = (time: ReadTime | null): ReadTime | null =>
    time?.before === undefined ? time : { year: time.year, month: time.before }
  return ranges.map(
    (range) => range && { ...range, start: settle(range.start), end: settle(range.end) },
  )
}

const monthOf = (mark: string | undefined): number | null =>
  mark === undefined ? null : readMark(mark)

/** Two digits: up to 49 this century, else the last. */
const fullYear = (digits: string | undefined): number =>
  digits?.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < 50 ? 2000 : 1900)

/** `YYYY-MM-01`; January if only the year is printed. */
export const toDay = (moment: ReadTime | null): string | null =>
  moment &&
  `${String(moment.year).padStart(4, '0')}-${String(moment.month ?? 1).padStart(2, '0')}-01`
