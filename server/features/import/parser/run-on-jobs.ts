import { findDates } from './dates.ts'
import { withCells } from './lines.ts'
import type { Line } from './model.ts'
import { isProse } from './prose.ts'
import { holdsBoth } from './undated-entries.ts'

/** A position, its employer and its dates in brackets are within this many letters. */
const HEAD_MAX = 160
/** One such paragraph may be a description; several are a list of jobs. */
const LISTED_MIN = 2

/**
 * Splits paragraphs that describe a job behind its dates: "Clerk – Heron Ltd (2018 – 2020) Kept the
 * books of three branches and trained new clerks."
 */
export function splitRunOnJobs(lines: Line[]): Line[] {
  const parts = lines.map(splitRunOn)
  const found = parts.filter((part) => part !== null)
  return found.length < LISTED_MIN ? lines : lines.flatMap((line, at) => parts[at] ?? [line])
}

function splitRunOn(line: Line): Line[] | null {
  const [cell, more] = line.cells
  const [face] = cell?.spans ?? []
  if (!cell || more || !face) return null
  const end = findEnd(cell.text)
  const [names, rest] = [cell.text.slice(0, end), cell.text.slice(end).replace(/^[.:,;]?\s+/, '')]
  const cut = (text: string): Line =>
    withCells(line, [{ ...cell, text, spans: [{ ...face, text }] }])
  const told = { ...cut(rest), bullet: true, gap: 0 }
  return end > 0 && /^\p{Lu}/u.test(rest) && isProse(told) ? [cut(names), told] : null
}

/** Where the brackets of a range end, behind a position and its employer; 0 if there are none. */
function findEnd(text: string): number {
  const start = text.slice(0, HEAD_MAX)
  for (const { index, 0: bracket } of start.matchAll(/\([^()]{4,50}\)/g)) {
    const [range] = findDates(bracket)
    const isRange = range !== undefined && !range.single && range.length >= bracket.length - 2
    if (isRange) return holdsBoth(start.slice(0, index).trim()) ? index + bracket.length : 0
  }
  return 0
}
