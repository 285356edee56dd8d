import { findDates } from './dates.ts'
import { readFieldLabel } from './field-labels.ts'
import { readHeaderWords } from './header-words.ts'
import { describeLine } from './lines.ts'
import type { Cell, FlowBlock, FlowParagraph, FlowTable, Line } from './model.ts'
import { joinSpans } from './segments.ts'
import { tidy } from './text.ts'

/** Where the file names no size. */
const SIZE = 10
/** Room that a cell and a step of indentation get, in points: flow documents have no positions. */
const CELL_ROOM = 200
const STEP = 20
/** From so many lines on, a table's cell is a column of the page rather than a cell. */
const COLUMN_LINES = 5
/** A row with so many cells, one of them a date, has one for each part of an entry. */
const GRID_CELLS_MIN = 4
const GRID_LINES = 3

/** The lines of a flow document, in reading order, as those of a positioned one. */
export function readFlow(blocks: FlowBlock[]): Line[] {
  return blocks.flatMap((block) =>
    block.kind === 'table' ? readTable(block) : readParagraph(block),
  )
}

function readParagraph(paragraph: FlowParagraph): Line[] {
  const cells = paragraph.cells.flatMap((spans, index): Cell[] => {
    const own = spans.map((span) => ({
      ...span,
      text: tidy(span.text),
      size: span.size ?? SIZE,
      font: '',
    }))
    const text = joinSpans(own)
    const x = paragraph.level * STEP + index * CELL_ROOM
    return text ? [{ text, x, right: x + text.length * SIZE * 0.5, spans: own }] : []
  })
  const line = describeLine(cells, {
    page: 0,
    y: 0,
    edge: Infinity,
    gap: paragraph.spaceBefore,
    breaks: false,
    heading: paragraph.heading,
  })
  return line.cells.length > 0 ? [{ ...line, bullet: line.bullet || paragraph.bullet }] : []
}

function readTable(table: FlowTable): Line[] {
  return table.rows.flatMap((row) => {
    const columns = row.map(readFlow).filter((lines) => lines.length > 0)
    const lines = isGridRow(columns)
      ? zip(columns.map(joinLines))
      : areColumns(columns)
        ? columns.flat()
        : zip(columns)
    const [first] = lines
    // A row begins anew, whatever stood before it.
    return first ? [{ ...first, gap: Math.max(first.gap, 0.3) }, ...lines.slice(1)] : []
  })
}

/** Whether the cells of a row are read one after the other: columns of a page, or a header's margin. */
function areColumns(columns: Line[][]): boolean {
  const [first, ...others] = columns
  const isHeading = columns.every(([line]) => line && readFieldLabel(line.text) !== null)
  if (columns.length > 2 && isHeading) return false
  const isLabel =
    first !== undefined &&
    others.length > 0 &&
    first.length <= 3 &&
    readHeaderWords(first.map((line) => line.text).join(' ')) !== null
  const withHeader = columns.filter((lines) =>
    lines.some((line) => readHeaderWords(line.text)?.exact),
  )
  const long = columns.filter((lines) => lines.length >= COLUMN_LINES)
  return isLabel || withHeader.length > 1 || (long.length > 1 && withHeader.length > 0)
}

/** A row that names each part of an entry in a cell of its own: lines in them are wrapped text. */
function isGridRow(columns: Line[][]): boolean {
  const isDate = ([line, more]: Line[]): boolean => {
    const [range] = line ? findDates(line.text) : []
    return line !== undefined && !more && range?.length === line.text.length
  }
  return (
    columns.length >= GRID_CELLS_MIN &&
    columns.some(isDate) &&
    columns.every((lines) => lines.length <= GRID_LINES && lines.every(({ bullet }) => !bullet))
  )
}

function joinLines(lines: Line[]): Line[] {
  const [first] = lines
  const cells = lines.flatMap((line) => line.cells)
  const [cell] = cells
  if (!first || !cell || lines.length < 2) return lines
  const spans = cells.flatMap((one, index) =>
    one.spans.map((span, at) =>
      index > 0 && at === 0 ? { ...span, text: ` ${span.text}` } : span,
    ),
  )
  const text = cells.map((one) => one.text).join(' ')
  return [describeLine([{ ...cell, text, right: cell.x + text.length * SIZE * 0.5, spans }], first)]
}

/** The lines of a row side by side: the first of each cell, then the second, and so on. */
function zip(columns: Line[][]): Line[] {
  const height = Math.max(0, ...columns.map((lines) => lines.length))
  return Array.from({ length: height }, (_, index) => index).flatMap((index) => {
    const side = columns.flatMap((lines, column) => {
      const line = lines[index]
      return line ? [{ line, column }] : []
    })
    const [first] = side
    if (!first) return []
    const cells = side.flatMap(({ line, column }) =>
      line.cells.map((cell) => ({
        ...cell,
        x: cell.x + column * CELL_ROOM,
        right: cell.right + column * CELL_ROOM,
      })),
    )
    const merged = describeLine(cells, first.line)
    return [{ ...merged, bullet: first.line.bullet }]
  })
}
