import { CELL_ROOM, pairDates, readRow } from './flow-rows.ts'
import { readHeaderWords } from './header-words.ts'
import { cutSpans, describeLine } from './lines.ts'
import type { Cell, FlowBlock, FlowParagraph, FlowTable, Line } from './model.ts'
import { joinSpans } from './segments.ts'
import { tidy } from './text.ts'

/** The font size (in points) if the file does not state one. */
const SIZE = 10
/** The width of one indentation level (in points), because flow documents have no positions. */
const STEP = 20

/** Converts a flow document to the same lines as a positioned one, in reading order. */
export function readFlow(blocks: FlowBlock[]): Line[] {
  const lines: Line[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]
    if (!block) continue
    const below = block.kind === 'table' ? listBelow(blocks, at) : []
    const paired = below.length > 0 ? pairDates([readBlock(block), below.flatMap(readBlock)]) : null
    if (paired) at += below.length
    lines.push(...(paired ?? readBlock(block)))
  }
  return lines
}

const readBlock = (block: FlowBlock): Line[] =>
  block.kind === 'table' ? readTable(block) : readParagraph(block)

/** The text beside a frame, whose column of dates comes before it: all up to the next frame. */
function listBelow(blocks: FlowBlock[], at: number): FlowBlock[] {
  const block = blocks[at]
  const isFrame = block?.kind === 'table' && block.rows.length === 1 && block.rows[0]?.length === 1
  if (!isFrame) return []
  const end = blocks.findIndex(({ kind }, index) => index > at && kind === 'table')
  return blocks.slice(at + 1, end < 0 ? blocks.length : end)
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
    const cell = { text, x, right: x + text.length * SIZE * 0.5, spans: own }
    const isHeading = paragraph.heading !== null && index === 0
    return text ? [isHeading ? cutSpans(cell, OUTLINE.exec(text)?.[0].length ?? 0) : cell] : []
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

/** The number of a numbered heading: "3.1 May 2014 – June 2018". */
const OUTLINE = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=\p{Lu}|\d)/u

function readTable(table: FlowTable): Line[] {
  return joinTypedRows(table.rows).flatMap((row) => {
    const [first, ...others] = readRow(row.map(readFlow).filter((lines) => lines.length > 0))
    // A row starts anew, whatever is before it.
    return first ? [{ ...first, gap: Math.max(first.gap, 0.3) }, ...others] : []
  })
}

type Row = FlowTable['rows'][number]

/**
 * Joins the rows between blank ones where each printed line has a row of its own, so that only the
 * first of an entry has something in the first cell.
 */
function joinTypedRows(rows: Row[]): Row[] {
  const isBlank = (row: Row): boolean => row.every((cell) => cell.length === 0)
  if (!rows.some(isBlank)) return rows
  const groups: Row[][] = [[]]
  for (const row of rows) {
    if (isBlank(row)) groups.push([])
    else if (isHeaderRow(row)) groups.push([row], [])
    else groups.at(-1)?.push(row)
  }
  return groups.flatMap((group) => (isTyped(group) ? [joinRows(group)] : group))
}

/** A section's header in the first cell and nothing beside it. */
function isHeaderRow([first, ...others]: Row): boolean {
  const [line, more] = first ? readFlow(first) : []
  const isAlone =
    line !== undefined && more === undefined && others.every(({ length }) => length === 0)
  return isAlone && readHeaderWords(line.text)?.exact === true
}

/** Whether each cell has one line at most, and no row has a first cell below one that has none. */
function isTyped(rows: Row[]): boolean {
  const [first] = rows
  const lasts = rows.findIndex((row) => row[0]?.length === 0)
  return (
    first !== undefined &&
    lasts > 0 &&
    rows.every((row) => row.length === first.length && row.every((cell) => cell.length <= 1)) &&
    rows.slice(lasts).every((row) => row[0]?.length === 0)
  )
}

const joinRows = (rows: Row[]): Row =>
  (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row[column] ?? []))
