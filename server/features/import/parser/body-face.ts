import type { Anchor } from './anchors.ts'
import type { Line } from './model.ts'
import { isProse } from './prose.ts'
import { styleOf } from './style.ts'

/** A line indented by this much (in points) belongs to the body. */
const INDENT = 4

/** How a section's running text is printed: its most common style and its left edges. */
export type BodyFace = { style: string; edges: Set<number> }

export const findBodyFace = (lines: Line[], anchors: Anchor[]): BodyFace => ({
  style: findBodyStyle(lines),
  edges: findBodyEdges(lines, anchors),
})

/** Whether a line is indented further than the names beside or below the date, as body text is. */
export function isIndentedLikeBody(
  line: Line,
  date: Line,
  anchor: Anchor,
  body: BodyFace,
): boolean {
  const named = date.cells.find((_, cell) => cell !== anchor.cell) ?? date.cells[0]
  const left = anchor.cell === 0 && date.cells.length > 1 ? (named?.x ?? date.x) : date.x
  return line.x > left + INDENT && body.edges.has(Math.round(line.x))
}

/** The left edges of sentences and of lines at least two lines below a date. */
function findBodyEdges(lines: Line[], anchors: Anchor[]): Set<number> {
  const edges = new Set<number>()
  const left = Math.min(...anchors.map((anchor) => lines[anchor.line]?.x ?? Infinity))
  const isNear = (index: number): boolean =>
    anchors.some((anchor) => anchor.line === index || anchor.line === index + 1)
  lines.forEach((line, index) => {
    const isFar = anchors.every((anchor) => Math.abs(index - anchor.line) > 2)
    const next = lines[index + 1]
    const isPair = next !== undefined && Math.abs(next.x - line.x) < 2 && line.x > left + INDENT
    if (line.bullet || isProse(line) || isFar || (isPair && !isNear(index)))
      for (const near of [-1, 0, 1]) edges.add(Math.round(line.x) + near)
  })
  return edges
}

/** The style of bullets and sentences. */
function findBodyStyle(lines: Line[]): string {
  const letters = new Map<string, number>()
  for (const line of lines)
    if (line.bullet || isProse(line)) {
      const style = styleOf(line)
      letters.set(style, (letters.get(style) ?? 0) + line.text.length)
    }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}
