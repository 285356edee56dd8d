import { findDates } from './dates.ts'
import type { Cell, Line } from './model.ts'

/** Merges a table's "From" and "To" columns: two cells with one date each become one range. */
export const joinDateCells = (lines: Line[]): Line[] =>
  lines.map((line) =>
    joinAt(
      line,
      line.cells.findIndex((cell, i) => isDate(cell) && isEnd(line.cells[i + 1])),
    ),
  )

/** The same for the first two columns, which also hold bare years if they are dates. */
export const joinFirstDates = (lines: Line[]): Line[] =>
  lines.map((line) => {
    const [first, second] = line.cells
    const areDates =
      first && second && (openYears(first, second) || (isDate(first) && isEnd(second)))
    return areDates ? joinAt(line, 0) : line
  })

function joinAt(line: Line, at: number): Line {
  const [from, to] = [line.cells[at], line.cells[at + 1]]
  if (!from || !to || line.cells.length < 3) return line
  const text = `${from.text} – ${to.text}`
  const [range] = findDates(text)
  if (!range || range.single || range.length < text.length - 2) return line
  const dash = to.spans.map((span, i) => (i === 0 ? { ...span, text: ` – ${span.text}` } : span))
  const cell: Cell = { ...from, text, right: to.right, spans: [...from.spans, ...dash] }
  return { ...line, cells: [...line.cells.slice(0, at), cell, ...line.cells.slice(at + 2)] }
}

/** Two years that begin a row, one after the other: "1986 | 1996 | Heron School". */
const openYears = (from: Cell, to: Cell): boolean =>
  YEAR.test(from.text.trim()) && YEAR.test(to.text.trim()) && from.text.trim() <= to.text.trim()
const YEAR = /^(?:19|20)\d\d$/

/** A date with its month, because bare years are also found in tables of grades. */
const isDate = ({ text }: Cell): boolean =>
  findDates(text).some(
    ({ single, end, length }) => single && end?.month != null && length >= text.trim().length - 1,
  )

const isEnd = (cell: Cell | undefined): boolean =>
  cell !== undefined &&
  (isDate(cell) || findDates(`2000 – ${cell.text}`).some((one) => one.current))
