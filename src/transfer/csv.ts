/** A spreadsheet reads a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t']/
const QUOTED = /[",\r\n]|^\s|\s$/
const BOM = '\uFEFF'
const LINE_END = '\r\n'

/** Escapes a cell so that no spreadsheet computes it; `fromCell` reverses it exactly. */
export const toCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Reverses `toCell`. */
export const fromCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

const writeCell = (text: string): string => {
  const cell = toCell(text)
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** A line of a CSV file (RFC 4180), including its line end. */
export const writeLine = (cells: readonly string[]): string =>
  cells.map(writeCell).join(',') + LINE_END

/** The first line is preceded by the byte order mark, by which spreadsheets recognize UTF-8. */
export const writeHeader = (columns: readonly string[]): string => BOM + writeLine(columns)
