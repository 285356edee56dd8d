import { ENDING_DURATION, SHORTENED } from './anchors.ts'
import type { Entry } from './entry.ts'
import { withCells } from './lines.ts'
import type { Line, Span } from './model.ts'
import { isProse, isSentence } from './prose.ts'
import { joinSpans } from './segments.ts'
import { keyOf, styleOf } from './style.ts'
import { cutText } from './text-cuts.ts'
import { countWords } from './text.ts'
import { scoreTitle } from './title-words.ts'

const NAME_WORDS = 10
const NAME_LENGTH = 80
/** The maximum length (in characters) of a position and its employer on one line. */
const NAMES_LENGTH = 110
const SEARCHED_LENGTH = 160
/** Lines of one kind begin within this distance (in points). */
const FLUSH = 4
/** Blank space (in lines) that separates two entries. */
const APART = 0.2

/**
 * Jobs of a section without dates: each is set apart from the text above and has a position and a
 * name on its first one or two lines. Weaker evidence is not accepted without a date.
 */
export function splitUndated(given: Line[], hasEmployer = false): Entry[] {
  const lines = given.map(dropDuration)
  if (lines.every(isWhole)) return lines.map((line) => ({ head: [line], anchor: null, body: [] }))
  const opening = lines.flatMap((_, index) => (opens(lines, index) ? [index] : []))
  const alone = opening.length === 0 ? findTitles(lines, hasEmployer) : []
  const starts = alone.length > 0 ? alone : opening
  return starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1] ?? lines.length)
    const [first] = own
    if (first && alone.length > 0)
      return { head: [asTitle(first)], anchor: null, body: own.slice(1) }
    const names = holdsBoth(...listTexts(first)) ? 1 : 2
    return { head: own.slice(0, names), anchor: null, body: own.slice(names) }
  })
}

/**
 * Jobs without a date among dated ones, which were taken for the description of the one above. All
 * lines that are set like the dated heads must name a position, and most of them another name.
 */
export function splitUndatedBodies(entries: Entry[]): Entry[] {
  // What is told below a dated line in another font style may have been taken for a part of its head.
  const heads = entries.flatMap(({ head: [first, more], anchor }) =>
    first && (!more || (anchor?.row === 0 && keyOf(more) !== keyOf(first))) ? [first] : [],
  )
  const isAlike = (line: Line): boolean =>
    heads.some((head) => keyOf(head) === keyOf(line) && Math.abs(head.x - line.x) < FLUSH)
  const alike = new Set(entries.flatMap(({ body }) => body.filter(isAlike)))
  const whole = [...alike].filter(isUndated).length
  const areHeads = whole * 2 >= alike.size && [...alike].every(mayHead)
  const isListed = heads.length * 2 >= entries.length && areHeads
  return isListed ? entries.flatMap((entry) => splitBody(entry, alike)) : entries
}

/**
 * Jobs without a date among dated ones whose heads are two lines in two font styles: a position in
 * bold above its employer in italics. `above`: the lines before the first dated entry.
 */
export function splitUndatedPairs(entries: Entry[], above: Line[]): Entry[] {
  const heads = entries.flatMap(({ head: [first, second, more] }) =>
    first && second && !more ? [pairOf(first, second)] : [],
  )
  const [key = ''] = heads
  const isRule = heads.length > 1 && heads.length === entries.length && new Set(heads).size === 1
  const lead: Entry = { head: [], anchor: null, body: above }
  const all = [lead, ...entries]
  if (!isRule || !all.every(({ body }) => areWholePairs(body, key))) return entries
  return all.flatMap((entry) => {
    const starts = new Set(entry.body.filter((_, at, body) => opensPair(body, at, key)))
    const parts = splitBody(entry, starts, 2)
    return entry === lead ? parts.slice(1) : parts
  })
}

const pairOf = (first: Line, second: Line): string => `${keyOf(first)}\n${keyOf(second)}`

function opensPair(lines: Line[], at: number, key: string): boolean {
  const [first, second] = [lines[at], lines[at + 1]]
  return (
    first !== undefined &&
    second !== undefined &&
    keyOf(first) !== keyOf(second) &&
    pairOf(first, second) === key &&
    isName(first) &&
    isName(second)
  )
}

/** Whether nothing but the heads of jobs is set like heads: each has a position, and text below. */
const areWholePairs = (lines: Line[], key: string): boolean =>
  lines.every((line, at) => {
    const [first = '', second = ''] = key.split('\n')
    if (keyOf(line) === second) return at > 0 && opensPair(lines, at - 1, key)
    if (keyOf(line) !== first) return true
    const isNamed = isTitled(line) || isTitled(lines[at + 1])
    return opensPair(lines, at, key) && isNamed && lines[at + 2] !== undefined
  })

const mayHead = (line: Line): boolean => isTitled(line) && isName({ ...line, bullet: false })

