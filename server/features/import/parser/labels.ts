import { findDates } from './dates.ts'
import { readHeaderWords } from './header-words.ts'
import { type Segment, SEGMENTS_MAX } from './segments.ts'

/** Label lines closer than this (in font sizes) are one label. */
const LEADING = 1.7
/** Labels are set flush with one another, left or right. */
const FLUSH = 3
const LABELS_MIN = 2
/** Where most of what stands in the margin heads nothing, it is no margin of headers. */
const LABELS_SHARE = 0.5
/** Baselines closer than this (in font sizes) are about as high. */
const BESIDE = 0.7
/** What a label heads may begin so far (in font sizes) above its baseline. */
const ABOVE = 1.3
/** How far (in font sizes) a label is lifted above the row it stands beside. */
const LIFT = 0.9

type Label = { parts: Segment[]; segment: Segment }

/**
 * Headers that stand in a margin of their own, beside what they head ("RESEARCH" over "EXPERIENCE"
 * at the left, the entries at the right): each becomes one segment a little above its row, so that
 * it reads as a header line before it. The margin is the same on every page.
 */
export function liftLabels(pages: Segment[][]): Segment[][] {
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

/** The labels of every page that are set as the model is; null where they are no margin of headers. */
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

/** What comes again is the label of a row, in a table or a form. */
function countHeaders(margin: Label[][]): number {
  const texts = margin.flat().map(({ segment }) => segment.text)
  const isOnce = (text: string): boolean => texts.indexOf(text) === texts.lastIndexOf(text)
  return texts.filter((text) => isOnce(text) && readHeaderWords(text)).length
}

/** What else stands in the margin's own room, below its first label: there a sidebar has its text. */
function listBetween(page: Segment[], labels: Label[]): Segment[] {
  const parts = labels.flatMap((label) => label.parts)
  const top = Math.min(...parts.map(({ y }) => y))
  const right = Math.max(...parts.map((part) => part.right))
  return page.filter(
    (segment) =>
      segment.y > top &&
      segment.x < right &&
      !parts.includes(segment) &&
      findDates(segment.text).length === 0,
  )
}

const isFirstOfKind = (segment: Segment, index: number, all: Segment[]): boolean =>
  all.findIndex((one) => isFlush(one, segment) && faceOf(one) === faceOf(segment)) === index

/** Whether something stands at its right, about as high. */
const isBeside = (segment: Segment, segments: Segment[]): boolean =>
  segments.some(
    (other) => other.x > segment.right && Math.abs(other.y - segment.y) < BESIDE * segment.size,
  )

/** Whether it goes on a label's row, before what the label heads begins. */
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

/** "Berufs-" over "erfahrung" is one word. */
function joinLabel([first, ...rest]: [Segment, ...Segment[]]): Segment {
  return rest.reduce((upper, lower) => {
    const isCut = /\p{L}-$/u.test(upper.text) && /^\p{Ll}/u.test(lower.text)
    const text = isCut ? upper.text.slice(0, -1) + lower.text : `${upper.text} ${lower.text}`
    const face = upper.spans[0] ?? lower.spans[0]
    return { ...upper, text, spans: face ? [{ ...face, text }] : [] }
  }, first)
}

/** The label above the first row of what it heads, flush with it: the row with the most room above. */
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
