import type { Cell, Line } from './model.ts'
import {
  type Block,
  BULLET,
  groupByBaseline,
  hasSameFace,
  joinSpans,
  largestPart,
  type Segment,
} from './segments.ts'
import { isCaps, median } from './text.ts'

const BULLET_START = new RegExp(
  `^(?:${BULLET.source.slice(1, -1)}|[o+>~](?= )|\\*(?=(?:19|20)\\d\\d)|\\d{1,2}[.)](?= ))\\s*`,
  'u',
)
/** The number of a list's entry, or the ring of word processors, in a cell of its own. */
const NUMBER = /^(?:\d{1,2}[.)]|o)$/
/** A dash is a bullet only before a space or a word in a capital, otherwise a minus or a hyphen. */
const DASH_START = /^[-–—*·](?!\s|\p{Lu}\p{Ll}|(?<=\*)(?:19|20)\d\d)/u

/** A block's lines from top to bottom. `leading`: the usual line distance of the document, in font sizes. */
export function buildLines(block: Block, page: number, leading: number): Line[] {
  const lines: Line[] = []
  for (const segments of joinJustified(groupByBaseline(block.segments), block.right)) {
    const line = toLine(segments, page, block.right)
    if (!line) continue
    const before = lines.at(-1)
    line.breaks = before === undefined
    if (before) {
      const size = Math.max(line.size, before.size)
      line.gap = Math.max(0, (line.y - before.y) / size - leading)
    }
    lines.push(line)
  }
  return lines
}

/** Justified lines end within this distance (in points), and their spaces differ by at most the second. */
const FLUSH = 1.5
const SAME_SPACE = 0.05
/** The same for as many spaces as the cells of a table hardly have alike; kerning changes them. */
const ALIKE_SPACE = 0.6
const ALIKE_MIN = 4

/**
 * Joins the words of justified lines, whose spaces in a narrow column are as wide as the gap between
 * cells: they are all equal, and the line begins where a neighbour does and ends where it or the
 * column does.
 */
function joinJustified(rows: Segment[][], edge: number): Segment[][] {
  return rows.map((row, at) => {
    const near = [rows[at - 1], rows[at + 1]].filter((other) => other !== undefined)
    const isFlush = near.some((other) => isJustifiedWith(row, other, edge))
    const [first, ...rest] = row
    return first && isFlush && areEquallySpaced(row) ? [rest.reduce(appendWord, first)] : row
  })
}

function isJustifiedWith(row: Segment[], other: Segment[], edge: number): boolean {
  const [left, right] = [row[0]?.x ?? 0, row.at(-1)?.right ?? 0]
  return (
    Math.abs(left - (other[0]?.x ?? Infinity)) < FLUSH &&
    [other.at(-1)?.right ?? Infinity, edge].some((end) => Math.abs(right - end) < FLUSH)
  )
}

function areEquallySpaced(row: Segment[]): boolean {
  // A cell of a table has several words, with usual spaces between them.
  if (row.some(({ text }) => text.split(' ').length > 2)) return false
  const spaces = row.slice(1).map(({ x }, at) => x - (row[at]?.right ?? 0))
  const most = spaces.length < ALIKE_MIN ? SAME_SPACE : ALIKE_SPACE
  return spaces.length > 1 && Math.max(...spaces) - Math.min(...spaces) < most
}

function appendWord(line: Segment, word: Segment): Segment {
  const added = word.spans.map((span, at) => (at === 0 ? { ...span, text: ` ${span.text}` } : span))
  const spans = [...line.spans]
  for (const span of added) {
    const last = spans.at(-1)
    if (last && hasSameFace(last, span))
      spans[spans.length - 1] = { ...last, text: last.text + span.text }
    else spans.push(span)
  }
  return { ...line, spans, text: `${line.text} ${word.text}`, right: word.right }
}

/** The distance between two lines of a paragraph, in font sizes. */
export function findLeading(blocks: Block[]): number {
  const steps = blocks.flatMap(({ segments }) => {
    const lines = groupByBaseline(segments)
    return lines.flatMap((line, index) => {
      const [a, b] = [lines[index - 1]?.[0], line[0]]
      if (!a || !b || Math.abs(a.size - b.size) > 0.6) return []
      const step = (b.y - a.y) / b.size
      return step > 0.8 && step < 2.2 ? [step] : []
    })
  })
  return steps.length > 0 ? median(steps) : 1.2
}

