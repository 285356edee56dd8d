import { dropGoingOn, dropOpening, expectsEndDate } from './date-edges.ts'
import { type DateRange, findDates } from './dates.ts'
import { SAME_LINE, type Segment, SEGMENTS_MAX } from './segments.ts'

/** A cell at most this wide (in characters) can be part of a date that a narrow column wrapped. */
const NARROW = 28
/**
 * Maximum distance (in font sizes) between the lines of one date, and between a date and its entry.
 */
const LEADING = 1.7
const BESIDE = 0.6
/** Lines of one date are aligned within this distance (in points): left, right or centred. */
const FLUSH = 4
/** A gap this many times the usual one separates two entries. */
const WIDER = 1.2
const ROWS_MAX = 4
const PAIRS_MIN = 2

/**
 * Moves dates in a separate column to the row that they belong to: joins ranges that the column
 * wrapped ("Mar 2019 –" over "Present"), and aligns baselines that differ slightly.
 */
export function alignDates(segments: Segment[]): Segment[] {
  if (segments.length > SEGMENTS_MAX) return segments
  const found = segments.filter(isFragment).toSorted((a, b) => a.y - b.y)
  const dates = found.filter((date) => !found.some((other) => repeatsYear(date, other)))
  const isDate = new Set(found)
  const rest = segments.filter((segment) => !isDate.has(segment))
  if (rest.length === 0) return segments
  const bars = rest.filter(({ text }) => text === '|')
  const gone = new Set<Segment>()
  const pairs = findPairs(dates)
  const level = dates.flatMap((date): Segment[] => {
    if (gone.has(date)) return []
    const other = pairs.get(date)
    if (other) {
      gone.add(other)
      return [moveToRow(joinPair(date, other), [date, other], rest)]
    }
    const below = dates.filter((one) => one.y > date.y && !gone.has(one))
    const upright = findUpright(date, below, bars)
    if (upright) {
      for (const part of upright.parts) gone.add(part)
      return [moveToRow(upright.range, [date, ...upright.parts], rest)]
    }
    const stack = findStack(date, below)
    for (const part of stack) gone.add(part)
    return [moveToRow(stack.reduce(join, date), [date, ...stack], rest)]
  })
  return [...rest.filter((segment) => !gone.has(segment)), ...level]
}

/** Whether a year stands above the range that begins in it: "2017" over "Jan 2017 – Feb 2021". */
const repeatsYear = (year: Segment, range: Segment): boolean =>
  /^(?:19|20)\d\d$/.test(year.text) &&
  range.y > year.y &&
  range.y - year.y < LEADING * year.size &&
  isFlush(year, range) &&
  isRange(range.text) &&
  findDates(range.text)[0]?.start?.year === Number(year.text)

/** A vertical timeline: "Present" over a line over "2019", with either end on top. */
function findUpright(
  date: Segment,
  below: Segment[],
  bars: Segment[],
): { range: Segment; parts: Segment[] } | null {
  const isUnder = (one: Segment, upper: Segment): boolean =>
    one.y > upper.y && one.y - upper.y < LEADING * date.size && isFlush(one, date)
  const bar = bars.find((one) => isUnder(one, date))
  const other = bar && below.find((one) => isUnder(one, bar))
  if (!bar || !other) return null
  const range = joinPair(date, other)
  return isRange(range.text) ? { range, parts: [bar, other] } : null
}

/** The range of two dates above one another, the end of which may be on top. */
function joinPair(upper: Segment, lower: Segment): Segment {
  const usual = join(addDash(upper), lower)
  return isRange(usual.text)
    ? usual
    : { ...join(addDash(lower), upper), y: upper.y, row: upper.row }
}

/** A fragment that needs another date to be complete: "January to", "–", "Present". */
function isFragment({ text }: Segment): boolean {
  if (text.length > NARROW || text === '|') return false
  const bare = dropGoingOn(dropOpening(text))
  if (/^[-–—]$/.test(text) || isAll(bare, findDates(bare)[0])) return true
  // "→ 2018" brings its own sign.
  const range = /^[-–—→~]/.test(text) ? `1950 ${text}` : `2010 – ${text}`
  // The year of "– December" is on the next line.
  const dated = /^[-–—→~]\s*\p{L}+$/u.test(text) ? `1950 ${text} 2049` : range
  return [range, dated].some((one) => isAll(one, findDates(one)[0]))
}

const isAll = (text: string, range: DateRange | undefined): boolean =>
  range !== undefined && range.index <= 1 && range.length >= text.length - 2

