import { findDates } from './dates.ts'
import { namesDegree } from './degree-words.ts'
import { isAside, type SectionKind } from './header-words.ts'
import type { Line } from './model.ts'
import { styleOf } from './style.ts'
import { fold, hasLetters } from './text.ts'

export type HeaderKind = SectionKind | 'unknown'
type Headers = Map<Line, HeaderKind>
type Open = { kind: HeaderKind; line: Line }

/** A header smaller than this share of another's size is one level below it. */
const SMALLER = 0.95
/** Columns whose right edges differ by more than this (in points) are different. */
const SAME_EDGE = 20
/** An entry's date is within this many lines of its first. */
const DATE_REACH = 4

/** Whether a header, or a line, is on a lower level than another. */
export const isBelow = (line: Line, above: Line): boolean =>
  line.heading !== null && above.heading !== null
    ? line.heading > above.heading
    : line.size < above.size * SMALLER

/**
 * Removes headers that are labels of single jobs, such as "Highlights": words repeated in the same
 * style, with a dated entry but no other header between them.
 */
export function dropRepeated(lines: Line[], headers: Headers): Headers {
  const counts = new Map<string, number>()
  for (const line of headers.keys()) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1)
  const isRepeated = (line: Line): boolean => (counts.get(keyOf(line)) ?? 0) > 1
  const labels = new Set<string>()
  const seen = new Map<string, number>()
  lines.forEach((line, index) => {
    const kind = headers.get(line)
    if (kind === undefined) return
    // Another header ends the section of these labels.
    if (!isRepeated(line) || isKnown(kind)) return seen.clear()
    const before = seen.get(keyOf(line))
    if (before !== undefined && holdsEntry(lines.slice(before, index))) labels.add(keyOf(line))
    seen.set(keyOf(line), index)
  })
  const faces = new Set([...headers.keys()].filter((one) => labels.has(keyOf(one))).map(styleOf))
  const others = [...headers.keys()].filter((line) => !labels.has(keyOf(line)))
  const isLabel = (line: Line, kind: HeaderKind): boolean =>
    labels.has(keyOf(line)) ||
    (!isKnown(kind) && faces.has(styleOf(line)) && others.some((other) => isBelow(line, other)))
  return new Map([...headers].filter(([line, kind]) => !isLabel(line, kind)))
}

const keyOf = (line: Line): string => `${fold(line.text)}|${styleOf(line)}`

/** A range of dates, or a degree with its date. */
const holdsEntry = (lines: Line[]): boolean =>
  holdsRange(lines) || lines.some(({ text }) => namesDegree(text) && findDates(text).length > 0)

const holdsRange = (lines: Line[]): boolean =>
  lines.some(({ text }) => findDates(text).some(({ single }) => !single))

/**
 * What a line does to the open section: opens a new one, continues it, or returns to the section
 * above (`resume`), because a header of a lower level interrupts it only temporarily.
 */
export type Step =
  | { does: 'open'; kind: HeaderKind }
  | { does: 'stay' }
  | { does: 'resume'; header: Line }

export function stepThrough(lines: Line[], headers: Headers): Step[] {
  let top: Open | null = null
  let sub: Open | null = null
  return lines.map((line, index): Step => {
    const kind = headers.get(line)
    if (kind === undefined) {
      if (!top || !sub || !leadsBack(line, top, sub) || !isDated(lines, index, headers))
        return { does: 'stay' }
      sub = null
      return { does: 'resume', header: top.line }
    }
    const isOther: boolean = top !== null && !isInColumn(line, top.line)
    if (!top || isOther || !(isBelow(line, top.line) || isLesser(line, kind, top))) {
      top = { kind, line }
      sub = null
      return { does: 'open', kind }
    }
    const parent: Open = sub && isKnown(sub.kind) ? sub : top
    const isEntry: boolean = parent === top || isBelow(line, parent.line)
    // An employer printed as a heading, with its dates beneath.
    const isClosed: boolean = isAside(line.text) || (sub !== null && isAside(sub.line.text))
    if (
      kind === 'unknown' &&
      isKnown(parent.kind) &&
      isEntry &&
      !isClosed &&
      isDated(lines, index, headers)
    ) {
      if (parent === sub) return { does: 'stay' }
      sub = null
      return { does: 'resume', header: top.line }
    }
    sub = { kind, line }
    return { does: 'open', kind }
  })
}

/**
 * "Achievements" in the style of the jobs' names, under a header that differs from it by capitals.
 */
const isLesser = (line: Line, kind: HeaderKind, top: Open): boolean =>
  kind === 'other' &&
  isKnown(top.kind) &&
  top.line.caps &&
  !line.caps &&
  line.heading === top.line.heading &&
  Math.abs(line.size - top.line.size) < 0.3

const isKnown = (kind: HeaderKind): boolean => kind === 'experience' || kind === 'education'

/** A line as large as the lower header, or larger, begins the next entry of the section above. */
const leadsBack = (line: Line, top: Open, sub: Open): boolean =>
  isKnown(top.kind) &&
  sub.kind === 'other' &&
  !isAside(sub.line.text) &&
  !isAside(line.text) &&
  hasLetters(line.text) &&
  !line.bullet &&
  isInColumn(line, sub.line) &&
  (isBelow(sub.line, line) || styleOf(line) === styleOf(sub.line))

/** Lines of flow documents have no right edge, so they all count as one column. */
const isInColumn = (line: Line, other: Line): boolean =>
  line.edge === other.edge || Math.abs(line.edge - other.edge) <= SAME_EDGE

/** Whether an entry's dates are in this line or shortly after. */
function isDated(lines: Line[], index: number, headers: Headers): boolean {
  const next = lines.slice(index, index + 1 + DATE_REACH)
  const end = next.findIndex((line, i) => i > 0 && headers.has(line))
  return holdsRange(end < 0 ? next : next.slice(0, end))
}
