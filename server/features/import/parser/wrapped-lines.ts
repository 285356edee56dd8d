import { findDates } from './dates.ts'
import { weighDegree } from './degree-words.ts'
import { cutSpans, withCells } from './lines.ts'
import type { Cell, Line } from './model.ts'
import { findBodyStyle, styleOf } from './style.ts'
import { holdsTitleNoun } from './title-words.ts'

/** A name takes no more lines; what does is text. */
const LINES_MAX = 3
/** What stands at the right keeps so far (in font sizes) from it. */
const KEPT_FREE = 0.7

/** Whether the line's first word would not have fitted into the line before, set in the same face. */
export function isWrapped(before: Line, line: Line): boolean {
  const [first] = line.cells
  const [above, beside] = before.cells
  if (!first || !above || line.gap > 0.15 || line.breaks) return false
  if (beside && line.cells.length > 1) return false
  const perLetter = (first.right - first.x) / Math.max(1, first.text.length)
  const word = (first.text.split(' ')[0]?.length ?? 0) + 1
  const end = beside ? beside.x - before.size * KEPT_FREE : before.edge
  const isFull = above.right + word * perLetter > end
  return isFull && Math.abs(before.x - line.x) < 2 && styleOf(before) === styleOf(line)
}

/** Names that a narrow column broke over some lines, told by a face that is not the text's, are one. */
export function joinWrappedNames(lines: Line[]): Line[] {
  const body = findBodyStyle(lines)
  const joined: Line[] = []
  let parts: Line[] = []
  for (const line of lines) {
    const before = parts.at(-1)
    if (!before || !goesOn(before, line, body)) {
      joined.push(...joinParts(parts))
      parts = []
    }
    parts.push(line)
  }
  return [...joined, ...joinParts(parts)]
}

/**
 * A word that the end of a dated row cut ("2009 – 2010  University of Leu-" over "ven, Student") is
 * whole again at the row's end.
 */
export function joinCutWords(given: Line[]): Line[] {
  const lines = [...given]
  lines.forEach((line, index) => {
    const next = lines[index + 1]
    const last = line.cells.at(-1)
    const [first, ...rest] = next?.cells ?? []
    if (!next || !last || !first || !isCutRow(line, next)) return
    const [word = ''] = first.text.split(' ')
    const [face] = first.spans
    const start = { ...first, text: word, spans: face ? [{ ...face, text: word }] : [] }
    const left = cutSpans(first, word.length)
    lines[index] = withCells(line, [...line.cells.slice(0, -1), append(last, start)])
    lines[index + 1] = withCells(next, left.text ? [left, ...rest] : rest)
  })
  return lines.filter(({ cells }) => cells.length > 0)
}

const isCutRow = (line: Line, next: Line): boolean =>
  line.cells.length > 1 &&
  /\p{Ll}-$/u.test(line.text) &&
  /^\p{Ll}/u.test(next.text) &&
  !next.breaks &&
  findDates(line.text).length > 0

const goesOn = (before: Line, line: Line, body: string): boolean =>
  styleOf(line) !== body &&
  !line.bullet &&
  line.cells.length === 1 &&
  isWrapped(before, line) &&
  !beginsName(before, line)

/** What has a name's words of its own, and the line above too, is the next name. */
const beginsName = (before: Line, { text }: Line): boolean =>
  findDates(text).length > 0 ||
  weighDegree(text) > 1 ||
  (holdsTitleNoun(text) && !holdsTitleNoun(before.text))

function joinParts(parts: Line[]): Line[] {
  const [first, ...more] = parts
  const [cell, ...beside] = first?.cells ?? []
  if (!first || !cell || more.length === 0 || parts.length > LINES_MAX) return parts
  const whole = more.reduce(
    (upper, { cells: [lower] }) => (lower ? append(upper, lower) : upper),
    cell,
  )
  return [withCells(first, [whole, ...beside])]
}

/** A hyphen goes where it only cut a word. */
function append(upper: Cell, lower: Cell): Cell {
  const isCut = /\p{L}-$/u.test(upper.text) && /^\p{Ll}/u.test(lower.text)
  const spans = isCut
    ? upper.spans.map((span, index) =>
        index === upper.spans.length - 1 ? { ...span, text: span.text.replace(/-\s*$/, '') } : span,
      )
    : upper.spans
  const added = isCut
    ? lower.spans
    : lower.spans.map((span, index) => (index === 0 ? { ...span, text: ` ${span.text}` } : span))
  const text = isCut ? upper.text.slice(0, -1) + lower.text : `${upper.text} ${lower.text}`
  return { ...upper, text, right: lower.right, spans: [...spans, ...added] }
}
