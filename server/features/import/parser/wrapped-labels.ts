import { readFieldLabel } from './field-labels.ts'
import { withCells } from './lines.ts'
import type { Cell, Line } from './model.ts'

/** A label in a narrow column has at most this many lines, including the first. */
const LINES_MAX = 5
/** Labels are aligned within this distance (in points), left or right. */
const FLUSH = 3

/**
 * Joins a form's labels that their column wrapped: "Nome e indirizzo del | Airone S.r.l." over
 * "datore di lavoro". Text beside the rest of a label remains a line of its own.
 */
export function joinWrappedLabels(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (let at = 0; at < lines.length;) {
    const line = lines[at]
    if (!line) break
    const count = countLabelLines(lines, at)
    if (count > 1) {
      const run = lines.slice(at, at + count)
      const [label, ...values] = line.cells
      const text = run.map(({ cells }) => cells[0]?.text ?? '').join(' ')
      const [face] = label?.spans ?? []
      const whole = label && { ...label, text, spans: face ? [{ ...face, text }] : [] }
      joined.push(whole ? withCells(line, [whole, ...values]) : line)
      for (const more of run.slice(1))
        if (more.cells.length > 1) joined.push(withCells(more, more.cells.slice(1)))
    } else joined.push(line)
    at += Math.max(1, count)
  }
  return joined
}

/** The number of lines of the label that begins on a line; 0 if there is none. */
function countLabelLines(lines: Line[], at: number): number {
  const [label, value] = lines[at]?.cells ?? []
  if (!label || !value || readFieldLabel(label.text) !== null) return 0
  let text = label.text
  for (let count = 2; count <= LINES_MAX; count++) {
    const more = lines[at + count - 1]
    const [rest] = more?.cells ?? []
    if (!more || !rest || more.breaks || !isFlush(label, rest) || rest.right > value.x) return 0
    text = `${text} ${rest.text}`
    if (readFieldLabel(text) !== null) return count
  }
  return 0
}

const isFlush = (a: Cell, b: Cell): boolean =>
  Math.abs(a.x - b.x) < FLUSH || Math.abs(a.right - b.right) < FLUSH
