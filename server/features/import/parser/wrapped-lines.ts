import type { Line } from './model.ts'
import { styleOf } from './style.ts'

/** Whether the line's first word would not have fitted into the line before, set in the same face. */
export function isWrapped(before: Line, line: Line): boolean {
  const [first] = line.cells
  if (!first || line.gap > 0.15 || line.breaks || before.cells.length > 1) return false
  const perLetter = (first.right - first.x) / Math.max(1, first.text.length)
  const word = (first.text.split(' ')[0]?.length ?? 0) + 1
  const isFull = before.right + word * perLetter > before.edge
  return isFull && Math.abs(before.x - line.x) < 2 && styleOf(before) === styleOf(line)
}
