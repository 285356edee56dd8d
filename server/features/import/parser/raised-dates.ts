import { findDates } from './dates.ts'
import { withCells } from './lines.ts'
import type { Cell, Line } from './model.ts'

/** Dates of one column end or begin within this distance (in points). */
const ALIGNED = 4
/** At least this many entries must have their date beside a name. */
const BESIDE_MIN = 2
/** A date is nearer to the name below by at least this much blank space (in lines). */
const NEARER = 0.3

/**
 * Moves a date in the column on the right beside the name below it, if it is set a little higher
 * there than in the other entries.
 */
export function lowerDates(lines: Line[]): Line[] {
  const dates = lines.flatMap(({ cells }) => {
    const last = cells.length > 1 ? cells.at(-1) : undefined
    return last && isDate(last) ? [last] : []
  })
  const out: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line) continue
    const [date, more] = line.cells
    const beside = dates.filter((one) => date && isAligned(one, date)).length
    const isRaised =
      date && next && !more && beside >= BESIDE_MIN && isDate(date) && isNamed(line, next)
    out.push(isRaised ? { ...withCells(next, [...next.cells, date]), gap: line.gap } : line)
    if (isRaised) at++
  }
  return out
}

const isDate = ({ text }: Cell): boolean =>
  findDates(text).some(({ length }) => length >= text.length - 1)

const isAligned = (one: Cell, other: Cell): boolean =>
  Math.abs(one.x - other.x) < ALIGNED || Math.abs(one.right - other.right) < ALIGNED

/** Whether the line below a date stands to its left and has no date of its own. */
const isNamed = (date: Line, name: Line): boolean =>
  name.right < date.x &&
  !name.bullet &&
  !name.breaks &&
  name.gap + NEARER < date.gap &&
  findDates(name.text).length === 0
