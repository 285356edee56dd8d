import { findDates } from './dates.ts'
import { scoreSchool } from './degree-words.ts'
import { readFieldLabel } from './field-labels.ts'
import { readHeaderWords } from './header-words.ts'
import { describeLine } from './lines.ts'
import type { Line } from './model.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { isProse, isSentence } from './prose.ts'
import { countWords } from './text.ts'
import { scoreTitle } from './title-words.ts'

/** The assumed width of a cell (in points), because flow documents have no positions. */
export const CELL_ROOM = 200
/** A table cell with this many lines is a column of the page. */
const COLUMN_LINES = 5
/** A row with this many cells, one of them a date, has one cell for each part of an entry. */
const GRID_CELLS_MIN = 4
const GRID_LINES = 3
const LABELLED_SHARE = 0.6
/** Headings of date columns ("From", "To") do not describe an entry. */
const EDGE = /^(?:from|to|start|end|von|bis|de|du|à|au|desde|hasta|dal|al|van|tot|od|do|até)$/iu
/** The approximate width of a letter, in points. */
const LETTER = 5
/** Blank space (in lines) that separates dates beside entries of several lines. */
const BLANK = 0.9
/** Blank space (in lines) that separates those entries. */
const APART = 0.1

/** The lines of a table row, given the lines of each of its columns. */
export function readRow(given: Line[][]): Line[] {
  const columns = given.length > 1 ? given.map(joinYears) : given
  if (columns.flat().every(({ text }) => EDGE.test(text))) return []
  if (isGridRow(columns) || isHeadingRow(columns)) return zip(columns.map(joinLines))
  const [label, ...rest] = columns
  if (label && rest.length > 1 && !isHeading(columns) && isLabelled(columns))
    return [...head(label), ...readRow(rest)]
  const paired = pairDates(columns)
  if (paired) return paired
  if (isToldBeside(columns)) return columns.flat()
  if (!areColumns(columns))
    return isRemark(columns)
      ? [...zip(columns.slice(0, -1)), ...(columns.at(-1) ?? [])]
      : zip(columns)
  return label && isLabelled(columns) ? [...head(label), ...rest.flat()] : columns.flat()
}

const YEAR = /^(?:19|20)\d\d$/

/** Joins the first and the last year of an entry, one above the other in a cell. */
function joinYears(lines: Line[]): Line[] {
  const [first, last, more] = lines
  const areYears = lines.every(({ text }) => YEAR.test(text.trim()))
  if (!first || !last || more || !areYears || first.text.trim() > last.text.trim()) return lines
  const [cell] = last.cells
  if (!cell) return lines
  const text = `– ${last.text.trim()}`
  const end = {
    ...last,
    cells: [{ ...cell, text, spans: cell.spans.map((one) => ({ ...one, text })) }],
  }
  return joinLines([first, end])
}

/** Whether the last of three columns describes the entry whose names are above each other beside it. */
function isRemark(columns: Line[][]): boolean {
  const [last, ...names] = columns.toReversed()
  const text = last?.at(-1)?.text ?? ''
  const isTold = /[\p{Ll}\d]{3}[.!]$/u.test(text) && scoreOrganisation(text) < 1
  return (
    columns.length > 2 &&
    isTold &&
    names.some(({ length }) => length > 1) &&
    last?.every((line) => !isDate(line)) === true
  )
}

/** Whether the second of two columns describes the dated position of the first. */
function isToldBeside([names = [], told = [], more]: Line[][]): boolean {
  const isTold = (line: Line): boolean =>
    line.bullet || isProse(line) || isSentence(line) || countWords(line.text) > NAME_WORDS
  return (
    more === undefined &&
    names.length > 1 &&
    names.length < COLUMN_LINES &&
    names.some(isPeriod) &&
    names.some((line) => scoreTitle(line.text) >= 1 && !isTold(line)) &&
    told.filter(isTold).length >= Math.max(1, told.length * TOLD_SHARE) &&
    !told.some(isPeriod)
  )
}
const TOLD_SHARE = 0.6
/** A name has at most this many words. */
const NAME_WORDS = 7

