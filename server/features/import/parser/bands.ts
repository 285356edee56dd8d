import { findDates } from './dates.ts'
import { readHeaderWords } from './header-words.ts'
import { groupByBaseline, SAME_LINE, type Segment } from './segments.ts'
import { median } from './text.ts'

/** Left edges closer than this (in points) count as one. */
export const EDGE = 3
/** Lines of a column may be indented by this much (in points). */
export const INDENT = 30
export const LINES_MIN = 3
/** Middles of centred lines differ by at most this much (in points). */
const CENTRED = 6
/** Of the rows below a header of the full width, at least this share has cells on both sides. */
const ROWS_SHARE = 0.5
/** Lines closer than this (in font sizes) belong to one paragraph. */
const LEADING = 1.9

/** Two columns separated at a gutter (`x`, in points), and the parts of the page above and below them. */
export type Split = {
  x: number
  above: Segment[]
  left: Segment[]
  right: Segment[]
  below: Segment[]
  areCards?: boolean
}

/**
 * Section headers from top to bottom. A header word in smaller type ("Internship" as a title) is
 * excluded.
 */
export function listHeads(segments: Segment[]): Segment[] {
  const heads = segments.filter(({ text }) => readHeaderWords(text)?.exact)
  const size = median(heads.map((head) => head.size))
  return heads.filter((head) => head.size >= size * 0.95).toSorted((a, b) => a.row - b.row)
}

/**
 * Ends columns that span only part of the page before the next header of the full width: a header
 * on the left with nothing on the right below it but cells of its own lines.
 */
export function endBand(split: Split, heads: Segment[]): Split {
  const own = heads.filter((one) => split.left.includes(one))
  if (own.length === 0) return split
  const last = Math.max(
    ...split.right.filter((cell) => !isLevelWithAny(cell, split.left)).map(({ row }) => row),
  )
  const tailOf = (head: Segment, side: Segment[]): Segment[] =>
    side.filter(({ row }) => row > head.row - head.size * SAME_LINE)
  const head = own.find((one) => {
    const cells = tailOf(one, split.right)
    if (cells.some((cell) => heads.includes(cell)) || isLevelWithAny(one, split.right)) return false
    const isTailed = one.row > last && longestParagraph(groupByBaseline(cells)) <= 2
    const above = split.right.filter((cell) => !cells.includes(cell))
    const level = shareOfLevel(groupByBaseline(tailOf(one, split.left)), groupByBaseline(cells))
    return isTailed || (level >= ROWS_SHARE && haveOtherEdges(above, cells))
  })
  if (!head) return split
  const tail = tailOf(head, [...split.left, ...split.right])
  // If only the left column continues, it is simply the longer one.
  if (split.below.length === 0 && tailOf(head, split.right).length === 0) return split
  const isTail = (segment: Segment): boolean => tail.includes(segment)
  return {
    ...split,
    left: split.left.filter((segment) => !isTail(segment)),
    right: split.right.filter((segment) => !isTail(segment)),
    below: [...tail, ...split.below],
  }
}

/** Whether the lines of two blocks share no left edges. */
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

export const isLevelWithAny = (segment: Segment, others: Segment[]): boolean =>
  others.some(
    ({ row, size }) => Math.abs(row - segment.row) <= SAME_LINE * Math.min(size, segment.size),
  )

/** Whether both sides hold whole entries: date ranges at the same height, with names and text around them. */
export function areCards({ x, left, right }: Split): boolean {
  const [ours, theirs] = [left, right].map(groupByBaseline)
  if (!ours || !theirs || ours.length < LINES_MIN || theirs.length < LINES_MIN) return false
  const dated = theirs.filter(holdsRange)
  const pairs = listCommon(dated, ours.filter(holdsRange))
  const isFlush = theirs.every(([first]) => first && first.x - x <= INDENT)
  return (
    dated.length > 0 &&
    pairs.length === dated.length &&
    dated.length <= theirs.length / 2 &&
    (isFlush || areCentred(theirs.flatMap(([first]) => first ?? [])))
  )
}

/** Whether lines have the same middle. */
function areCentred(lines: Segment[]): boolean {
  const middles = lines.map(({ x, right }) => (x + right) / 2)
  return Math.max(...middles) - Math.min(...middles) <= CENTRED
}

const holdsRange = (line: Segment[]): boolean =>
  line.some(({ text }) => findDates(text).some(({ single }) => !single))

/** The lines at the same height as a line of the other side. */
export function listCommon(lines: Segment[][], others: Segment[][]): Segment[][] {
  const heights = others.flatMap((line) => line[0]?.y ?? [])
  return lines.filter(([first]) =>
    heights.some((height) => first && Math.abs(height - first.y) <= SAME_LINE * first.size),
  )
}

/**
 * The share (0 to 1) of the shorter side's lines at the same height as a line of the other side.
 */
export function shareOfLevel(left: Segment[][], right: Segment[][]): number {
  const [few, many] = left.length < right.length ? [left, right] : [right, left]
  return listCommon(few, many).length / few.length
}

/** The length of the longest paragraph, in lines. */
export function longestParagraph(lines: Segment[][]): number {
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
