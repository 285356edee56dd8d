import { type Anchor, findAnchors } from './anchors.ts'
import { splitClosed } from './closing-dates.ts'
import { findDates } from './dates.ts'
import { cutAtoms } from './atoms.ts'
import { findBounds } from './entry-bounds.ts'
import type { Entry } from './entry.ts'
import { labelTables } from './field-labels.ts'
import { splitLabelled } from './labelled-entries.ts'
import type { Line } from './model.ts'
import { isProse } from './prose.ts'
import { keyOf } from './style.ts'
import { splitUndated } from './undated-entries.ts'
import { joinWrappedEntries } from './wrapped-entries.ts'

/** The jobs of one section, in the order they are printed. */
export function splitEntries(given: Line[]): Entry[] {
  const rows = labelTables(given)
  const labelled = splitLabelled(rows)
  if (labelled) return labelled
  const lines = joinWrappedEntries(rows)
  const anchors = findAnchors(lines)
  if (anchors.length === 0) return splitUndated(lines)
  const closed = splitClosed(lines, anchors)
  if (closed) return closed
  const bounds = findBounds(lines, anchors)
  return anchors.map((anchor, index) => {
    const { start, end } = bounds[index] ?? { start: anchor.line, end: anchor.line + 1 }
    const next = bounds[index + 1]?.start ?? lines.length
    const head = lines.slice(start, end).map((line) => ({ ...line }))
    const own = cutBody(head, lines, start, anchor)
    const body = [...own.body, ...lines.slice(end, next)]
    const entry = { head: own.head, anchor: { ...anchor, row: anchor.line - start }, body }
    const [first] = body
    // A date alone as a heading: what it dates is named by the first line beneath.
    const isBare = cutAtoms(entry).length === 0
    return isBare && first && !isProse(first)
      ? { ...entry, head: [...entry.head, first], body: body.slice(1) }
      : entry
  })
}

/** A date beside the first bullet belongs to the head; the bullet's own text does not. */
function cutBody(
  head: Line[],
  lines: Line[],
  start: number,
  anchor: Anchor,
): { head: Line[]; body: Line[] } {
  const row = anchor.line - start
  const line = lines[anchor.line]
  if (!line || row === 0 || anchor.cell === 0 || !isTold(line, lines, anchor))
    return { head, body: [] }
  const text = line.cells.slice(0, anchor.cell)
  const body = { ...line, cells: text, text: text.map((cell) => cell.text).join(' ') }
  const date = {
    ...line,
    bullet: false,
    cells: line.cells.map((cell, i) => (i < anchor.cell ? { ...cell, text: '', spans: [] } : cell)),
  }
  return { head: head.map((one, i) => (i === row ? date : one)), body: [body] }
}

/** Whether the text beside a date is one of the entry's bullets, as others without a date are. */
function isTold(line: Line, lines: Line[], anchor: Anchor): boolean {
  const next = lines.slice(anchor.line + 1, anchor.line + 3)
  return (
    isProse(line) ||
    (line.bullet && next.some((other) => keyOf(other) === keyOf(line) && !endsWithDate(other)))
  )
}

const endsWithDate = ({ cells }: Line): boolean =>
  cells.length > 1 && findDates(cells.at(-1)?.text ?? '').length > 0