function findStack(date: Segment, below: Segment[]): Segment[] {
  if (isRange(date.text)) return []
  const stack: Segment[] = []
  let whole = date
  for (const part of below) {
    const last = stack.at(-1) ?? date
    if (part.y - last.y > LEADING * date.size || stack.length >= ROWS_MAX) break
    if (part.y - last.y < BESIDE * date.size || !isFlush(part, date)) continue
    if (isRange(part.text)) break
    stack.push(part)
    whole = join(whole, part)
    if (isRange(whole.text)) return stack
  }
  return []
}

/**
 * Pairs a start above an end without a dash ("2015" over "2019") if the whole column is printed so,
 * because the dates of one-line entries do not come in pairs. A column with a pair such as "2022"
 * over "today" may have single dates too. Ends above starts are only read with months or "today",
 * since years of one-line entries also descend.
 */
function findPairs(dates: Segment[]): Map<Segment, Segment> {
  const runs: Segment[][] = []
  for (const date of dates) {
    const run = runs.find((one) => {
      const last = one.at(-1)
      return last && isFlush(last, date) && date.y - last.y < LEADING * date.size
    })
    if (run) run.push(date)
    else runs.push([date])
  }
  const parts = runs.flatMap(splitAtGaps)
  const twos = parts.flatMap((run): [Segment, Segment][] => {
    const [upper, lower] = run
    const isPair = upper && lower && run.length === 2 && !run.some(({ text }) => isRange(text))
    return isPair ? [[upper, lower]] : []
  })
  const usual = twos.filter((pair) => isStart(...pair))
  const pairs = usual.length > 0 ? usual : twos.filter((pair) => isEnd(...pair))
  const isCurrent = pairs.some((pair) => pair.some(({ text }) => findDates(text).length === 0))
  const isWhole = parts.every(
    (run) =>
      !isInColumn(run, pairs) ||
      pairs.some(([one]) => one === run[0]) ||
      (isCurrent && run.length === 1),
  )
  return new Map(pairs.length >= PAIRS_MIN && isWhole ? pairs : [])
}

const isStart = (upper: Segment, lower: Segment): boolean =>
  isRange(`${upper.text} – ${lower.text}`)

const isEnd = (upper: Segment, lower: Segment): boolean =>
  /\p{L}/u.test(upper.text) && isRange(`${lower.text} – ${upper.text}`)

/** Splits dates where the distance between two is larger than between the others. */
function splitAtGaps(run: Segment[]): Segment[][] {
  const gapAt = (at: number): number => (run[at]?.y ?? 0) - (run[at - 1]?.y ?? 0)
  const usual = Math.min(...run.slice(1).map((_, at) => gapAt(at + 1)))
  const starts = run.flatMap((_, at) => (at === 0 || gapAt(at) > usual * WIDER ? [at] : []))
  return starts.map((start, at) => run.slice(start, starts[at + 1]))
}

const isInColumn = ([date]: Segment[], [pair]: [Segment, Segment][]): boolean =>
  date !== undefined && pair !== undefined && isFlush(date, pair[0])

const addDash = (date: Segment): Segment => ({
  ...date,
  text: `${date.text} –`,
  spans: date.spans.map((span, index) =>
    index === date.spans.length - 1 ? { ...span, text: `${span.text} –` } : span,
  ),
})

/** Whether a text is a range with both ends and nothing else. */
function isRange(given: string): boolean {
  const text = dropOpening(given)
  if (expectsEndDate(text)) return false
  const [range] = findDates(text)
  if (!range || range.single || range.open || !isAll(text, range)) return false
  const { start, end } = range
  return start === null || end === null || end.year >= start.year
}

const isFlush = (a: Segment, b: Segment): boolean =>
  [a.x - b.x, a.right - b.right, (a.x + a.right - b.x - b.right) / 2].some(
    (distance) => Math.abs(distance) < FLUSH,
  )

const join = (upper: Segment, lower: Segment): Segment => ({
  ...upper,
  text: `${upper.text} ${lower.text}`,
  x: Math.min(upper.x, lower.x),
  right: Math.max(upper.right, lower.right),
  spans: [
    ...upper.spans,
    ...lower.spans.map((span, index) => (index === 0 ? { ...span, text: ` ${span.text}` } : span)),
  ],
})

/** Moves a date that is level with no row to the nearest one. */
function moveToRow(date: Segment, parts: Segment[], rest: Segment[]): Segment {
  const top = date.y - BESIDE * date.size
  const end = Math.max(...parts.map(({ y }) => y)) + BESIDE * date.size
  const [nearest] = rest
    .filter(({ x, right, y }) => (x > date.right || right < date.x) && y > top && y < end)
    .toSorted((a, b) => Math.abs(a.y - date.y) - Math.abs(b.y - date.y))
  if (!nearest || Math.abs(nearest.y - date.y) < SAME_LINE * date.size) return date
  return { ...date, y: nearest.row, row: nearest.row }
}
