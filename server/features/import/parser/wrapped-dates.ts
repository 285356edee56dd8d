import { isFirstDay } from './date-cells.ts'
import { dropOpening, expectsEndDate } from './date-edges.ts'
import { MONTHS, SEASONS } from './month-words.ts'
import { type DateRange, findDates } from './dates.ts'
import { withCells } from './lines.ts'
import type { Cell, Line, Span } from './model.ts'
import { styleOf } from './style.ts'

/** The maximum width (in characters) of a cell in a narrow column of dates. */
const NARROW = 28
/** Cells aligned within this distance (in points) are in one column. */
const ALIGNED = 4
/** The maximum number of rows of one date. */
const ROWS_MAX = 4

/** Joins ranges that a narrow column wrapped: "Jun ’16 – Feb" over "’19". */
export function joinWrappedDates(given: Line[]): Line[] {
  const joined: Line[] = []
  let closesGap: Line | null = null
  for (const line of joinLoneDates(joinStacks(given))) {
    const above = joined.at(-1)
    const pair = above && findBroken(above, line)
    const own = closesGap ? { ...line, gap: Math.min(line.gap, closesGap.gap) } : line
    closesGap = null
    if (!above || !pair) {
      joined.push(own)
      continue
    }
    joined[joined.length - 1] = replaceCell(above, pair.upper, join([pair.upper, pair.lower]))
    const rest = line.cells.filter((cell) => cell !== pair.lower)
    if (rest.length > 0) joined.push(withCells(line, rest))
    // Removed lines leave no blank space.
    else closesGap = line
  }
  return joined
}

/**
 * Joins a range that a column of dates wrapped to several rows: "January to", "December", "2008".
 */
function joinStacks(lines: Line[]): Line[] {
  const taken = new Set<Cell>()
  let gap = Infinity
  return lines.flatMap((given, index) => {
    const rest = given.cells.filter((cell) => !taken.has(cell))
    if (rest.length === 0) {
      gap = Math.min(gap, given.gap)
      return []
    }
    let line = rest.length < given.cells.length ? withCells(given, rest) : given
    line = gap < line.gap ? { ...line, gap } : line
    gap = Infinity
    for (const cell of rest) {
      const stack = findStack(cell, lines.slice(index + 1, index + ROWS_MAX))
      if (!stack || taken.has(cell)) continue
      for (const lower of stack) taken.add(lower)
      line = replaceCell(line, cell, join([cell, ...stack]))
    }
    return [line]
  })
}

/** The cells below that complete a range; null if there are none. */
function findStack(cell: Cell, below: Line[]): Cell[] | null {
  if (cell.text.length > NARROW || isWhole(cell.text)) return null
  const stack: Cell[] = []
  for (const line of below) {
    const lower = line.cells.find((one) => one.text.length <= NARROW && isAligned(one, cell))
    // A bullet begins an entry of its own.
    if (!lower || line.breaks || line.bullet || isNextDate(join([cell, ...stack]).text, lower.text))
      return null
    // The heading of a column of first days is above whole ranges if its last days are joined to them.
    if (isFirstDay(cell.text) && findDates(lower.text).some(({ single }) => !single)) return null
    stack.push(lower)
    if (isRange(join([cell, ...stack]).text) || isMonthOver(cell, lower)) return stack
  }
  return null
}

/** "summer" over "2024". */
const isMonthOver = (cell: Cell, lower: Cell): boolean => {
  return isMonth(cell.text) && /^(?:19|20)\d\d$/.test(lower.text)
}

const isMonth = (text: string): boolean => {
  const word = text.trim().toLowerCase().replace(/\.$/, '')
  return Object.hasOwn(SEASONS, word) || Object.hasOwn(MONTHS, word)
}

const isAligned = (one: Cell, other: Cell): boolean =>
  Math.abs(one.x - other.x) < ALIGNED || Math.abs(one.right - other.right) < ALIGNED

const isWhole = (text: string): boolean => {
  const [range] = findDates(text)
  return range !== undefined && !range.single && !range.open && !expectsEndDate(text)
}

