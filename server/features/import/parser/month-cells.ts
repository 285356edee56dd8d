import { MONTHS } from './month-words.ts'
import type { Cell, Line } from './model.ts'

const YEARS = /^(\d{4})(?:\s*[-–—]\s*(\d{4}))?$/
const MONTH_PAIR = /^(\p{L}+)\.?\s*[-–—]\s*(\p{L}+)\.?$/u
const ALIGNED = 4

/** Joins months to the years of the row above: "2015 – 2019" over "mar – dec". */
export function joinMonths(lines: Line[]): Line[] {
  return lines.map((line, index) => {
    const months = lines[index + 1]?.cells[0]
    const above = lines[index - 1]?.cells[0]
    const [first, ...rest] = line.cells
    if (!first) return line
    if (above && readRange(above, first) !== null && rest.length > 0) return withCells(line, rest)
    const text = months ? readRange(first, months) : null
    const [span] = first.spans
    if (text === null || !span) return line
    return withCells(line, [{ ...first, text, spans: [{ ...span, text }] }, ...rest])
  })
}

function readRange(years: Cell, months: Cell): string | null {
  const [, from, to = from] = YEARS.exec(years.text) ?? []
  const [, first, last] = MONTH_PAIR.exec(months.text) ?? []
  if (!from || !first || !last || Math.abs(years.x - months.x) > ALIGNED) return null
  if (!isMonth(first) || !isMonth(last)) return null
  return `${first} ${from} – ${last} ${to}`
}

const isMonth = (word: string): boolean => word.toLowerCase() in MONTHS

const withCells = (line: Line, cells: Cell[]): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join(' '),
  x: cells[0]?.x ?? line.x,
})
