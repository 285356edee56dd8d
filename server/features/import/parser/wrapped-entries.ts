import { findDates } from './dates.ts'
import { OPEN } from './join-names.ts'
import { withCells } from './lines.ts'
import type { Cell, Line } from './model.ts'
import { scoreTitle } from './title-words.ts'
import { isWrapped } from './wrapped-lines.ts'

/** An entry printed as a paragraph has at most this many lines; longer paragraphs are text. */
const LINES_MAX = 3
/** A position is among this many first names of a paragraph that ends with its date in brackets. */
const PIECES_MAX = 3
/** A shorter line (in characters) is not the first of a paragraph. */
const WIDE = 60

/**
 * Joins entries that are wrapped paragraphs: "2009–2012 Reader, Department of Physics, Uni-" over
 * "versity of Heron"; "Clerk, Plover Bank, Lower" over "Street, May 2008".
 */
export function joinWrappedEntries(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (let at = 0; at < lines.length;) {
    const run = takeRun(lines, at)
    const [first] = run
    if (!first) break
    const told = splitTold(run)
    if (told) {
      joined.push(...told)
      at += run.length
      continue
    }
    const isLong =
      first.text.length >= WIDE || isOpenRow(first, run[1]) || EMPLOYED_AT.test(first.text)
    const isEntry = run.length > 1 && isLong && (opensWithDate(first) || closesWithDate(run))
    if (isEntry) joined.push(run.reduce(append))
    else joined.push(...run)
    at += run.length
  }
  return joined
}

function takeRun(lines: Line[], from: number): Line[] {
  const run: Line[] = []
  for (const line of lines.slice(from)) {
    const before = run.at(-1)
    if (before && !continuesLine(before, line, run[0])) break
    run.push(line)
  }
  const isTold = run[0] !== undefined && TOLD.test(cutRange(run[0].text) ?? '')
  if (run.length <= LINES_MAX || isTold) return run
  return run.slice(0, opensWithDate(run[0]) ? 2 : run.length)
}

/** What follows a range that opens a paragraph: ": clerk at Heron Ltd, Leeds." */
const TOLD = /^\s*:\s+\p{L}/u

