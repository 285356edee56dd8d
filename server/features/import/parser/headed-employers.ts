import { findDates } from './dates.ts'
import type { Line } from './model.ts'
import { hasLetters } from './text.ts'
import { scoreTitle } from './title-words.ts'
import { holdsBoth } from './undated-entries.ts'

/** What is told about an employer before its first role has at most this many lines. */
const TOLD_MAX = 4

/**
 * Puts the heading of an employer directly above each of its roles, whose headings are on a level
 * below, and what is told about it below the first: "Heron Ltd", some words about it, "Manager – 2015
 * to 2018", "Clerk – 2012 to 2015".
 */
export function repeatHeadedEmployers(lines: Line[]): Line[] {
  const out: Line[] = []
  let employer: Line | null = null
  let told: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (!line) continue
    const toldCount = countTold(lines, at)
    if (toldCount >= 0) {
      employer = line
      told = lines.slice(at + 1, at + 1 + toldCount)
      at += toldCount
    } else if (employer && isRoleUnder(lines, at, employer)) {
      out.push({ ...employer, gap: Math.max(employer.gap, line.gap) }, line)
      if (!holdsRange(line)) out.push(...lines.slice(++at, at + 1))
      out.push(...told)
      told = []
    } else {
      if (line.heading !== null && line.heading <= (employer?.heading ?? 0)) employer = null
      out.push(line)
    }
  }
  return out
}

/** The number of lines between an employer's heading and its first role; -1 if `at` has no such heading. */
function countTold(lines: Line[], at: number): number {
  const line = lines[at]
  if (!line || line.heading === null || line.cells.length > 1) return -1
  if (findDates(line.text).length > 0 || scoreTitle(line.text) >= 1) return -1
  const next = lines.slice(at + 1, at + 2 + TOLD_MAX)
  const first = next.findIndex(({ heading }) => heading !== null)
  const isTold = next.slice(0, first).every(({ text }) => findDates(text).length === 0)
  return first >= 0 && isTold && isRoleUnder(lines, at + 1 + first, line) ? first : -1
}

/** Whether a heading on a level below an employer's names a position, with dates beside or below it. */
function isRoleUnder(lines: Line[], at: number, employer: Line): boolean {
  const [line, next] = lines.slice(at, at + 2)
  if (!line || line.heading === null || line.heading <= (employer.heading ?? Infinity)) return false
  // A role that names its own employer is under the heading of a topic: "Banking".
  if (scoreTitle(line.text) < 1 || holdsBoth(dropDates(line.text))) return false
  return holdsRange(line) || (next !== undefined && next.heading === null && isRangeAlone(next))
}

/** The text before its dates, without what separates them. */
const dropDates = (text: string): string =>
  text.slice(0, findDates(text)[0]?.index).replace(/[\s|•·,;:–—(-]+$/u, '')

const holdsRange = ({ text }: Line): boolean => findDates(text).some(({ single }) => !single)

const isRangeAlone = ({ text }: Line): boolean =>
  findDates(text).some(
    ({ single, index, length }) =>
      !single && !hasLetters(text.slice(0, index) + text.slice(index + length)),
  )