/** Joins an institution's name that a wide space parts after its small word: "University of | Heronsea". */
const joinOpen = (segments: Segment[]): Segment[] =>
  segments.reduce<Segment[]>((joined, segment) => {
    const before = joined.at(-1)
    return before && OPEN.test(before.text) && /^\p{Lu}/u.test(segment.text)
      ? [...joined.slice(0, -1), appendWord(before, segment)]
      : [...joined, segment]
  }, [])
const OPEN =
  /^(?:The )?(?:University|Institute|College|School|Academy|Bank|Ministry|Museum|Department|Faculty) of$/u

function toLine(segments: Segment[], page: number, edge: number): Line | null {
  const cells: Cell[] = joinOpen(segments).map(({ text, x, right, spans }) => ({
    text,
    x,
    right,
    spans,
  }))
  const first = segments[0]
  if (!first) return null
  const line = describeLine(cells, {
    page,
    y: first.y,
    edge,
    gap: Infinity,
    breaks: true,
    heading: first.isHeader ? 1 : null,
  })
  return line.cells.length > 0 ? line : null
}

/** The properties of a line from its cells, without a bullet at its start. */
export function describeLine(
  given: Cell[],
  place: Pick<Line, 'page' | 'y' | 'edge' | 'gap' | 'breaks' | 'heading'>,
): Line {
  const { cells, bullet } = takeBullet(dropPicture(given))
  const spans = cells.flatMap((cell) => cell.spans)
  const size = largestPart(spans)
  const letters = spans.reduce((sum, span) => sum + span.text.length, 0)
  const share = (is: (span: (typeof spans)[number]) => boolean): number =>
    spans.reduce((sum, span) => sum + (is(span) ? span.text.length : 0), 0) / Math.max(1, letters)
  const text = cells.map((cell) => cell.text).join(' ')
  const longest = spans.toSorted((a, b) => b.text.length - a.text.length)[0]
  return {
    ...place,
    text,
    cells,
    bullet,
    x: cells[0]?.x ?? 0,
    right: cells.at(-1)?.right ?? 0,
    size,
    bold: share((span) => span.bold) > 0.6,
    italic: share((span) => span.italic) > 0.6,
    font: longest?.font ?? '',
    caps: isCaps(text),
  }
}

/** A picture before a name is neither part of it nor a bullet: "🎓 Otter College". */
const PICTURE =
  /^(?:\p{Emoji_Presentation}\ufe0f?|(?![▪▫◼◻▶➡✔✓])\p{Extended_Pictographic}\ufe0f)\s*/u

function dropPicture(cells: Cell[]): Cell[] {
  const [first, ...rest] = cells
  const [picture] = PICTURE.exec(first?.text ?? '') ?? []
  if (!first || picture === undefined) return cells
  const bare = cutSpans(first, picture.length)
  return bare.text ? [bare, ...rest] : rest
}

function takeBullet(cells: Cell[]): { cells: Cell[]; bullet: boolean } {
  const [first, ...rest] = cells
  if (!first) return { cells, bullet: false }
  if (rest.length > 0 && NUMBER.test(first.text)) return { cells: rest, bullet: true }
  const match = BULLET_START.exec(first.text)
  if (!match || (DASH_START.test(first.text) && first.text.length > 1))
    return { cells, bullet: false }
  const bare = cutSpans(first, match[0].length)
  return { cells: bare.text ? [bare, ...rest] : rest, bullet: true }
}

/** Removes the first `count` letters of a cell and moves its left edge accordingly. */
export function cutSpans(cell: Cell, count: number): Cell {
  let left = count
  let isFirst = true
  const spans = cell.spans.flatMap((span) => {
    const rest = span.text.slice(left)
    left = Math.max(0, left - span.text.length)
    const text = isFirst ? rest.trimStart() : rest
    if (!text) return []
    isFirst = false
    return [{ ...span, text }]
  })
  const text = joinSpans(spans)
  const share = text.length / Math.max(1, cell.text.length)
  return { ...cell, spans, text, x: cell.right - (cell.right - cell.x) * share }
}

/** The line with other cells in the same row. */
export const withCells = (line: Line, cells: Cell[]): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join(' '),
  x: cells[0]?.x ?? line.x,
  right: cells.at(-1)?.right ?? line.right,
})