/** The text behind a range that opens a line; null if none does. */
function cutRange(text: string): string | null {
  const [range] = findDates(text)
  const isOpening = range !== undefined && !range.single && OPENS.test(text.slice(0, range.index))
  return isOpening ? text.slice(range.index + range.length) : null
}
const OPENS = /^(?:(?:from|vom?|von|du|de|del|dal?|van|estate|dall['’])\s*)?$/iu

/** A form's label within a paragraph: "Position: Clerk". */
const LABELLED = /(?:^|[.;,]\s)\p{Lu}[\p{L} ]{2,30}: /u

/** The first sentence of a paragraph, up to a full stop that is not of an abbreviation. */
const SENTENCE =
  /^(.{20,200}?(?:\p{Ll}{3}(?<!(?<!\p{L})(?:Dott|Prof|Geom|Dipl|Arch|Ltda|Corp))|\)))\.\s+(?=\p{Lu})(\S.*)$/u

/**
 * Splits a paragraph such as "From 2015 to 2019: clerk at Heron Ltd, Leeds. Kept the books." into
 * the sentence that names the job and the rest.
 */
function splitTold(run: Line[]): Line[] | null {
  const [first] = run
  const isTold = first?.cells.length === 1 && TOLD.test(cutRange(first.text) ?? '')
  if (!first || !isTold || run.some(({ text }) => LABELLED.test(text))) return null
  const whole = run.reduce(append)
  const [, names, rest] = SENTENCE.exec(whole.text) ?? []
  const [cell] = whole.cells
  const [face] = cell?.spans ?? []
  if (names === undefined || rest === undefined || !cell || !face) return [whole]
  const cut = (text: string): Line =>
    withCells(whole, [{ ...cell, text, spans: [{ ...face, text }] }])
  return [cut(names), { ...cut(rest), gap: 0 }]
}

/** Whether a line continues the one before, or the text beside its date. */
function continuesLine(before: Line, line: Line, first: Line | undefined): boolean {
  if (line.bullet || line.cells.length > 1) return false
  // A list of entries may have lines that fill its column.
  if (opensWithDate(first) && opensWithDate(line)) return false
  if (isOpenEntry(before, line)) return true
  if (before.cells.length === 1) return isWrapped(before, line) && !endsEntry(before)
  const [date, text] = before.cells
  if (before !== first || !date || !text || before.cells.length > 2 || !isDate(date)) return false
  return isWrapped({ ...before, cells: [text], x: text.x, text: text.text }, line)
}

/** Whether a name in a narrow column continues: "2013 – 2015 | Cook, hotel for", then "mountain guides". */
const isOpenRow = ({ cells, text }: Line, next: Line | undefined): boolean =>
  cells.length === 2 &&
  OPEN.test(text) &&
  scoreTitle(cells[1]?.text ?? '') >= 1 &&
  /^\p{Ll}/u.test(next?.text ?? '')

/** Whether a position lacks the employer, who is below with the date: "Clerk at" over "Heron Ltd (2018 – 2020)". */
const isOpenEntry = (before: Line, line: Line): boolean =>
  EMPLOYED_AT.test(before.text) &&
  before.cells.length === 1 &&
  line.gap < 0.4 &&
  /^[\p{Lu}\d"«“„]/u.test(line.text) &&
  scoreTitle(before.text) >= 1 &&
  endsEntry(line)
const EMPLOYED_AT =
  /\s(?:at|at the|with|bei|beim|bei der|chez|presso|presso (?:la|il|lo)|bij|bij de|en la empresa|na empresa|pour le compte de)$/iu

/** A date at the end closes the entry. */
const endsEntry = ({ text }: Line): boolean =>
  findDates(text).some(({ index, length }) => /^\)?\.?$/.test(text.slice(index + length).trim()))

const isDate = ({ text }: Cell): boolean =>
  findDates(text).some(({ index, length }) => index <= 1 && length >= text.length - 2)

const opensWithDate = (line: Line | undefined): boolean =>
  line !== undefined && findDates(line.text).some(({ index, single }) => index <= 1 && !single)

function closesWithDate(run: Line[]): boolean {
  const [first] = run
  const last = run.at(-1)
  const text = last?.text ?? ''
  const isClosed = findDates(text).some(({ index, length }) =>
    /^(?:\s*\([^()]*\))?\s*\)?\.?$/.test(text.slice(index + length)),
  )
  if (first === undefined || !isClosed) return false
  const pieces = first.text.split(text.endsWith(')') ? /,|\s[–—-]\s/ : ',')
  return pieces
    .slice(0, text.endsWith(')') ? PIECES_MAX : 1)
    .some((piece) => scoreTitle(piece) >= 1)
}

/** Joins two lines and removes a hyphen that divides a word. */
function append(line: Line, more: Line): Line {
  const last = line.cells.at(-1)
  const [rest] = more.cells
  if (!last || !rest) return line
  const isCut = /\p{L}-$/u.test(last.text) && /^\p{Ll}/u.test(rest.text)
  const spans = isCut
    ? last.spans.map((span, i) =>
        i === last.spans.length - 1 ? { ...span, text: span.text.replace(/-\s*$/, '') } : span,
      )
    : last.spans
  const own = rest.spans.map((span, i) =>
    i === 0 && !isCut ? { ...span, text: ` ${span.text}` } : span,
  )
  const text = isCut ? last.text.slice(0, -1) + rest.text : `${last.text} ${rest.text}`
  const cells = [...line.cells.slice(0, -1), { ...last, text, spans: [...spans, ...own] }]
  return { ...line, cells, text: cells.map((cell) => cell.text).join(' ') }
}
