import { findDates } from './dates.ts'
import type { Line } from './model.ts'
import { scoreEmployer } from './names-in-body.ts'
import { tellsGuide } from './prose.ts'
import { keyOf } from './style.ts'
import { countWords, isCaps } from './text.ts'
import { scoreTitle } from './title-words.ts'

/** At most this many lines describe an employer before its first position. */
const TOLD_MAX = 3
const NAME_WORDS = 10

/**
 * Moves what is told about an employer below the position that follows: "HERON HEALTH", "A system of
 * four hospitals.", "Director, 2019 – 2024". The employer is then directly above its position.
 */
export function putDescriptionsBelow(lines: Line[]): Line[] {
  const out = putGuidesBelow(lines)
  for (let at = 0; at < out.length; at++) {
    const { from, to } = findRole(out, at) ?? { from: at, to: at }
    const role = out.splice(from, to - from)
    out.splice(at + 1, 0, ...role.map((line) => ({ ...line, gap: 0 })))
  }
  return out
}

/** Moves who guided one's work below the position that follows: "Heron University, 2016 – 2018", "Advisor: Robin Ash", "Research Assistant". */
function putGuidesBelow(lines: Line[]): Line[] {
  const out = [...lines]
  for (const [at, line] of lines.entries()) {
    const [before, after] = [lines[at - 1], lines[at + 1]]
    const isBetween =
      before !== undefined &&
      after !== undefined &&
      !line.bullet &&
      tellsGuide(line) &&
      findDates(before.text).length > 0 &&
      !after.bullet &&
      scoreTitle(after.cells[0]?.text ?? '') >= 1 &&
      findDates(after.text).length === 0
    if (isBetween) [out[at], out[at + 1]] = [after, line]
  }
  return out
}

/** The lines (`to` exclusive) of the dated position below an employer and its description. */
function findRole(lines: Line[], at: number): { from: number; to: number } | null {
  const employer = lines[at]
  if (!employer || !isEmployer(employer)) return null
  const below = lines.slice(at + 1, at + TOLD_MAX + 3).findIndex(isDated)
  if (below < 0) return null
  const date = at + 1 + below
  // The date may be on the line below the position.
  const from = [date, date - 1].find((index) => index > at + 1 && isRole(lines[index], employer))
  const told = lines.slice(at + 1, from ?? at + 1)
  return from !== undefined &&
    told.length <= TOLD_MAX &&
    told.every((line) => tells(line, employer))
    ? { from, to: date + 1 }
    : null
}

const isRole = (line: Line | undefined, employer: Line): boolean =>
  line !== undefined &&
  !line.bullet &&
  scoreTitle(line.cells[0]?.text ?? '') >= 1 &&
  scoreEmployer(line.cells[0]?.text ?? '') < 1 &&
  keyOf(line) !== keyOf(employer)

/** Whether a line is set like text, and unlike the employer. */
const tells = (line: Line, employer: Line): boolean =>
  !line.bullet &&
  !line.bold &&
  line.cells.length === 1 &&
  countWords(line.text) > 2 &&
  keyOf(line) !== keyOf(employer)

const isDated = ({ text }: Line): boolean => findDates(text).some(({ single }) => !single)

/** Whether a line without a date names an employer, in bold or capitals. */
const isEmployer = (line: Line): boolean =>
  !line.bullet &&
  !isDated(line) &&
  (line.bold || isCaps(line.cells[0]?.text ?? '')) &&
  countWords(line.text) <= NAME_WORDS &&
  !/[.:;]$/.test(line.text) &&
  scoreTitle(line.cells[0]?.text ?? '') < 1 &&
  scoreEmployer(line.text) + (line.cells.length > 1 ? 1 : 0) > 0
