import { findDates } from './dates.ts'
import type { Anchor } from './anchors.ts'
import { type BodyFace, findBodyFace, isIndentedLikeBody } from './body-face.ts'
import { type FaceRoles, learnRoles, readOpening, shareOf } from './face-roles.ts'
import { OPEN } from './join-names.ts'
import type { Line } from './model.ts'
import { findLineLabel } from './field-labels.ts'
import { isProse, isSentence } from './prose.ts'
import { keyOf } from './style.ts'
import { countWords } from './text.ts'
import { holdsBoth } from './undated-entries.ts'
import { isWrapped } from './wrapped-lines.ts'

/** The body is indented this much (in points) relative to the names. */
const BODY_INDENT = 8
const CENTRED = 12
/** At most this many lines name an entry before and after its date. */
const ABOVE_MAX = 4
const BELOW_MAX = 3
/** A longer bullet describes rather than names. */
const BULLET_LENGTH = 80
/** If a font style has one role at least this often in a section, it always has it. */
const MOSTLY = 0.7
/** Blank space (in lines) that still joins a name to the date above it: in general, and for a clear name. */
const JOINED = 0.8
const JOINED_SURE = 1.3
/** Fields that a form's label below a date can announce. */
const NAMING = new Set(['company', 'title', 'location'])

/** Lines `start` to `end` (exclusive) name an entry; the lines up to the next start describe it. */
export type Bounds = { start: number; end: number }

/**
 * The first line of each dated entry, and which lines below its date still name it. Done twice: the
 * role of each font style (with left edge) in the first pass decides cases where blank space is not
 * conclusive.
 */
export function findBounds(lines: Line[], anchors: Anchor[]): Bounds[] {
  const body = findBodyFace(lines, anchors)
  const first = bound({ lines, anchors, body, roles: readOpening(lines, anchors) })
  const roles = learnRoles(lines, anchors, first)
  return bound({ lines, anchors, body, roles })
}

type Section = {
  lines: Line[]
  anchors: Anchor[]
  body: BodyFace
  roles: FaceRoles
}

function bound(section: Section): Bounds[] {
  const { lines, anchors } = section
  const starts = findStarts(section)
  const belows = countBelow(section, starts)
  return anchors.map(({ line }, index) => ({
    start: starts[index] ?? line,
    end: Math.min(starts[index + 1] ?? lines.length, line + 1 + (belows[index] ?? 0)),
  }))
}

/** The first line of each entry: as many lines above its date as look like those of the other entries. */
function findStarts(section: Section): number[] {
  const { lines, anchors } = section
  const usual = findUsualStyles(lines, anchors)
  const options = anchors.map((anchor, index) => {
    const floor = index === 0 ? 0 : (anchors[index - 1]?.line ?? 0) + 1
    return listOptions(section, anchor.line, Math.min(floor, anchor.line), usual)
  })
  const totals = Array.from({ length: ABOVE_MAX + 1 }, (_, above) =>
    options.reduce((sum, option) => sum + (option[above] ?? -2), 0),
  )
  const common = totals.indexOf(Math.max(...totals))
  // If the first entry starts at the top of the section with the usual number of lines, that number
  // is preferred.
  const bonus = options[0]?.length === common + 1 ? 2 : 1
  return anchors.map((anchor, index) => {
    const scores = (options[index] ?? []).map(
      (score, above) => score + (above === common ? bonus : 0),
    )
    const start = anchor.line - Math.max(0, scores.indexOf(Math.max(...scores)))
    const [line, before] = [lines[start], lines[start - 1]]
    const isFree = start > 0 && start - 1 > (anchors[index - 1]?.line ?? -1)
    const isWhole = line && before && (isWrapped(before, line) || before.heading !== null)
    return isFree && isWhole ? start - 1 : start
  })
}

/** The most common style of the lines 1, 2, … above the dates, and of the date lines (0). */
function findUsualStyles(lines: Line[], anchors: Anchor[]): string[] {
  return Array.from({ length: ABOVE_MAX + 1 }, (_, above) => {
    const counts = new Map<string, number>()
    for (const { line } of anchors) {
      const found = lines[line - above]
      if (found && !isProse(found)) counts.set(keyOf(found), (counts.get(keyOf(found)) ?? 0) + 1)
    }
    return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
  })
}

/** The score of starting 0, 1, 2, … lines above the date; the list ends where a body begins. */
function listOptions(
  { lines, roles }: Section,
  date: number,
  floor: number,
  usual: string[],
): number[] {
  const scores: number[] = []
  let sum = 0
  for (let above = 0; above <= ABOVE_MAX && date - above >= floor; above++) {
    const line = lines[date - above]
    if (
      !line ||
      (above > 0 && (isInside(line, lines[date]) || !canName(line, usual[above], roles)))
    )
      break
    if (above > 0) sum += keyOf(line) === usual[above] ? 0.4 : -0.6
    const isOpening = above > 0 && shareOf(roles, line, 'above') >= MOSTLY
    if (isOpening) sum += 1
    scores.push(sum + scoreStart(lines, date - above))
    if (above > 0 && line.gap > 2.5 && !line.breaks) break
  }
  return scores
}

