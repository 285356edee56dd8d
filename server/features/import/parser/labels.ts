import { readHeaderWords } from './header-words.ts'
import type { Segment } from './segments.ts'

/** Label lines closer than this (in font sizes) are one label. */
const LEADING = 1.7
/** Labels are set flush with one another, left or right. */
const FLUSH = 3
const LABELS_MIN = 2
/** Where most of what stands in the margin heads nothing, it is no margin of headers. */
const LABELS_SHARE = 0.5
/** Baselines closer than this (in font sizes) are about as high. */
const BESIDE = 0.7
/** How far (in font sizes) a label is lifted above the row it stands beside. */
const LIFT = 0.9

/**
 * Headers that stand in a margin of their own, beside what they head ("RESEARCH" over "EXPERIENCE"
 * at the left, the entries at the right): each becomes one segment a little above its row, so that
 * it reads as a header line before it.
 */
export function liftLabels(segments: Segment[]): Segment[] {
  const heads = segments.filter(
    (segment) => isBeside(segment, segments) && readHeaderWords(segment.text),
  )
  const column = heads
    .map((head) => heads.filter((other) => isFlush(head, other) && faceOf(head) === faceOf(other)))
    .toSorted((a, b) => b.length - a.length)[0]
  const [model] = column ?? []
  if (!column || !model || column.length < LABELS_MIN) return segments
  const margin = segments
    .filter((segment) => isFlush(segment, model) && faceOf(segment) === faceOf(model))
    .toSorted((a, b) => a.y - b.y)
  if (column.length < margin.length * LABELS_SHARE) return segments
  const gone = new Set(margin)
  const labels = groupLabels(margin).flatMap(joinLabel)
  return [...segments.filter((segment) => !gone.has(segment)), ...labels]
}

/** Whether something stands at its right, about as high. */
const isBeside = (segment: Segment, segments: Segment[]): boolean =>
  segments.some(
    (other) => other.x > segment.right && Math.abs(other.y - segment.y) < BESIDE * segment.size,
  )

const isFlush = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x - b.x) < FLUSH || Math.abs(a.right - b.right) < FLUSH

const faceOf = ({ spans, size }: Segment): string =>
  `${spans[0]?.font}|${spans[0]?.bold}|${Math.round(size)}`

function groupLabels(cells: Segment[]): Segment[][] {
  const labels: Segment[][] = []
  for (const cell of cells) {
    const last = labels.at(-1)
    const before = last?.at(-1)
    if (last && before && cell.y - before.y < LEADING * cell.size) last.push(cell)
    else labels.push([cell])
  }
  return labels
}

function joinLabel(parts: Segment[]): Segment[] {
  const [first] = parts
  if (!first) return []
  const spans = parts.flatMap((part, index) =>
    part.spans.map((span) => (index > 0 ? { ...span, text: ` ${span.text}` } : span)),
  )
  const text = parts.map((part) => part.text).join(' ')
  return [{ ...first, text, spans, y: first.y - first.size * LIFT }]
}
