import { buildLines, findLeading } from './lines.ts'
import type { Line, TextRun } from './model.ts'
import { buildSegments, type Segment } from './segments.ts'

/** A text run as in a PDF; letters are half as wide as their font size. */
export function run(text: string, x: number, y: number, face: Partial<TextRun> = {}): TextRun {
  const size = face.size ?? 10
  const width = text.length * size * 0.5
  return {
    text,
    x,
    y,
    width,
    size,
    bold: false,
    italic: false,
    font: 'Serif',
    ...face,
  }
}

export const segmentsOf = (...runs: TextRun[]): Segment[] => buildSegments(runs)

/** The lines of a page with one column. */
export function linesOf(...runs: TextRun[]): Line[] {
  const segments = buildSegments(runs)
  const right = Math.max(...segments.map((segment) => segment.right))
  const block = { segments, left: 0, right, part: 'whole' as const, level: 0 }
  return buildLines(block, 0, findLeading([block]))
}