/** A line indented further than the entry's own row, and not centred over it, is body text. */
function isInside(line: Line, date: Line | undefined): boolean {
  if (!date) return false
  if (date.bullet) return !line.bullet && line.x > date.x + 4
  const isNamed = findDates(date.cells[0]?.text ?? '').length === 0
  const isCentred = Math.abs(line.x + line.right - date.x - date.right) < CENTRED
  return isNamed && !isCentred && line.x > date.x + BODY_INDENT
}

function canName(line: Line, usual: string | undefined, roles: FaceRoles): boolean {
  if (shareOf(roles, line, 'body') >= MOSTLY || shareOf(roles, line, 'below') >= MOSTLY)
    return false
  const [first] = line.cells
  if (line.bullet)
    return (
      keyOf(line) === usual && (first?.text.length ?? 0) < BULLET_LENGTH && !/[.;]$/.test(line.text)
    )
  return !isProse(line)
}

/** The score of a line as the first of an entry. */
function scoreStart(lines: Line[], index: number): number {
  const line = lines[index]
  const before = lines[index - 1]
  if (!line) return 0
  if (!before) return 2
  const gap = line.breaks ? 0.6 : Math.min(line.gap, 1.2)
  const afterBody = before.bullet || isProse(before) ? 0.8 : 0
  const isMore = !line.bold && before.bold && line.gap < 0.2 ? -0.5 : 0
  return gap * 1.5 + afterBody + isMore + (line.bold && !before.bold ? 0.5 : 0)
}

/** The number of lines below each date that still name the entry. */
function countBelow(section: Section, starts: number[]): number[] {
  const counts = section.anchors.map((anchor, index) => countOne(section, anchor, starts, index))
  const sorted = counts.map(({ count }) => count).toSorted((a, b) => a - b)
  const common = sorted[Math.floor(sorted.length === 2 ? 1 : (sorted.length - 1) / 2)] ?? 0
  return counts.map(({ count, sure }) => Math.max(sure, Math.min(count, common)))
}

/** `sure`: a minimum number of lines, whatever the other entries have. */
function countOne(
  { lines, body, roles }: Section,
  anchor: Anchor,
  starts: number[],
  index: number,
): { count: number; sure: number } {
  const next = starts[index + 1] ?? lines.length
  const date = lines[anchor.line]
  if (!date) return { count: 0, sure: 0 }
  const above = lines.slice(starts[index], anchor.line)
  const isBare = date.cells.length <= 1
  const isNamed = above.length > 0 && !isBare
  let count = 0
  let sure = 0
  for (let at = anchor.line + 1; at < next && count < BELOW_MAX; at++) {
    const line = lines[at]
    const before = lines[at - 1]
    if (!line || !before || line.bullet || isRemark(line, date) || isOther(line, date)) break
    const gap = line.breaks ? 0 : line.gap
    // A form's label further down still names the entry, and so do the lines above it.
    const label = lines.slice(at, Math.min(next, anchor.line + 1 + BELOW_MAX)).findIndex(isNaming)
    if (label >= 0 && gap < JOINED) {
      sure = ++count
      continue
    }
    if (isOpenName(before, line) && before.cells.length === 1) {
      sure = ++count
      continue
    }
    const isName = line.bold && keyOf(line) !== body.style
    if ((isSentence(line) && !isName) || countWords(line.text) > (isName ? 18 : 12)) break
    const isTwin = isBare && above.length === 1 && [...above, date].some((one) => isLike(one, line))
    const reach = isTwin ? JOINED_SURE : JOINED
    if ((isProse(line) && !isWrapped(before, line)) || gap > reach) break
    if ((keyOf(line) === body.style && isNamed) || shareOf(roles, line, 'above') >= MOSTLY) break
    // The names under a bare date may be indented.
    const model = isBare && above.length === 0 ? (lines[anchor.line + 1] ?? date) : date
    if (isIndentedLikeBody(line, model, anchor, body)) break
    count++
    if (isName) sure = count
  }
  return { count, sure }
}

const isNaming = (line: Line): boolean => NAMING.has(findLineLabel(line) ?? '')

/** An entry without a date, set like the one above: each names a position and an employer. */
const isOther = (line: Line, date: Line): boolean =>
  keyOf(line) === keyOf(date) &&
  findLineLabel(line) === null &&
  Math.abs(line.x - date.x) < BODY_INDENT &&
  [line, date].every(({ cells }) => holdsBoth(...cells.map(({ text }) => text)))

/** A sentence in another font style, by a full stop that is not of a legal form. */
const isRemark = (line: Line, date: Line): boolean =>
  date.cells.length > 1 &&
  keyOf(line) !== keyOf(date) &&
  /\p{Ll}{3}\.$/u.test(line.text) &&
  !/(?<!\p{L})\p{Lu}\p{Ll}{1,3}\.$/u.test(line.text)

/** A name that continues below in the same style: "Clerk at the School of". */
const isOpenName = (before: Line, line: Line): boolean =>
  OPEN.test(before.text) && keyOf(before) === keyOf(line) && line.gap < 0.4 && !isProse(before)

/** Whether a line is set like the name above the date and unlike the text. */
const isLike = (name: Line, line: Line): boolean =>
  line.bold && name.bold && name.font === line.font && Math.abs(name.size - line.size) < 0.3
