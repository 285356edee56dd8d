import { findDates } from './dates.ts'
import type { Cell, Line } from './model.ts'

/** Merges a table's "From" and "To" columns: two cells with one date each become one range. */
export const joinDateCells = (lines: Line[]): Line[] => lines.map(joinRow)

function joinRow(line: Line): Line {
  const at = line.cells.findIndex((cell, i) => isDate(cell) && isEnd(line.cells[i + 1]))
  const [from, to] = [line.cells[at], line.cells[at + 1]]
  if (!from || !to || line.cells.length < 3) return line
  const text = `${from.text} – ${to.text}`
  const [range] = findDates(text)
  if (!range || range.single || range.length < text.length - 2) return line
  const dash = to.spans.map((span, i) => (i === 0 ? { ...span, text: ` – ${span.text}` } : span))
  const cell: Cell = { ...from, text, right: to.right, spans: [...from.spans, ...dash] }
  return { ...line, cells: [...line.cells.slice(0, at), cell, ...line.cells.slice(at + 2)] }
}

/** A date with its month, because bare years are also found in tables of grades. */
const isDate = ({ text }: Cell): boolean =>
  findDates(text).some(
    ({ single, end, length }) => single && end?.month != null && length >= text.trim().length - 1,
  )

const isEnd = (cell: Cell | undefined): boolean =>
  cell !== undefined &&
  (isDate(cell) || findDates(`2000 – ${cell.text}`).some((one) => one.current))
