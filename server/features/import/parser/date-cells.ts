import { findDates } from './dates.ts'
import { withCells } from './lines.ts'
import type { Cell, Line } from './model.ts'
import { fold } from './text.ts'
import { appendCell } from './wrapped-lines.ts'

/** Merges a table's "From" and "To" columns: two cells with one date each become one range. */
export const joinDateCells = (lines: Line[]): Line[] =>
  lines.map((given) => {
    const line = joinOpenRange(given)
    return joinDatesAt(
      line,
      line.cells.findIndex((cell, i) => isDate(cell) && isEnd(line.cells[i + 1])),
    )
  })

/** Joins a range that a tab divides at its dash: "Clerk (from 10/2020 to | now)", "10/2020 | to 05/2021". */
function joinOpenRange(line: Line): Line {
  const at = line.cells.findIndex(({ text }, i) => {
    const next = line.cells[i + 1]?.text ?? ''
    const isDivided = UNENDED.test(text) || (/\d{4}\s*$/.test(text) && ENDING.test(next))
    const [range] = isDivided ? findDates(`${text} ${next}`) : []
    const isWhole = range !== undefined && range.index + range.length > text.length + 1
    return isWhole && !range.single && !range.open
  })
  const [from, to] = [line.cells[at], line.cells[at + 1]]
  if (!from || !to) return line
  const cells = [...line.cells.slice(0, at), appendCell(from, to), ...line.cells.slice(at + 2)]
  return withCells(line, cells)
}

/** Words and signs between the ends of a range. */
const UNENDED = /\d{4}\W{0,4}(?:[-–—]|\b(?:to|until|bis|al?|au|hasta|até|tot)|(?<=\s)à)\s*$/iu

const ENDING = /^(?:[-–—]|(?:to|until|till|bis|al?|au|à|hasta|até|tot)\s)/iu

/** The same for the first two columns, which also hold bare years if they are dates. */
export const joinFirstDates = (lines: Line[]): Line[] =>
  lines.map((line) => {
    const [first, second] = line.cells
    const areDates =
      first && second && (openYears(first, second) || (isDate(first) && isEnd(second)))
    return areDates ? joinDatesAt(line, 0) : line
  })

/** Joins two neighbouring cells to one range, if they are one. */
export function joinDatesAt(line: Line, at: number): Line {
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

/** Labels of the first and the last day in forms, as `fold` writes them. */
const FIRST_DAY =
  /^(?:(?:date )?(?:from|start(?:ed|ing)?|joined|begun|entry)(?: date)?|start of employment|date of (?:joining|entry|employment)|since|von|ab|beginn|anfang|eintritt(?:sdatum)?|startdatum|du|de|depuis|debut|entree|embauche|date (?:de debut|d entree|d embauche)|desde|inicio|ingreso|entrada|fecha (?:de )?(?:inicio|ingreso|entrada|vinculacion)|admissao|data (?:de |d )?(?:inicio|admissao|entrada)|dal?|dall|inizio|assunzione|data (?:di )?(?:inizio|assunzione)|van|vanaf|begin|begindatum|datum (?:in dienst|begin)|in dienst)$/
const LAST_DAY =
  /^(?:(?:date )?(?:to|until|till|up to|end(?:ed)?|left|leaving|exit)(?: date)?|end of employment|date of leaving|bis|ende|austritt(?:sdatum)?|enddatum|au|a|jusqu|fin|sortie|depart|date de (?:fin|sortie|depart)|hasta|salida|retiro|egreso|termino|cese|fecha (?:de )?(?:fin|finalizacion|salida|retiro|egreso|termino|cese|desvinculacion)|ate|fim|saida|demissao|desligamento|data (?:de |do )?(?:fim|saida|termino|demissao|desligamento)|al?|fine|cessazione|data (?:di )?(?:fine|cessazione)|tot|t m|einde|einddatum|datum (?:uit dienst|einde)|uit dienst)$/

export const isFirstDay = (label: string): boolean => FIRST_DAY.test(fold(label))
export const isLastDay = (label: string): boolean => LAST_DAY.test(fold(label))

/**
 * Joins the first and the last day of a form, beside or below each other: "From: 02/2019 | To: now",
 * "Inicio | 2016 | Retiro | 2019".
 */
export function joinFormDates(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line) continue
    const below = next && isDayAlone(line, isFirstDay) && isDayAlone(next, isLastDay)
    const both = below ? joinDays(withCells(line, [...line.cells, ...next.cells])) : null
    if (both) at++
    joined.push(both ?? joinDays(line) ?? line)
  }
  return joined
}

/** The line with its first and last day as one range; null if it has no such days. */
function joinDays(line: Line): Line | null {
  for (const [at, first] of line.cells.slice(0, -1).entries()) {
    const from = readLabelled(line.cells, at, isFirstDay)
    const to = from && readLabelled(line.cells, at + from.count, isLastDay)
    if (!from || !to) continue
    const text = `Period: ${from.value} – ${to.value}`
    const [range, more] = findDates(text)
    if (!range || range.single || more || range.index !== 'Period: '.length) continue
    const spans = first.spans.slice(0, 1).map((span) => ({ ...span, text }))
    const rest = line.cells.slice(at + from.count + to.count)
    return withCells(line, [...line.cells.slice(0, at), { ...first, text, spans }, ...rest])
  }
  return null
}

/** Whether a line has only a labelled day. */
const isDayAlone = ({ cells }: Line, isLabel: (label: string) => boolean): boolean =>
  readLabelled(cells, 0, isLabel)?.count === cells.length

/** The text behind a label, in the same cell or in the next one, and the number of their cells. */
function readLabelled(
  cells: Cell[],
  at: number,
  isLabel: (label: string) => boolean,
): { value: string; count: number } | null {
  const [own, next] = [cells[at]?.text ?? '', cells[at + 1]?.text]
  const [, label = '', value = ''] = /^([^:\d]{1,40}):\s*(\S.*)$/u.exec(own) ?? []
  if (isLabel(label)) return { value, count: 1 }
  return next !== undefined && isLabel(own.replace(/:\s*$/, '')) ? { value: next, count: 2 } : null
}
