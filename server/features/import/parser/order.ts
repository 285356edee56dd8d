import { splitColumns } from './columns.ts'
import { alignDates } from './date-stacks.ts'
import { placeMarginHeaders } from './margin-headers.ts'
import { buildLines, findLeading } from './lines.ts'
import type { Line, Page } from './model.ts'
import { cleanRuns } from './runs.ts'
import { type Block, buildSegments, type Segment } from './segments.ts'

/** Gutters of two pages closer than this (in points) are the same. */
const SAME_GUTTER = 12
/** The share of a page's height at the top and bottom where running headers and footers are. */
const MARGIN = 0.1

type Placed = { block: Block; page: number }

/** Columns of which at least this share of lines is level may really be rows. */
const LEVELS = [0.7, 0.5]

/**
 * All lines of a document in reading order, with columns continued across pages; then alternative
 * readings as rows, if its columns are level enough to be rows.
 */
export function readLayouts(pages: Page[]): [Line[], ...Line[][]] {
  const read = placeMarginHeaders(pages.map((page) => alignDates(buildSegments(cleanRuns(page)))))
  const segments = dropRunningLines(read, pages)
  const usual = readColumns(segments)
  const others: Layout[] = []
  for (const level of LEVELS) {
    // Try again only if the previous layout has columns that are level to this degree.
    if ((others.at(-1) ?? usual).level >= level) others.push(readColumns(segments, level))
  }
  return [
    usual.lines,
    ...others.flatMap(({ lines }) => (lines.length === usual.lines.length ? [] : [lines])),
  ]
}

type Layout = { lines: Line[]; level: number }

/**
 * `level`: at which share of level lines `splitColumns` assumes rows; in the result, the highest
 * share among its columns.
 */
function readColumns(segments: Segment[][], level?: number): Layout {
  const tracks: Placed[][] = []
  const gutters: number[] = []
  segments.forEach((found, page) => {
    if (found.length === 0) return
    const blocks = splitColumns(found, gutters, level)
    for (const { part, left } of blocks) if (part === 'right') gutters.push(left)
    place(
      tracks,
      blocks.map((block) => ({ block, page })),
    )
  })
  const blocks = tracks.flat().map(({ block }) => block)
  const leading = findLeading(blocks)
  return {
    lines: tracks.flatMap((track) =>
      track.flatMap(({ block, page }) => buildLines(block, page, leading)),
    ),
    level: Math.max(0, ...blocks.map((block) => block.level)),
  }
}

/** Continues the columns of the page before on a new page. */
function place(tracks: Placed[][], blocks: Placed[]): void {
  const [left, right] = tracks.slice(-2)
  const isContinued = left && right && isPair(left[0], right[0])
  if (!isContinued) {
    tracks.push(...blocks.map((block) => [block]))
    return
  }
  const gutter = right[0]?.block.left ?? 0
  const [first, second] = blocks
  if (first && second && isPair(first, second) && haveSameGutter([left, right], [first, second])) {
    left.push(...blocks.slice(0, 1))
    right.push(second)
    tracks.push(...blocks.slice(2).map((block) => [block]))
  } else if (blocks.every(({ block }) => block.left > gutter - SAME_GUTTER)) right.push(...blocks)
  else if (blocks.every(({ block }) => block.right < gutter)) left.push(...blocks)
  else tracks.push(...blocks.map((block) => [block]))
}

/** Whether the spaces between two pairs of columns overlap, so that one straight line separates both. */
function haveSameGutter(
  [left, right]: [Placed[], Placed[]],
  [first, second]: [Placed, Placed],
): boolean {
  const [from, to] = [endOf(left), startOf(right)]
  return endOf([first]) < to + SAME_GUTTER && startOf([second]) > from - SAME_GUTTER
}

const endOf = (placed: Placed[]): number =>
  Math.max(...placed.flatMap(({ block }) => block.segments.map(({ right }) => right)))
const startOf = (placed: Placed[]): number => Math.min(...placed.map(({ block }) => block.left))

const isPair = (left: Placed | undefined, right: Placed | undefined): boolean =>
  left?.block.part === 'left' && right?.block.part === 'right'

/** Removes names, dates and page numbers repeated at the top or bottom of the pages. */
function dropRunningLines(segments: Segment[][], pages: Page[]): Segment[][] {
  const counts = new Map<string, Set<number>>()
  const isInMargin = ({ y }: Segment, page: number): boolean => {
    const height = pages[page]?.height ?? 0
    return y < height * MARGIN || y > height * (1 - MARGIN)
  }
  const keyOf = ({ text, y }: Segment): string =>
    `${text.replace(/\d+/g, '#')}|${Math.round(y / 6)}`
  segments.forEach((found, page) => {
    for (const segment of found)
      if (isInMargin(segment, page))
        counts.set(keyOf(segment), (counts.get(keyOf(segment)) ?? new Set()).add(page))
  })
  return segments.map((found, page) =>
    found.filter((segment) => {
      if (!isInMargin(segment, page)) return true
      if (
        /^(?:page|seite|página|-)?\s*(?!(?:19|20)\d\d)\d+\s*(?:\/|of|von|de|sur|-)?\s*\d*\s*-?$/i.test(
          segment.text,
        )
      )
        return false
      return (counts.get(keyOf(segment))?.size ?? 0) < 2
    }),
  )
}
