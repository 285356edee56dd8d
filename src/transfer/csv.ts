/** A spreadsheet takes a cell that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t']/
const QUOTED = /[",\r\n]|^\s|\s$/
const BOM = '\uFEFF'
const LINE_END = '\r\n'

/** A cell that no spreadsheet computes; `fromCell` takes it back exactly. */
export const toCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** What was written by `toCell`. */
export const fromCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

const writeCell = (text: string): string => {
  const cell = toCell(text)
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** A line of a file of comma-separated values (RFC 4180), with its end. */
export const writeLine = (cells: readonly string[]): string =>
  cells.map(writeCell).join(',') + LINE_END

/** The mark by which spreadsheets know UTF-8 stands before the first line. */
export const writeHeader = (columns: readonly string[]): string => BOM + writeLine(columns)
