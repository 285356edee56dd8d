import { findDates } from './dates.ts'
import { scoreDegree } from './degree-words.ts'
import { cutSpans, withCells } from './lines.ts'
import type { Cell, Line } from './model.ts'
import { isAnyTown, scorePlace } from './place-words.ts'
import { findBodyStyle, styleOf } from './style.ts'
import { countWords } from './text.ts'
import { holdsTitleNoun } from './title-words.ts'

/** A name has at most this many lines; longer ones are text. */
const LINES_MAX = 3
/** A name with a bracket over two lines has at most this many words, and this much space (in lines) between. */
const NAME_WORDS = 14
const CLOSE = 0.4
/** The minimum distance (in font sizes) from text at the right. */
const KEPT_FREE = 0.7

/**
 * Whether the line's first word did not fit at the end of the line before, in the same font style.
 */
export function isWrapped(before: Line, line: Line): boolean {
  const [first] = line.cells
  const [above, beside] = before.cells
  if (!first || !above || line.gap > 0.15 || line.breaks || before.edge === Infinity) return false
  if (beside && line.cells.length > 1) return false
  const isFull = isFilled(before, line)
  const isAlike = styleOf(before) === styleOf(line) || goesOnInFace(above, first)
  return isFull && Math.abs(before.x - line.x) < 2 && isAlike
}

/**
 * Whether the first word of a line did not fit at the end of the line before. `slack`: how many
 * times its width may have been left free.
 */
function isFilled(before: Line, line: Line, slack = 1): boolean {
  const [first] = line.cells
  const [above, beside] = before.cells
  if (!first || !above) return false
  const perLetter = (first.right - first.x) / Math.max(1, first.text.length)
  const word = (first.text.split(' ')[0]?.length ?? 0) + 1
  const end = beside ? beside.x - before.size * KEPT_FREE : before.edge
  return above.right + word * perLetter * slack > end
}

/** Whether a cell that changes its font style ends in the one in which the next begins. */
function goesOnInFace(above: Cell, below: Cell): boolean {
  const [last, first] = [above.spans.at(-1), below.spans[0]]
  return (
    last !== undefined &&
    first !== undefined &&
    above.spans.length > 1 &&
    below.spans.length === 1 &&
    last.bold === first.bold &&
    last.italic === first.italic &&
    last.font === first.font &&
    last.size === first.size
  )
}

/** Joins names that a narrow column wrapped, if their font style is not that of the text. */
export function joinWrappedNames(lines: Line[]): Line[] {
  const body = findBodyStyle(lines)
  const joined: Line[] = []
  let parts: Line[] = []
  for (const [at, line] of lines.entries()) {
    const before = parts.at(-1)
    const goesOn =
      before && (continuesLine(before, line, body) || endsTitle(before, line, lines[at + 1]))
    if (!goesOn) {
      joined.push(...joinParts(parts))
      parts = []
    }
    parts.push(line)
  }
  return [...joined, ...joinParts(parts)]
}

/** Joins a word divided at the end of a dated row: "2009 – 2010  University of Leu-" over "ven, Student". */
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
    lines[index] = withCells(line, [...line.cells.slice(0, -1), appendCell(last, start)])
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

const continuesLine = (before: Line, line: Line, body: string): boolean =>
  !line.bullet &&
  line.cells.length === 1 &&
  (closesBracket(before, line) ||
    (isWrapped(before, line) &&
      (joinsAtDash(before, line) || (styleOf(line) !== body && !beginsName(before, line)))))

/**
 * Whether a line ends with the dash before its next name, "Otter Ltd –" over "Clerk – 2020", or
 * continues an entry in one phrase to such a dash.
 */
const joinsAtDash = (before: Line, line: Line): boolean =>
  before.cells.length === 1 &&
  /^\p{L}/u.test(line.text) &&
  findDates(line.text)[0]?.index !== 0 &&
  (OPEN_DASH.test(before.text) ||
    (OPEN_DASH.test(line.text) &&
      !beginsName(before, line) &&
      findDates(before.text).length === 0 &&
      (scoreDegree(before.text) > 1 || holdsTitleNoun(before.text))))
const OPEN_DASH = /[\p{L}\p{N})]\s[–—-]$/u

/**
 * Whether a line is the end of the position above, whatever its font style: "Otter Ltd — Sales" over
 * "Representative", above a date.
 */
function endsTitle(before: Line, line: Line, after: Line | undefined): boolean {
  const [, begin = ''] = /\s[–—]\s([^–—]{3,40})$/u.exec(before.text) ?? []
  return (
    begin !== '' &&
    !holdsTitleNoun(begin) &&
    line.cells.length === 1 &&
    before.cells.length === 1 &&
    line.gap < 0.15 &&
    !line.bullet &&
    countWords(line.text) <= 2 &&
    holdsTitleNoun(line.text) &&
    isFilled(before, line, SLACK) &&
    after !== undefined &&
    findDates(after.text)[0]?.index === 0
  )
}

/** Other lines of the section may be longer than where this one had to end. */
const SLACK = 1.4

/** Whether a bracket that the short line above opened is closed: "Kelner, Otter (Gent," over "Brugge)". */
const closesBracket = (before: Line, line: Line): boolean =>
  before.cells.length === 1 &&
  /\([^()]*$/.test(before.text) &&
  /^[^()]+\)/.test(line.text) &&
  line.gap < CLOSE &&
  !line.breaks &&
  findDates(line.text).length === 0 &&
  styleOf(before) === styleOf(line) &&
  countWords(`${before.text} ${line.text}`) <= NAME_WORDS

/** Two lines that both look like names are separate. */
const beginsName = (before: Line, { text }: Line): boolean =>
  findDates(text).length > 0 ||
  scoreDegree(text) > 1 ||
  (holdsTitleNoun(text) && !holdsTitleNoun(before.text))

function joinParts(parts: Line[]): Line[] {
  const [first, ...more] = parts
  const [cell, ...beside] = first?.cells ?? []
  if (!first || !cell || more.length === 0 || parts.length > LINES_MAX) return parts
  const whole = more.reduce(
    (upper, { cells: [lower] }) => (lower ? appendCell(upper, lower) : upper),
    cell,
  )
  return [withCells(first, [whole, ...beside])]
}

/** Whether a line ends at the hyphen of a name, which parts no town: "Otterschule Bern-" over "Kirchmatt". */
export const isCompound = (upper: string, lower: string): boolean => {
  const [first = ''] = lower.split(/[\s,]/)
  return (
    /\p{Ll}-$/u.test(upper) &&
    /^\p{Lu}\p{Ll}/u.test(first) &&
    scorePlace(first) === 0 &&
    !isAnyTown(first) &&
    !holdsTitleNoun(first)
  )
}

/** Removes a hyphen that only divides a word. */
export function appendCell(upper: Cell, lower: Cell): Cell {
  const isCut = /\p{L}-$/u.test(upper.text) && /^\p{Ll}/u.test(lower.text)
  const spans = isCut
    ? upper.spans.map((span, index) =>
        index === upper.spans.length - 1 ? { ...span, text: span.text.replace(/-\s*$/, '') } : span,
      )
    : upper.spans
  const glue = isCut || isCompound(upper.text, lower.text) ? '' : ' '
  const added = lower.spans.map((span, index) =>
    index === 0 ? { ...span, text: `${glue}${span.text}` } : span,
  )
  const text = `${isCut ? upper.text.slice(0, -1) : upper.text}${glue}${lower.text}`
  return { ...upper, text, right: lower.right, spans: [...spans, ...added] }
}