/** Matches a column of dates, separated by blank lines, with as many entries beside it. */
export function pairDates(columns: Line[][]): Line[] | null {
  const dates = columns.find((lines) => areDates(lines))
  const [entries, more] = columns.filter((lines) => lines !== dates)
  if (!dates || !entries || more) return null
  const own = partAt(dates, BLANK)
  const others = [BLANK, APART].map((gap) => partAt(entries, gap))
  const beside = others.find((parts) => parts.length === own.length)
  return (
    beside?.flatMap((part, index) => {
      const [first, ...lines] = zip(
        columns.map((lines) => (lines === dates ? (own[index] ?? []) : part)),
      )
      return first ? [{ ...first, gap: part[0]?.gap ?? 0 }, ...lines] : []
    }) ?? null
  )
}

/** Whether lines are dates alone, at least one of them after blank space. */
const areDates = (lines: Line[]): boolean =>
  partAt(lines, BLANK).length > 1 && partAt(lines, BLANK).every(([line]) => line && isDate(line))

const isDated = ({ text }: Line): boolean => findDates(text).length > 0

const isDate = ({ text }: Line): boolean => findDates(text)[0]?.length === text.length

/** Splits lines before each with at least `gap` blank space above (in lines). */
function partAt(lines: Line[], gap: number): Line[][] {
  const parts: Line[][] = []
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.gap >= gap) parts.push([])
    parts.at(-1)?.push(line)
  }
  return parts
}

/** A row of a table's heading. */
const isHeading = (columns: Line[][]): boolean =>
  columns.length > 2 &&
  columns.every(([line]) => line && (readFieldLabel(line.text) !== null || EDGE.test(line.text)))

/** Marks a header in the margin as a heading, and joins it if it is wrapped. */
const head = (label: Line[]): Line[] =>
  joinLines(label).map((line) => ({ ...line, heading: line.heading ?? 1 }))

/** Whether the first column is a section header beside its section. */
function isLabelled([first, ...others]: Line[][]): boolean {
  if (first === undefined || others.length === 0 || first.length > 3) return false
  const text = first.map((line) => line.text).join(' ')
  const found = readHeaderWords(text)
  // "School | Heron Secondary": the label of one line of a form heads no section.
  if (readFieldLabel(text) === 'school' && others.flat().length === 1) return false
  // A school or firm may be named after what a header announces: "College of Education".
  const isOwn = scoreSchool(text) > 0 || scoreOrganisation(text) >= 0.6
  return found !== null && (found.exact || !isOwn || !others.flat().some(isDated))
}

/**
 * Whether cells of a row are read one after the other: as columns of the page, or after a header in
 * the margin.
 */
function areColumns(columns: Line[][]): boolean {
  if (isHeading(columns)) return false
  if (isLabelled(columns)) return true
  const withHeader = columns.filter((lines) =>
    lines.some((line) => readHeaderWords(line.text)?.exact),
  )
  const long = columns.filter((lines) => lines.length >= COLUMN_LINES)
  return withHeader.length > 1 || (long.length > 1 && withHeader.length > 0)
}

/**
 * Whether each cell of a row holds one part of an entry, so that several lines in a cell are
 * wrapped text.
 */
function isGridRow(columns: Line[][]): boolean {
  const isDated = (lines: Line[]): boolean => joinLines(lines).some(isPeriod)
  return (
    columns.length >= GRID_CELLS_MIN &&
    columns.some(isDated) &&
    columns.every((lines) => lines.length <= GRID_LINES && lines.every(({ bullet }) => !bullet))
  )
}

/** Whether most cells announce the content of their columns, on one or two lines. */
const isHeadingRow = (columns: Line[][]): boolean =>
  columns.length >= GRID_CELLS_MIN &&
  columns.every((lines) => lines.length <= GRID_LINES) &&
  columns.filter((lines) => joinLines(lines).some(({ text }) => readFieldLabel(text) !== null))
    .length >=
    columns.length * LABELLED_SHARE

/** "From 08/2007 to 09/2011" */
const isPeriod = ({ text }: Line): boolean => {
  const bare = text.replace(/^(?:from|von|du|de|desde|dal|van|od)\s+/i, '')
  return findDates(bare)[0]?.length === bare.length
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
  return [describeLine([{ ...cell, text, right: cell.x + text.length * LETTER, spans }], first)]
}

/**
 * The lines of a row side by side: first the first line of each cell, then the second, and so on.
 */
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
