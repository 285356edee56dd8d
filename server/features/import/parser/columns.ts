import {
  areCards,
  EDGE,
  endBand,
  INDENT,
  LINES_MIN,
  listCommon,
  listHeads,
  longestParagraph,
  shareOfLevel,
  type Split,
  isLevelWithAny,
} from './bands.ts'
import { findDates } from './dates.ts'
import { readFieldLabel } from './field-labels.ts'
import { readHeaderWords } from './header-words.ts'
import { type Block, groupByBaseline, SAME_LINE, type Segment, SEGMENTS_MAX } from './segments.ts'
import { median } from './text.ts'

const GUTTER = 4
const DEPTH_MAX = 6
const CANDIDATES_MAX = 24
/**
 * In a column of labels, at least this share of lines is beside what the labels name; the others
 * are wrapped.
 */
const LABELS_SHARE = 0.7
/** In a column of dates or labels, at least this share of lines ends at the gutter or is a date. */
const FLUSH_SHARE = 0.8
const DATES_SHARE = 0.4
const BESIDE_SHARE = 0.7
/** A form has at least this many known labels beside a value, and they are this share of its labels. */
const FORM_MIN = 6
const FORM_SHARE = 0.4
const EDGES_MAX = 300
const NOWHERE = { row: -Infinity, size: 0 }

/**
 * Splits a page into columns in reading order. `known`: gutters of earlier pages (points). `level`:
 * two columns are treated as rows if at least this share of the shorter one's lines is level with
 * the other's.
 */
export function splitColumns(
  segments: Segment[],
  known: number[] = [],
  level: number = Infinity,
): Block[] {
  const left = Math.min(...segments.map((segment) => segment.x))
  const right = Math.max(...segments.map((segment) => segment.right))
  return splitBlock({ segments, left, right, part: 'whole', level: 0 }, { known, level }, 0)
}

type Rules = { known: number[]; level: number }

function splitBlock(block: Block, rules: Rules, depth: number): Block[] {
  if (block.segments.length === 0) return []
  const isCut = depth < DEPTH_MAX && block.segments.length < SEGMENTS_MAX
  const split = isCut ? findSplit(block.segments, rules) : null
  if (!split) return [block]
  const level = Math.max(block.level, split.areCards ? 0 : shareOfLevel(...sidesOf(split)))
  const go = (segments: Segment[], change: Partial<Block>): Block[] =>
    splitBlock({ ...block, ...change, segments, level }, rules, depth + 1)
  return [
    ...go(split.above, {}),
    ...go(split.left, { right: split.x - GUTTER, part: 'left' }),
    ...go(split.right, { left: split.x, part: 'right' }),
    ...go(split.below, {}),
  ]
}

