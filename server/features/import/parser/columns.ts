import { findDates } from './dates.ts'
import { readHeaderWords } from './header-words.ts'
import { groupByBaseline, SAME_LINE, type Segment } from './segments.ts'
import { median } from './text.ts'

/** Segments that are read on their own, from top to bottom; `left`..`right` is the column's room. */
export type Block = {
  segments: Segment[]
  left: number
  right: number
  part: 'whole' | 'left' | 'right'
}

const GUTTER = 4
const DEPTH_MAX = 6
/** Left edges closer than this are one edge. */
const EDGE = 3
const LINES_MIN = 3
/** Lines of a column may begin so far from its edge. */
const INDENT = 30
/** Lines closer than this (in font sizes) belong to one paragraph. */
const LEADING = 1.9
const CANDIDATES_MAX = 24
/** A page with more is not set for reading; looking for its columns would take too long. */
const SEGMENTS_MAX = 1500
/** So many lines of a column of labels stand beside what they name; the others go on. */
const LABELS_SHARE = 0.7
const EDGES_MAX = 300
const NOWHERE = { row: -Infinity, size: 0 }

type Split = { x: number; above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[] }

/** A page cut into columns that are read one after the other. `known`: gutters of pages before. */
export function splitColumns(segments: Segment[], known: number[] = []): Block[] {
  const left = Math.min(...segments.map((segment) => segment.x))
  const right = Math.max(...segments.map((segment) => segment.right))
  return splitBlock({ segments, left, right, part: 'whole' }, known, 0)
}

function splitBlock(block: Block, known: number[], depth: number): Block[] {
  if (block.segments.length === 0) return []
  const isCut = depth < DEPTH_MAX && block.segments.length < SEGMENTS_MAX
  const split = isCut ? findSplit(block.segments, known) : null
  if (!split) return [block]
  const go = (segments: Segment[], change: Partial<Block>): Block[] =>
    splitBlock({ ...block, ...change, segments }, known, depth + 1)
  return [
    ...go(split.above, {}),
    ...go(split.left, { right: split.x - GUTTER, part: 'left' }),
    ...go(split.right, { left: split.x, part: 'right' }),
    ...go(split.below, {}),
  ]
}