/** Whether a text is a range with both ends and nothing else. */
function isRange(given: string): boolean {
  const text = dropOpening(given).replace(/\s*\([^()]*\)$/, '')
  const [range] = findDates(text)
  return (
    range !== undefined &&
    !range.single &&
    !range.open &&
    !isBackward(range) &&
    range.index <= 1 &&
    range.length >= text.length - 2
  )
}

const isBackward = ({ start, end }: DateRange): boolean =>
  start !== null && end !== null && end.year < start.year

/** Joins a start above its end, each alone on its line: "2010", "2015". */
function joinLoneDates(lines: Line[]): Line[] {
  const ends = new Set<Line>()
  return lines.flatMap((line, index) => {
    if (ends.has(line)) return []
    const [cell, next] = [line.cells[0], lines[index + 1]]
    const lower = next?.cells[0]
    if (!cell || !next || !lower || !isLone(line, next) || isWhole(cell.text)) return [line]
    const dash = { ...cell, text: `${cell.text} –`, spans: addText(cell.spans, ' –') }
    const whole = join([dash, lower])
    const [start, end] = [cell, lower].map(({ text }) => findDates(text)[0]?.end ?? null)
    if (!start || !end || start.year >= end.year || !isRange(whole.text)) return [line]
    ends.add(next)
    return [replaceCell(line, cell, whole)]
  })
}

/** Whether each of two lines is a bare date, in one font style. */
const isLone = (line: Line, next: Line): boolean =>
  [line, next].every(isBareLine) && !next.breaks && styleOf(line) === styleOf(next)

const isBareLine = ({ cells, bullet }: Line): boolean =>
  cells.length === 1 && !bullet && isBare(cells[0])

function isBare(cell: Cell | undefined): boolean {
  const [range] = findDates(cell?.text ?? '')
  return range !== undefined && range.single && range.length === cell?.text.length
}

/** Words that introduce the second of two dates. */
const UNTIL = /^(?:to|until|till|bis|à|au|a|al|tot|t\/m|hasta|até) /iu

/** A separator at the end of a line, whose date is on the next: "Clerk • Heron Ltd •". */
const HANGING = /\s[•|·]$/

/** Finds a range wrapped at the end of a line: its first part, and the rest at the start of the next. */
function findBroken(above: Line, line: Line): { upper: Cell; lower: Cell } | null {
  const upper = above.cells.at(-1)
  const [lower] = line.cells
  if (!upper || !lower || lower.text.length > NARROW || line.bullet) return null
  const text = `${upper.text} ${lower.text}`
  if (isNextDate(upper.text, lower.text)) return null
  if (HANGING.test(upper.text) && isBareLine(line) && styleOf(above) === styleOf(line))
    return { upper, lower }
  const range = findDates(text).find(({ index, length }) => index + length > upper.text.length + 1)
  if (!range || range.single || range.open || range.index > upper.text.length) return null
  const begun = upper.text.slice(range.index)
  const isOpen = /[-–—]|\b(?:to|bis|a|until)\b/.test(begun) || expectsEndDate(begun)
  if (!isOpen && !UNTIL.test(lower.text) && !isMonthBroken(begun, lower)) return null
  return { upper, lower }
}

/** Whether only the month of a whole range is above: "Clerk • April" over "2015 – 2019". */
const isMonthBroken = (begun: string, lower: Cell): boolean => {
  const [range] = findDates(lower.text)
  return isMonth(begun) && range?.index === 0 && range.length === lower.text.length
}

/** A whole range under an open one ("June 2019 –") is the date of the next entry. */
const isNextDate = (upper: string, lower: string): boolean =>
  findDates(upper).length > 0 && findDates(lower).some((range) => !range.single)

const addText = (spans: Span[], text: string): Span[] =>
  spans.map((span, index) =>
    index === spans.length - 1 ? { ...span, text: span.text + text } : span,
  )

const join = ([first, ...rest]: [Cell, ...Cell[]]): Cell =>
  rest.reduce((upper, lower) => {
    const space = lower.spans.map((span, index) =>
      index === 0 ? { ...span, text: ` ${span.text}` } : span,
    )
    return { ...upper, text: `${upper.text} ${lower.text}`, spans: [...upper.spans, ...space] }
  }, first)

const replaceCell = (line: Line, old: Cell, cell: Cell): Line =>
  withCells(
    line,
    line.cells.map((one) => (one === old ? cell : one)),
  )
