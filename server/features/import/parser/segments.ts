import { composeAccents } from './accents.ts'
import type { Cell, Span, TextRun } from './model.ts'

/**
 * Text runs on one baseline that form a cell. `y` and `row` (points) are the baselines of the
 * segment and its row; `isHeader`: its position in the margin makes it a header.
 */
export type Segment = Cell & { y: number; size: number; row: number; isHeader?: boolean }

/**
 * Segments that are read together from top to bottom; `left` and `right` bound the column (points).
 * `level`: the greatest share of lines at equal height in the splits that led to this block.
 */
export type Block = {
  segments: Segment[]
  left: number
  right: number
  part: 'whole' | 'left' | 'right'
  level: number
}

/**
 * A page with more segments is not meant to be read, and finding its columns would take too long.
 */
export const SEGMENTS_MAX = 1500
/** Baselines closer than this (in font sizes) are one line. */
export const SAME_LINE = 0.35
/** Baselines closer than this (in points) are one line, whatever their font size. */
const LEVEL = 0.3
/** A gap wider than this (in font sizes) separates two cells. */
const CELL_GAP = 1.15
/** The same at a column's edge. */
const EDGE_GAP = 0.35
const EDGE_LINES = 4
/** The same after a bullet. */
const BULLET_GAP = 4
/** A gap narrower than this (in font sizes) is not a space. */
const LETTER_GAP = 0.12
/** The same between single letters, which may be spaced wider and still be one word. */
const SPACED_GAP = 0.2

export const BULLET = /^[•●▪■◦○‣⁃∙·➢➤►▶▸❖✓✔✦★➔→»§◆◇♦□▫⚫⦿*–—-]$/u

export function buildSegments(runs: TextRun[]): Segment[] {
  const lines = groupByBaseline(runs)
  const edges = findEdges(lines)
  return lines.flatMap((line) => joinRuns(line, edges))
}

/**
 * Left edges of many lines or cells, in quarters of a point; text at such an edge belongs to that
 * column, however close its neighbour is.
 */
function findEdges(lines: TextRun[][]): Set<number> {
  const counts = new Map<number, number>()
  for (const line of lines) {
    let right = -Infinity
    for (const run of line) {
      const place = placeOf(run)
      if (run.x - right > CELL_GAP * run.size) counts.set(place, (counts.get(place) ?? 0) + 1)
      right = Math.max(right, run.x + run.width)
    }
  }
  const near = (place: number): number =>
    [-1, 0, 1].reduce((sum, step) => sum + (counts.get(place + step) ?? 0), 0)
  return new Set([...counts.keys()].filter((place) => near(place) >= EDGE_LINES))
}

const placeOf = ({ x }: TextRun): number => Math.round(x * 4)

/** Groups items by line: lines from top to bottom, items from left to right. */
export function groupByBaseline<T extends { x: number; y: number; size: number }>(
  items: T[],
): T[][] {
  const groups: { y: number; size: number; items: T[] }[] = []
  for (const item of items.toSorted((a, b) => a.y - b.y)) {
    const last = groups.at(-1)
    const reach = last ? SAME_LINE * Math.min(last.size, item.size) : 0
    const isLevel = item.y - (last?.items.at(-1)?.y ?? -Infinity) < LEVEL
    if (last && (isLevel || item.y - last.y <= reach)) {
      last.items.push(item)
      if (item.size > last.size) Object.assign(last, { size: item.size })
    } else groups.push({ y: item.y, size: item.size, items: [item] })
  }
  return groups.map((group) => group.items.toSorted((a, b) => a.x - b.x))
}

function joinRuns(runs: TextRun[], edges: Set<number>): Segment[] {
  const segments: TextRun[][] = []
  let right = -Infinity
  for (const run of runs) {
    const current = segments.at(-1)
    const before = current?.at(-1)
    const gap = run.x - right
    const isBullet = current?.length === 1 && BULLET.test(before?.text.trim() ?? '')
    const size = Math.min(run.size, before?.size ?? run.size)
    const isColumn = gap > EDGE_GAP * size && edges.has(placeOf(run))
    const reach = isBullet ? BULLET_GAP : isColumn ? EDGE_GAP : CELL_GAP
    if (current && gap <= reach * size) current.push(run)
    else segments.push([run])
    right = Math.max(run.x + run.width, current && gap < 0 ? right : -Infinity)
  }
  return segments.flatMap((members) => toSegment(members))
}

function toSegment(runs: TextRun[]): Segment[] {
  const spans: Span[] = []
  let right = -Infinity
  for (const [index, run] of runs.entries()) {
    const isLetter = run.text.length === 1 && runs[index - 1]?.text.length === 1
    const least = isLetter ? SPACED_GAP : LETTER_GAP
    const isApart = run.x - right > least * run.size && !/^(?:[,)]|\.$)/.test(run.text)
    const spaced = isApart || spans.at(-1)?.text.endsWith(' ')
    const text = (spans.length > 0 && spaced ? ' ' : '') + run.text
    const last = spans.at(-1)
    if (last && hasSameFace(last, run)) last.text += text
    else spans.push({ text, bold: run.bold, italic: run.italic, size: run.size, font: run.font })
    right = run.x + run.width
  }
  for (const span of spans) span.text = composeAccents(span.text.replace(/ +/g, ' '))
  const text = joinSpans(spans)
  const first = runs[0]
  const size = largestPart(spans)
  if (!first || !text) return []
  return [{ text, x: first.x, right, y: first.y, row: first.y, size, spans }]
}

export const joinSpans = (spans: Span[]): string =>
  spans
    .map((span) => span.text)
    .join('')
    .replace(/ +/g, ' ')
    .trim()

export const hasSameFace = (span: Span, run: Span | TextRun): boolean =>
  span.bold === run.bold &&
  span.italic === run.italic &&
  span.font === run.font &&
  Math.abs(span.size - run.size) < 0.3

/** The font size of most letters, in points. */
export function largestPart(spans: Span[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of spans) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
