import { findDates } from './dates.ts'
import { readHeaderWords } from './header-words.ts'
import { type Segment, SEGMENTS_MAX } from './segments.ts'

/** Label lines closer than this (in font sizes) are one label. */
const LEADING = 1.7
/** Labels are aligned within this distance (in points), left or right. */
const FLUSH = 4
const LABELS_MIN = 2
/** If this share of the margin is not headers, it is not a margin of headers. */
const LABELS_SHARE = 0.5
/** Baselines closer than this (in font sizes) count as level. */
const BESIDE = 0.7
/** A text with a date and this many other characters is not a date alone. */
const BESIDE_DATE = 24
/** The text that a label heads may begin this far (in font sizes) above its baseline. */
const ABOVE = 1.3
/** How far (in font sizes) a label is moved above the row beside it. */
const LIFT = 0.9

type Label = { parts: Segment[]; segment: Segment }

/**
 * Moves headers from the margin ("RESEARCH" over "EXPERIENCE" at the left, the entries at the
 * right) to slightly above the row that they head, so that they read as header lines. The margin is
 * the same on every page.
 */
export function placeMarginHeaders(pages: Segment[][]): Segment[][] {
  if (pages.some((page) => page.length > SEGMENTS_MAX)) return pages
  const heads = pages.flatMap((page) =>
    page.filter((segment) => readHeaderWords(segment.text) && isBeside(segment, page)),
  )
  const margins = heads.filter(isFirstOfKind).flatMap((model) => {
    const margin = findMargin(pages, model)
    return margin ? [margin] : []
  })
  const [margin] = margins.toSorted((a, b) => countHeaders(b) - countHeaders(a))
  if (!margin) return pages
  return pages.map((page, index) => {
    const labels = margin[index] ?? []
    const gone = new Set(labels.flatMap(({ parts }) => parts))
    const rest = page.filter((segment) => !gone.has(segment))
    return [...rest, ...labels.map(({ segment }) => lift(segment, rest))]
  })
}

/** The labels of every page set like the model; null if the margin does not hold headers. */
function findMargin(pages: Segment[][], model: Segment): Label[][] | null {
  const margin = pages.map((page) => {
    const own = page.filter((one) => isFlush(one, model) && faceOf(one) === faceOf(model))
    const rest = page.filter((one) => !own.includes(one) && standsRight(one, own))
    return groupLabels([...own, ...rest.filter((one) => faceOf(one) === faceOf(model))])
  })
  const labels = margin.flat()
  const headers = countHeaders(margin)
  if (headers < LABELS_MIN || headers < labels.length * LABELS_SHARE) return null
  const others = pages.flatMap((page, index) => listBetween(page, margin[index] ?? []))
  return others.length < labels.length ? margin : null
}

/** Counts headers that occur once; a repeated one is a row label in a table or form. */
function countHeaders(margin: Label[][]): number {
  const texts = margin.flat().map(({ segment }) => segment.text)
  const isOnce = (text: string): boolean => texts.indexOf(text) === texts.lastIndexOf(text)
  return texts.filter((text) => isOnce(text) && readHeaderWords(text)).length
}

/** Other segments within the margin below its first label: the text of a sidebar. */
function listBetween(page: Segment[], labels: Label[]): Segment[] {
  const parts = labels.flatMap((label) => label.parts)
  const top = Math.min(...parts.map(({ y }) => y))
  const right = Math.max(...parts.map((part) => part.right))
  return page.filter(
    (segment) =>
      segment.y > top &&
      segment.x < right &&
      !parts.includes(segment) &&
      !isMostlyDate(segment.text),
  )
}

/** Whether a text has a date and few other words, as beside an entry. */
function isMostlyDate(text: string): boolean {
  const dates = findDates(text)
  return dates.length > 0 && text.length - sum(dates.map(({ length }) => length)) < BESIDE_DATE
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)

const isFirstOfKind = (segment: Segment, index: number, all: Segment[]): boolean =>
  all.findIndex((one) => isFlush(one, segment) && faceOf(one) === faceOf(segment)) === index

/** Whether another segment is at its right, about level. */
const isBeside = (segment: Segment, segments: Segment[]): boolean =>
  segments.some(
    (other) => other.x > segment.right && Math.abs(other.y - segment.y) < BESIDE * segment.size,
  )

/** Whether a segment continues the label's row rather than being the text that it heads. */
function standsRight(one: Segment, own: Segment[]): boolean {
  const right = Math.max(...own.map((label) => label.right))
  return own.some((label) => label.row === one.row) && one.right < right + FLUSH
}

const isFlush = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x - b.x) < FLUSH || Math.abs(a.right - b.right) < FLUSH

const faceOf = ({ spans, size }: Segment): string =>
  `${spans[0]?.font}|${spans[0]?.bold}|${Math.round(size)}`

function groupLabels(cells: Segment[]): Label[] {
  const groups: [Segment, ...Segment[]][] = []
  for (const cell of cells.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last && before && cell.y - before.y < LEADING * cell.size) last.push(cell)
    else groups.push([cell])
  }
  return groups.map((parts) => ({ parts, segment: joinLabel(parts) }))
}

/** Joins a wrapped label: "Berufs-" over "erfahrung" is one word. */
function joinLabel([first, ...rest]: [Segment, ...Segment[]]): Segment {
  return rest.reduce((upper, lower) => {
    const isCut = /\p{L}-$/u.test(upper.text) && /^\p{Ll}/u.test(lower.text)
    const text = isCut ? upper.text.slice(0, -1) + lower.text : `${upper.text} ${lower.text}`
    const face = upper.spans[0] ?? lower.spans[0]
    return { ...upper, text, spans: face ? [{ ...face, text }] : [] }
  }, first)
}

/** The label moved above the first row that it heads and aligned with it: the row with most space above. */
function lift(label: Segment, rest: Segment[]): Segment {
  const beside = rest.filter(({ x }) => x > label.right)
  const rows = beside.map(({ y }) => y).toSorted((a, b) => a - b)
  const room = (row: number): number =>
    row - (rows.findLast((other) => other < row - 1) ?? -Infinity)
  const near = rows.filter(
    (row) => row > label.y - label.size * ABOVE && row < label.y + label.size * BESIDE,
  )
  const [first = label.y] = near.toSorted((a, b) => room(b) - room(a))
  const x = Math.min(...beside.filter(({ y }) => near.includes(y)).map((segment) => segment.x))
  const y = Math.min(label.y, first) - label.size * LIFT
  const lifted = { ...label, y, row: Math.min(label.row, first), isHeader: true }
  return Number.isFinite(x) ? { ...lifted, x, right: x + label.right - label.x } : lifted
}