/** The gutter that separates most lines, unless its two sides read as common lines. */
function findSplit(segments: Segment[], { known, level }: Rules): Split | null {
  const heads = listHeads(segments)
  const splits = listEdges(segments)
    .flatMap((x) => [...cutAt(segments, x, heads), ...cutCards(segments, x, heads)])
    .filter(({ left, right }) => left.length > 0 && right.length > 0)
    .map((split) => ({ split, weight: scoreSplit(split) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, CANDIDATES_MAX)
  return (
    splits.find(({ split }) =>
      isApart(
        split,
        known.some((x) => Math.abs(x - split.x) < 3 * EDGE),
        level,
      ),
    )?.split ?? null
  )
}

function listEdges(segments: Segment[]): number[] {
  const edges: number[] = []
  for (const x of segments.map((segment) => segment.x).toSorted((a, b) => a - b))
    if (edges.length === 0 || x - (edges.at(-1) ?? 0) > EDGE) edges.push(x)
  return edges.slice(0, EDGES_MAX)
}

/** The parts of the page in which no segment crosses the gutter left of `x`. */
const cutAt = (segments: Segment[], x: number, heads: Segment[]): Split[] =>
  cutBetween(segments, x, listCrossing(segments, x)).map((split) => endBand(split, heads))

/** Entries printed side by side as rows of cards, between two headers of the full width. */
function cutCards(segments: Segment[], x: number, heads: Segment[]): Split[] {
  const beyond = segments.filter((one) => one.x >= x)
  const alone = heads.filter((head) => head.x < x && !isLevelWithAny(head, beyond))
  return cutBetween(segments, x, [...listCrossing(segments, x), ...alone])
    .filter(areCards)
    .map((split) => ({ ...split, areCards: true }))
}

const stripAt = (x: number): { from: number; to: number } => ({
  from: x - GUTTER,
  to: x - 1,
})

function listCrossing(segments: Segment[], x: number): Segment[] {
  const strip = stripAt(x)
  return segments.filter((segment) => segment.x < strip.to && segment.right > strip.from)
}

function cutBetween(segments: Segment[], x: number, between: Segment[]): Split[] {
  const strip = stripAt(x)
  const sorted = between.toSorted((a, b) => a.row - b.row)
  const bounds = [NOWHERE, ...sorted, { row: Infinity, size: 0 }]
  return bounds.slice(1).flatMap((next, index) => {
    const before = bounds[index] ?? NOWHERE
    // Segments on the same line as a crossing segment stay with it.
    const from = before.row + before.size * SAME_LINE
    const to = next.row - next.size * SAME_LINE
    const inside = segments.filter(({ row }) => row > from && row < to)
    const left = inside.filter((segment) => segment.x < strip.to)
    const right = inside.filter((segment) => segment.x >= strip.to)
    if (left.length === 0 || right.length === 0) return []
    const above = segments.filter(({ row }) => row <= from)
    const below = segments.filter(({ row }) => row >= to)
    return [{ x, above, left, right, below }]
  })
}

/** The number of lines on the shorter side; ties go to the gutter where more of the right lines begin. */
function scoreSplit({ x, left, right }: Split): number {
  const lines = groupByBaseline(right)
  const near = lines.filter(([first]) => first && first.x - x <= INDENT).length
  return Math.min(left.length, right.length) + Math.min(0.5, near / lines.length)
}

const sidesOf = ({ left, right }: Split): [Segment[][], Segment[][]] => [
  groupByBaseline(left),
  groupByBaseline(right),
]

/** Whether the two sides are separate columns rather than cells of common lines. */
function isApart(split: Split, isKnown: boolean, level: number): boolean {
  const [left, right] = sidesOf(split)
  if (split.areCards) return true
  const least = isKnown ? 1 : LINES_MIN
  if (left.length < least || right.length < least || !overlapInHeight(split)) return false
  if ([left, right].some((side) => shareOfMargin(side) >= 0.7)) return false
  if (isMarginOfRows(left, right) || isForm(left, right) || keepsDates(split)) return false
  const [few, many] = left.length < right.length ? [left, right] : [right, left]
  const common = shareOfLevel(left, right)
  if (common >= level) return false
  if (haveSameHeaders(split)) return true
  if (isLabelColumn(left, right)) return false
  if (shareOfDates(few) >= 0.3 || datesItsRows(left, right) || datesItsRows(right, left))
    return false
  const headers = [left, right].map(countHeaders)
  if (headers.every((count) => count > 0) || common < 0.5) return true
  return longestParagraph(few) >= 4 && shareOfDates(many) < 0.3 && common < 0.95
}

/** Dates and labels level with what they describe; only one of the two sides has headers. */
function isLabelColumn(left: Segment[][], right: Segment[][]): boolean {
  const [isHead, isHeadToo] = [left, right].map((side) => side.some(isHeaderLine))
  if (isHead && isHeadToo) return false
  const labels = left.filter((line) => !isHeaderLine(line))
  const beside = listCommon(labels, right)
  const dates = beside.filter(([first]) => first && findDates(first.text).length > 0)
  return dates.length >= 2 && beside.length >= labels.length * LABELS_SHARE
}

/** The labels of a form, as on Europass pages, beside what is filled in. */
function isForm(left: Segment[][], right: Segment[][]): boolean {
  const labels = left.filter((line) => !isHeaderLine(line))
  const known = labels.filter(([first]) => first && readFieldLabel(dropBullet(first.text)) !== null)
  const beside = listCommon(known, right)
  return beside.length >= FORM_MIN && beside.length >= labels.length * FORM_SHARE
}

const dropBullet = (text: string): string => text.replace(/^[•·-]\s*/u, '')

/**
 * Whether one side only dates or labels the rows of the other, whatever its words. On the left, all
 * its lines must be level with lines of the other; on the right, most, and it must be right-aligned.
 */
function isMarginOfRows(left: Segment[][], right: Segment[][]): boolean {
  return marksRows(left, right, 1) || (isFlushRight(right) && marksRows(right, left, BESIDE_SHARE))
}

/**
 * Whether the left side is a column of its own followed by the dates of the right side's rows, so
 * that the gutter should be to the left of these dates.
 */
function keepsDates({ left, right }: Split): boolean {
  const dates = left.filter(({ text }) => isDate(text))
  const rows = groupByBaseline(right)
  return dates.some(({ x }) => {
    const beyond = left.filter((segment) => segment.right > x)
    const own = dates.filter((date) => Math.abs(date.x - x) <= EDGE)
    return (
      own.length >= 2 &&
      own.length >= beyond.length * BESIDE_SHARE &&
      beyond.length < left.length / 2 &&
      listCommon(groupByBaseline(own), rows).length >= own.length * BESIDE_SHARE
    )
  })
}

function marksRows(side: Segment[][], other: Segment[][], least: number): boolean {
  const beside = listCommon(side, other)
  const dates = beside.filter(([first, second]) => first && !second && isDate(first.text))
  if (dates.length < 2 || beside.length < side.length * least || side.length >= other.length)
    return false
  return isFlushRight(side) || dates.length >= beside.length * DATES_SHARE
}

/** Whether most lines end at the same edge, but begin at different ones. */
function isFlushRight(side: Segment[][]): boolean {
  const ends = side.map((line) => line.at(-1)?.right ?? 0)
  const starts = side.map(([first]) => first?.x ?? 0)
  return shareNear(ends) >= FLUSH_SHARE && shareNear(starts) < FLUSH_SHARE
}

/** The share of edges at the most common position. */
function shareNear(edges: number[]): number {
  const most = median(edges)
  return edges.filter((edge) => Math.abs(edge - most) <= EDGE).length / edges.length
}

const isHeaderLine = ([first, second]: Segment[]): boolean =>
  first !== undefined && !second && readHeaderWords(first.text)?.exact === true

/** Whether the lines of one side that have a partner are mostly plain dates. */
function datesItsRows(side: Segment[][], other: Segment[][]): boolean {
  const beside = listCommon(side, other)
  const dates = beside.filter(([first, second]) => first && !second && isDate(first.text))
  return dates.length >= 2 && dates.length >= beside.length * 0.6
}

/** Headers of the same font style on both sides, with those on the right at the gutter. */
function haveSameHeaders({ x, left, right }: Split): boolean {
  const listFaces = (side: Segment[]): string[] =>
    side.filter(({ text }) => readHeaderWords(text)?.exact).map(faceOf)
  const flush = right.filter((segment) => Math.abs(segment.x - x) <= EDGE)
  const faces = listFaces(left)
  return listFaces(flush).some((face) => faces.includes(face))
}

const faceOf = ({ size, spans }: Segment): string =>
  `${Math.round(size * 2)}|${spans[0]?.font}|${spans[0]?.bold}`

/** The share of lines that are only a date or a header. */
const shareOfMargin = (lines: Segment[][]): number =>
  lines.filter(
    ([first, second]) =>
      first && !second && (isDate(first.text) || readHeaderWords(first.text)?.exact),
  ).length / lines.length

const isDate = (text: string): boolean => {
  const [range] = findDates(text)
  return range !== undefined && range.length >= text.length - 3
}

function overlapInHeight({ left, right }: Split): boolean {
  const range = (side: Segment[]) => [
    Math.min(...side.map(({ y }) => y)),
    Math.max(...side.map(({ y }) => y)),
  ]
  const [top1 = 0, end1 = 0] = range(left)
  const [top2 = 0, end2 = 0] = range(right)
  return Math.min(end1, end2) - Math.max(top1, top2) > 0
}

const countHeaders = (lines: Segment[][]): number =>
  lines.filter(([first, second]) => first && !second && readHeaderWords(first.text)).length

const shareOfDates = (lines: Segment[][]): number =>
  lines.filter((line) => line.some(({ text }) => text.length < 50 && findDates(text).length > 0))
    .length / lines.length
