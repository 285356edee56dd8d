import { findDates } from './dates.ts'
import type { Cell, Line } from './model.ts'

/** A cell of a narrow column of dates. */
const NARROW = 24

/** Ranges that a narrow column broke over two lines ("Jun ’16 – Feb" over "’19") are one again. */
export function joinWrappedDates(given: Line[]): Line[] {
  const lines = joinLabelDates(given)
  const joined: Line[] = []
  let closesGap: Line | null = null
  for (const line of lines) {
    const above = joined.at(-1)
    const pair = above && (findPair(above, line) ?? findBroken(above, line))
    if (!above || !pair) {
      // What stood between is gone; it is no blank space.
      joined.push(closesGap ? { ...line, gap: Math.min(line.gap, closesGap.gap) } : line)
      closesGap = null
      continue
    }
    joined[joined.length - 1] = replaceCell(above, pair.upper, pair.cell)
    const rest = line.cells.filter((cell) => cell !== pair.lower)
    if (rest.length > 0) joined.push(withCells(line, rest))
    else closesGap = line
  }
  return joined
}

/** A range that a column of labels broke over three rows: "January to", "December", "2008". */
function joinLabelDates(lines: Line[]): Line[] {
  const taken = new Set<Cell>()
  const rows = lines.map((line, index) => {
    const parts = [0, 1, 2].flatMap((step) => lines[index + step]?.cells[0] ?? [])
    const [first, second, third] = parts
    if (!first || !second || !third || taken.has(first) || line.cells.length < 2) return line
    const isColumn = parts.every(
      ({ x, text }) => Math.abs(x - first.x) < 4 && text.length <= NARROW,
    )
    if (!isColumn || isRange(first.text) || isRange(`${first.text} ${second.text}`)) return line
    const cell = join(join(first, second), third)
    if (!isRange(cell.text)) return line
    taken.add(second).add(third)
    return replaceCell(line, first, cell)
  })
  return rows.flatMap((line) => {
    const rest = line.cells.filter((cell) => !taken.has(cell))
    if (rest.length === line.cells.length) return [line]
    return rest.length > 0 ? [withCells(line, rest)] : []
  })
}

/** Nothing but a range with both its ends. */
function isRange(text: string): boolean {
  const [range] = findDates(text)
  return (
    range !== undefined &&
    !range.single &&
    !range.open &&
    range.index <= 1 &&
    range.length >= text.length - 2
  )
}

/** A range that the end of a line broke: its last words, and the first of the next. */
function findBroken(above: Line, line: Line): { upper: Cell; lower: Cell; cell: Cell } | null {
  const upper = above.cells.at(-1)
  const [lower] = line.cells
  if (!upper || !lower || lower.text.length > NARROW || line.bullet) return null
  const text = `${upper.text} ${lower.text}`
  if (isNextDate(upper.text, lower.text)) return null
  const range = findDates(text).find(({ index, length }) => index + length > upper.text.length + 1)
  if (!range || range.single || range.open || range.index > upper.text.length) return null
  if (!/[-–—]|\b(?:to|bis|à|a|until)\b/.test(upper.text.slice(range.index))) return null
  return { upper, lower, cell: join(upper, lower) }
}

/** Under a date that stands for itself ("June 2019 –") a whole range dates the next entry. */
const isNextDate = (upper: string, lower: string): boolean =>
  findDates(upper).length > 0 && findDates(lower).some((range) => !range.single)

const join = (upper: Cell, lower: Cell): Cell => {
  const space = lower.spans.map((span, index) =>
    index === 0 ? { ...span, text: ` ${span.text}` } : span,
  )
  return { ...upper, text: `${upper.text} ${lower.text}`, spans: [...upper.spans, ...space] }
}

function findPair(above: Line, line: Line): { upper: Cell; lower: Cell; cell: Cell } | null {
  for (const upper of above.cells)
    for (const lower of line.cells) {
      const isColumn = Math.abs(upper.x - lower.x) < 4 || Math.abs(upper.right - lower.right) < 4
      if (!isColumn || upper.text.length > NARROW || lower.text.length > NARROW) continue
      const text = `${upper.text} ${lower.text}`
      const [own] = findDates(upper.text)
      if (!isRange(text) || isNextDate(upper.text, lower.text) || (own && !own.single && !own.open))
        continue
      return { upper, lower, cell: join(upper, lower) }
    }
  return null
}

const replaceCell = (line: Line, old: Cell, cell: Cell): Line =>
  withCells(
    line,
    line.cells.map((one) => (one === old ? cell : one)),
  )

const withCells = (line: Line, cells: Cell[]): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join(' '),
  x: cells[0]?.x ?? line.x,
  right: cells.at(-1)?.right ?? line.right,
})