const isUndated = (line: Line): boolean => isWhole(dropDuration(line))

function splitBody(entry: Entry, heads: Set<Line>, size = 1): Entry[] {
  const starts = entry.body.flatMap((line, index) => (heads.has(line) ? [index] : []))
  const parts = starts.map((start, index): Entry => {
    const own = entry.body.slice(start, starts[index + 1])
    const head = own.slice(0, size).map((line) => ({ ...dropDuration(line), bullet: false }))
    return { head, anchor: null, body: own.slice(size) }
  })
  return [{ ...entry, body: entry.body.slice(0, starts[0]) }, ...parts]
}

/**
 * Positions alone in the font style of the section's first line, each with text in another one
 * below. Without an employer, there must be several and no other line in that style.
 */
function findTitles(lines: Line[], hasEmployer: boolean): number[] {
  const [first] = lines
  const alike = lines.flatMap((line, i) => (first && keyOf(line) === keyOf(first) ? [i] : []))
  const isHeading = (index: number): boolean => {
    const [line, next] = [lines[index], lines[index + 1]]
    return line !== undefined && next !== undefined && isName(line) && keyOf(line) !== keyOf(next)
  }
  const titled = alike.filter((index) => isTitled(lines[index]))
  const isMostly = titled.length >= alike.length * (hasEmployer ? 0.5 : 1)
  return alike.length > (hasEmployer ? 0 : 1) && isMostly && alike.every(isHeading) ? alike : []
}

const asTitle = (line: Line): Line => ({
  ...line,
  cells: line.cells.map((cell) => ({ ...cell, label: 'title' })),
})

/** A list of positions with their employers, one per line. */
const isWhole = (line: Line): boolean =>
  isName({ ...line, bullet: false }) && holdsBoth(...listTexts(line))

/** Removes a duration: "Clerk – Plover Bank (2 years)". */
function dropDuration(line: Line): Line {
  const cells = line.cells.map((cell) => ({ ...cell, spans: cutDuration(cell.spans) }))
  const bare = cells.map((cell) => ({ ...cell, text: joinSpans(cell.spans) }))
  return withCells(
    line,
    bare.filter(({ text }) => text !== ''),
  )
}

/** Removes a final duration; longer texts are not names and would be slow to search. */
function cutDuration(spans: Span[]): Span[] {
  const before = spans.slice(0, -1)
  const last = spans.at(-1)
  if (!last || last.text.length > SEARCHED_LENGTH) return spans
  const [, text = last.text] = ENDING_DURATION.exec(last.text) ?? []
  return text.trim() ? [...before, { ...last, text }] : before
}

function opens(lines: Line[], index: number): boolean {
  const [line, next, before] = [lines[index], lines[index + 1], lines[index - 1]]
  if (
    !line ||
    !isName(line) ||
    (before && !isApart(line, before) && !isListedHeading(lines, index))
  )
    return false
  // Lines of a list have equal distances.
  if (next && before && line.gap < next.gap + 0.1 && styleOf(line) === styleOf(next)) return false
  if (holdsBoth(...listTexts(line))) return true
  return (
    next !== undefined && isName(next) && next.gap < APART * 4 && isTitled(line) !== isTitled(next)
  )
}

const isApart = (line: Line, before: Line): boolean =>
  (line.gap >= APART || styleOf(line) !== styleOf(before)) &&
  (before.bullet || isProse(before) || isSentence(before) || line.gap >= APART * 2)

/** Whether a line is one of several headings, each with text below. */
const isListedHeading = (lines: Line[], index: number): boolean =>
  isHeading(lines, index) && lines.filter((_, at) => isHeading(lines, at)).length > 1

const isHeading = (lines: Line[], index: number): boolean =>
  lines[index] !== undefined && lines[index].heading !== null && lines[index + 1]?.heading === null

const isName = (line: Line): boolean =>
  !line.bullet &&
  !isProse(line) &&
  !isSentence(line) &&
  (!/[.:;]$/.test(line.text) || SHORTENED.test(line.text)) &&
  /^\p{Lu}/u.test(line.text) &&
  (holdsBoth(...listTexts(line))
    ? line.text.length < NAMES_LENGTH
    : line.text.length < NAME_LENGTH && countWords(line.text) <= NAME_WORDS)

const listTexts = (line: Line | undefined): string[] => line?.cells.map(({ text }) => text) ?? []

const isTitled = (line: Line | undefined): boolean => scoreTitle(line?.text ?? '') >= 1

/** Whether texts hold a position and another name: "Clerk – Plover Bank". */
export function holdsBoth(...texts: string[]): boolean {
  const parts = texts.flatMap((text) => cutText(text)).map(({ text }) => text)
  const titled = parts.filter((text) => scoreTitle(text) >= 1).length
  return titled > 0 && titled < parts.length
}
