import { findDates } from './dates.ts'
import { readFieldLabel } from './field-labels.ts'
import { withCells } from './lines.ts'
import type { Cell, Line } from './model.ts'
import { appendCell } from './wrapped-lines.ts'

const COLUMNS_MIN = 3
/** A cell begins within this distance (in points) of its column's heading. */
const BELOW = 12
/** The lines of one cell begin within this distance (in points). */
const FLUSH = 4
/** Rows of a table have at least this much blank space above (in lines); wrapped lines have none. */
const ROW_GAP = 0.3

/**
 * Joins the lines of a table's wrapped cells: "2018 – today | Heron Primary | Coordinator" over
 * "School". Only under a heading row of labels, with blank space between the rows and one date each.
 */
export function joinWrappedCells(lines: Line[]): Line[] {
  const at = lines.findIndex(isHeadingRow)
  const heading = lines[at]
  if (!heading) return joinContinued(lines)
  const isCell = ({ x }: Cell): boolean =>
    heading.cells.some((column) => Math.abs(column.x - x) < BELOW)
  const after = lines.slice(at + 1)
  const end = after.findIndex(
    (line) => line.bullet || isHeadingRow(line) || !line.cells.every(isCell),
  )
  const body = after.slice(0, end < 0 ? after.length : end)
  const starts = body.flatMap((line, index) => (index === 0 || line.gap >= ROW_GAP ? [index] : []))
  const rows = starts.map((start, index) => body.slice(start, starts[index + 1]))
  const isTable =
    rows.length > 1 && rows.length < body.length && rows.every((row) => countDated(row) === 1)
  if (!isTable) return lines
  return [
    ...lines.slice(0, at + 1),
    ...rows.map((row) => row.reduce((whole, line) => joinCells(whole, line))),
    ...after.slice(body.length),
  ]
}

/** The same in a table without headings, for lines beneath cells of the row above. */
function joinContinued(lines: Line[]): Line[] {
  const rows = lines.filter((line) => line.cells.length >= COLUMNS_MIN && isDated(line))
  const joined: Line[] = []
  for (const line of lines) {
    const row = joined.at(-1)
    const isRest =
      row !== undefined &&
      rows.some((other) => other !== row && hasSameColumns(other, row)) &&
      continuesRow(row, line)
    if (isRest) joined[joined.length - 1] = joinCells(row, line)
    else joined.push(line)
  }
  return joined
}

const isDated = ({ cells }: Line): boolean => cells.some(({ text }) => findDates(text).length > 0)

const hasSameColumns = (a: Line, b: Line): boolean =>
  a.cells.length === b.cells.length &&
  a.cells.slice(0, -1).every(({ x }, i) => isSameColumn(x, b.cells[i]?.x ?? Infinity))

/**
 * A lone cell beneath the first column may be text about the row, and names beneath a row that
 * begins with its date may be further names.
 */
const continuesRow = (row: Line, line: Line): boolean =>
  line.gap < ROW_GAP &&
  !line.bullet &&
  !isDated(line) &&
  row.cells.length >= COLUMNS_MIN &&
  isDated(row) &&
  findDates(row.cells[0]?.text ?? '').length === 0 &&
  line.cells.length < row.cells.length &&
  line.cells.every(({ x }) => row.cells.some((cell) => isSameColumn(cell.x, x))) &&
  (line.cells.length > 1 || !isSameColumn(line.x, row.x))

const isHeadingRow = ({ cells }: Line): boolean =>
  cells.length >= COLUMNS_MIN &&
  cells.filter(({ text }) => readFieldLabel(text) !== null).length >= COLUMNS_MIN - 1 &&
  cells.every(({ text }) => findDates(text).length === 0)

const countDated = (row: Line[]): number => row.filter(isDated).length

function joinCells(row: Line, line: Line): Line {
  const rest = line.cells.filter(({ x }) => !row.cells.some((cell) => isSameColumn(cell.x, x)))
  const joined = row.cells.map((cell): Cell => {
    const more = line.cells.find(({ x }) => isSameColumn(cell.x, x))
    return more ? appendCell(cell, more) : cell
  })
  return withCells(
    row,
    [...joined, ...rest].toSorted((a, b) => a.x - b.x),
  )
}

const isSameColumn = (a: number, b: number): boolean => Math.abs(a - b) < FLUSH