/** The gutter that parts most lines and whose two sides do not read as one. */
function findSplit(segments: Segment[], known: number[]): Split | null {
  const heads = listHeads(segments)
  const splits = listEdges(segments)
    .flatMap((x) => cutAt(segments, x, heads))
    .filter(({ left, right }) => left.length > 0 && right.length > 0)
    .map((split) => ({ split, weight: weigh(split) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, CANDIDATES_MAX)
  return (
    splits.find(({ split }) =>
      isApart(
        split,
        known.some((x) => Math.abs(x - split.x) < 3 * EDGE),
      ),
    )?.split ?? null
  )
}

/** From top to bottom; a header's word in smaller type ("Internship", a title) heads nothing. */
function listHeads(segments: Segment[]): Segment[] {
  const heads = segments.filter(({ text }) => readHeaderWords(text)?.exact)
  const size = median(heads.map((head) => head.size))
  return heads.filter((head) => head.size >= size * 0.95).toSorted((a, b) => a.row - b.row)
}

function listEdges(segments: Segment[]): number[] {
  const edges: number[] = []
  for (const x of segments.map((segment) => segment.x).toSorted((a, b) => a - b))
    if (edges.length === 0 || x - (edges.at(-1) ?? 0) > EDGE) edges.push(x)
  return edges.slice(0, EDGES_MAX)
}

/** The stretches of the page in which no segment crosses the strip left of `x`. */
function cutAt(segments: Segment[], x: number, heads: Segment[]): Split[] {
  const strip = { from: x - GUTTER, to: x - 1 }
  const crossing = segments
    .filter((segment) => segment.x < strip.to && segment.right > strip.from)
    .toSorted((a, b) => a.row - b.row)
  const bounds = [NOWHERE, ...crossing, { row: Infinity, size: 0 }]
  return bounds.slice(1).flatMap((next, index) => {
    const before = bounds[index] ?? NOWHERE
    // What stands on the very line of a crossing segment goes with it.
    const from = before.row + before.size * SAME_LINE
    const to = next.row - next.size * SAME_LINE
    const inside = segments.filter(({ row }) => row > from && row < to)
    const left = inside.filter((segment) => segment.x < strip.to)
    const right = inside.filter((segment) => segment.x >= strip.to)
    if (left.length === 0 || right.length === 0) return []
    const above = segments.filter(({ row }) => row <= from)
    const below = segments.filter(({ row }) => row >= to)
    return [endBand({ x, above, left, right, below }, heads)]
  })
}

/**
 * Columns that only a part of the page has end before the next header of the full width: one at the
 * left that is followed at the right by nothing but cells of its own lines.
 */
function endBand(split: Split, heads: Segment[]): Split {
  const own = heads.filter((one) => split.left.includes(one))
  if (own.length === 0) return split
  const last = Math.max(
    ...split.right.filter((cell) => !standsBeside(cell, split.left)).map(({ row }) => row),
  )
  const tailOf = (head: Segment, side: Segment[]): Segment[] =>
    side.filter(({ row }) => row > head.row - head.size * SAME_LINE)
  const head = own.find((one) => {
    const cells = tailOf(one, split.right)
    if (cells.some((cell) => heads.includes(cell)) || standsBeside(one, split.right)) return false
    const isTailed = one.row > last && longestParagraph(groupByBaseline(cells)) <= 2
    return (
      isTailed ||
      haveOtherEdges(
        split.right.filter((cell) => !cells.includes(cell)),
        cells,
      )
    )
  })
  if (!head) return split
  const tail = tailOf(head, [...split.left, ...split.right])
  // A column that is only the longer of two goes on as it is.
  if (split.below.length === 0 && tailOf(head, split.right).length === 0) return split
  const isTail = (segment: Segment): boolean => tail.includes(segment)
  return {
    ...split,
    left: split.left.filter((segment) => !isTail(segment)),
    right: split.right.filter((segment) => !isTail(segment)),
    below: [...tail, ...split.below],
  }
}

/** Whether the lines of two stretches keep to edges of which the other knows nothing. */
function haveOtherEdges(above: Segment[], below: Segment[]): boolean {
  const [one, other] = [above, below].map((side) => {
    const starts = groupByBaseline(side).map(([first]) => first?.x ?? 0)
    const isShared = (x: number): boolean =>
      starts.filter((start) => Math.abs(start - x) <= EDGE).length > 1
    return { starts, shared: starts.filter(isShared) }
  })
  if (!one || !other || one.shared.length === 0 || other.shared.length === 0) return false
  const isNew = ({ shared }: typeof one, { starts }: typeof one): boolean =>
    shared.every((x) => starts.every((start) => Math.abs(start - x) > EDGE))
  return isNew(one, other) && isNew(other, one)
}

const standsBeside = (segment: Segment, others: Segment[]): boolean =>
  others.some(
    ({ row, size }) => Math.abs(row - segment.row) <= SAME_LINE * Math.min(size, segment.size),
  )

/** Lines at the lesser side; among equals not the gutter that few of the right lines begin near. */
function weigh({ x, left, right }: Split): number {
  const lines = groupByBaseline(right)
  const near = lines.filter(([first]) => first && first.x - x <= INDENT).length
  return Math.min(left.length, right.length) + Math.min(0.5, near / lines.length)
}

/** Whether the two sides are columns of their own rather than the cells of common lines. */
function isApart(split: Split, isKnown: boolean): boolean {
  const left = groupByBaseline(split.left)
  const right = groupByBaseline(split.right)
  const least = isKnown ? 1 : LINES_MIN
  if (left.length < least || right.length < least || !overlapInHeight(split)) return false
  if ([left, right].some((side) => shareOfMargin(side) >= 0.7)) return false
  if (haveSameHeaders(split)) return true
  if (isLabelColumn(left, right)) return false
  const [few, many] = left.length < right.length ? [left, right] : [right, left]
  if (shareOfDates(few) >= 0.3 || datesItsRows(left, right) || datesItsRows(right, left))
    return false
  const common = listCommon(few, many).length / few.length
  const headers = [left, right].map(countHeaders)
  if (headers.every((count) => count > 0) || common < 0.5) return true
  return longestParagraph(few) >= 4 && shareOfDates(many) < 0.3 && common < 0.95
}

/** Dates and labels, each as high as what it is about; headers stand at one of the two sides. */
function isLabelColumn(left: Segment[][], right: Segment[][]): boolean {
  const [isHead, isHeadToo] = [left, right].map((side) => side.some(isHeaderLine))
  if (isHead && isHeadToo) return false
  const labels = left.filter((line) => !isHeaderLine(line))
  const beside = listCommon(labels, right)
  const dates = beside.filter(([first]) => first && findDates(first.text).length > 0)
  return dates.length >= 2 && beside.length >= labels.length * LABELS_SHARE
}

const isHeaderLine = ([first, second]: Segment[]): boolean =>
  first !== undefined && !second && readHeaderWords(first.text)?.exact === true

/** Whether what one side has beside the other's lines is mostly dates alone. */
function datesItsRows(side: Segment[][], other: Segment[][]): boolean {
  const beside = listCommon(side, other)
  const dates = beside.filter(([first, second]) => first && !second && isDate(first.text))
  return dates.length >= 2 && dates.length >= beside.length * 0.6
}

/** Headers of one face on both sides, those at the right flush with the gutter. */
function haveSameHeaders({ x, left, right }: Split): boolean {
  const listFaces = (side: Segment[]): string[] =>
    side.filter(({ text }) => readHeaderWords(text)?.exact).map(faceOf)
  const flush = right.filter((segment) => Math.abs(segment.x - x) <= EDGE)
  const faces = listFaces(left)
  return listFaces(flush).some((face) => faces.includes(face))
}

const faceOf = ({ size, spans }: Segment): string =>
  `${Math.round(size * 2)}|${spans[0]?.font}|${spans[0]?.bold}`

/** The share of lines that only date or head what stands beside them. */
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

/** The lines that stand as high as one of the other side. */
function listCommon(lines: Segment[][], others: Segment[][]): Segment[][] {
  const heights = others.flatMap((line) => line[0]?.y ?? [])
  return lines.filter(([first]) =>
    heights.some((height) => first && Math.abs(height - first.y) <= SAME_LINE * first.size),
  )
}

const countHeaders = (lines: Segment[][]): number =>
  lines.filter(([first, second]) => first && !second && readHeaderWords(first.text)).length

const shareOfDates = (lines: Segment[][]): number =>
  lines.filter((line) => line.some(({ text }) => text.length < 50 && findDates(text).length > 0))
    .length / lines.length

/** In lines. */
function longestParagraph(lines: Segment[][]): number {
  let longest = 1
  let length = 1
  lines.forEach(([first], index) => {
    const before = lines[index - 1]?.[0]
    if (!first || !before) return
    length = first.y - before.y < LEADING * first.size ? length + 1 : 1
    longest = Math.max(longest, length)
  })
  return longest
}
