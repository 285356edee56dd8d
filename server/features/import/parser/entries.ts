import { type Anchor, findAnchors } from './anchors.ts'
import { findDates } from './dates.ts'
import { cutAtoms } from './atoms.ts'
import type { Entry } from './entry.ts'
import { labelTables } from './field-labels.ts'
import { splitLabelled } from './labelled-entries.ts'
import type { Line } from './model.ts'
import { styleOf } from './style.ts'
import { countWords } from './text.ts'
import { isWrapped } from './wrapped-lines.ts'

/** No more lines than these name an entry before and after its date. */
const ABOVE_MAX = 4
const BELOW_MAX = 3
/** Points to the right that make a line one of the body. */
const INDENT = 4

/** The jobs of one section, in the order they are printed. */
export function splitEntries(given: Line[]): Entry[] {
  const lines = labelTables(given)
  const labelled = splitLabelled(lines)
  if (labelled) return labelled
  const anchors = findAnchors(lines)
  if (anchors.length === 0) return []
  const starts = findStarts(lines, anchors)
  const belows = countBelow(lines, anchors, starts)
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor.line
    const next = starts[index + 1] ?? lines.length
    const end = Math.min(next, anchor.line + 1 + (belows[index] ?? 0))
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

/** A sentence or a part of one, rather than a name. */
function isProse(line: Line): boolean {
  const text = line.cells[0]?.text ?? ''
  const words = countWords(text)
  return (
    text.length > 110 ||
    (words > 7 && /[.;]$/.test(text)) ||
    (/^\p{Ll}/u.test(text) && words > 1 && !/^[eia]\p{Lu}/u.test(text) && !beginsWithDate(text)) ||
    (words > 9 && !/[|·•–—@;]/.test(text) && (line.cells[0]?.right ?? 0) > line.edge * 0.9)
  )
}

/** Months are written small in many languages. */
const beginsWithDate = (text: string): boolean => findDates(text)[0]?.index === 0

/** Where each entry begins: as many lines above its date as look like those of the other entries. */
function findStarts(lines: Line[], anchors: Anchor[]): number[] {
  const usual = findUsualStyles(lines, anchors)
  const options = anchors.map((anchor, index) => {
    const floor = index === 0 ? 0 : (anchors[index - 1]?.line ?? 0) + 1
    return listOptions(lines, anchor.line, Math.min(floor, anchor.line), usual)
  })
  const totals = Array.from({ length: ABOVE_MAX + 1 }, (_, above) =>
    options.reduce((sum, option) => sum + (option[above] ?? -2), 0),
  )
  const common = totals.indexOf(Math.max(...totals))
  // The first entry begins where its section does: where that is the common case, it is the rule.
  const bonus = options[0]?.length === common + 1 ? 2 : 1
  return anchors.map((anchor, index) => {
    const scores = (options[index] ?? []).map(
      (score, above) => score + (above === common ? bonus : 0),
    )
    const start = anchor.line - Math.max(0, scores.indexOf(Math.max(...scores)))
    const [line, before] = [lines[start], lines[start - 1]]
    const isFree = start > 0 && start - 1 > (anchors[index - 1]?.line ?? -1)
    return isFree && line && before && isWrapped(before, line) ? start - 1 : start
  })
}

/** The commonest style of the lines 1, 2, … above the dates, and of the date lines (0). */
function findUsualStyles(lines: Line[], anchors: Anchor[]): string[] {
  return Array.from({ length: ABOVE_MAX + 1 }, (_, above) => {
    const counts = new Map<string, number>()
    for (const { line } of anchors) {
      const found = lines[line - above]
      if (found && !isProse(found)) counts.set(keyOf(found), (counts.get(keyOf(found)) ?? 0) + 1)
    }
    return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
  })
}

const keyOf = (line: Line): string => `${styleOf(line)}${line.bullet ? '•' : ''}`

/** The worth of beginning 0, 1, 2, … lines above the date; the list ends where a body begins. */
function listOptions(lines: Line[], date: number, floor: number, usual: string[]): number[] {
  const scores: number[] = []
  let sum = 0
  for (let above = 0; above <= ABOVE_MAX && date - above >= floor; above++) {
    const line = lines[date - above]
    if (!line || (above > 0 && !canName(line, usual[above]))) break
    if (above > 0) sum += keyOf(line) === usual[above] ? 0.4 : -0.6
    scores.push(sum + weighStart(lines, date - above))
    if (above > 0 && line.gap > 2.5) break
  }
  return scores
}

function canName(line: Line, usual: string | undefined): boolean {
  if (line.bullet) return keyOf(line) === usual && line.text.length < 70 && !/[.;]$/.test(line.text)
  return !isProse(line)
}

/** How much a line looks like the first of an entry. */
function weighStart(lines: Line[], index: number): number {
  const line = lines[index]
  const before = lines[index - 1]
  if (!line) return 0
  if (!before) return 2
  const gap = line.breaks ? 0.6 : Math.min(line.gap, 1.2)
  const afterBody = before.bullet || isProse(before) ? 0.8 : 0
  const isMore = !line.bold && before.bold && line.gap < 0.2 ? -0.5 : 0
  return gap * 1.5 + afterBody + isMore + (line.bold && !before.bold ? 0.5 : 0)
}

/** How many lines below each date still name the entry. */
function countBelow(lines: Line[], anchors: Anchor[], starts: number[]): number[] {
  const body = { style: findBodyStyle(lines), edges: findBodyEdges(lines, anchors) }
  const counts = anchors.map((anchor, index) => {
    const next = starts[index + 1] ?? lines.length
    const date = lines[anchor.line]
    const isBare = (date?.cells.length ?? 0) <= 1
    const above = anchor.line - (starts[index] ?? 0)
    let count = 0
    let sure = 0
    for (let at = anchor.line + 1; at < next && count < BELOW_MAX; at++) {
      const line = lines[at]
      const before = lines[at - 1]
      const isRest = line && before && isWrapped(before, line)
      if (!date || !line || line.bullet || (isProse(line) && !isRest) || line.gap > 0.8) break
      if (keyOf(line) === body.style && !isBare && above > 0) break
      if (
        isSentence(line) ||
        countWords(line.text) > 12 ||
        isIndented(line, date, anchor, body.edges)
      )
        break
      count++
      if (line.bold && keyOf(line) !== body.style) sure = count
    }
    return { count, sure }
  })
  const sorted = counts.map(({ count }) => count).toSorted((a, b) => a - b)
  const common = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return counts.map(({ count, sure }) => Math.max(sure, Math.min(count, common)))
}

/** Three words and a full stop that no abbreviation needs. */
const isSentence = ({ text }: Line): boolean =>
  countWords(text) > 2 &&
  /\p{Ll}{3,}\.$/u.test(text) &&
  !/\b(?:Inc|Ltd|Corp|Co|Ltda|Univ|Dept)\.$/.test(text)

/** Whether a line stands further right than the names beside or below the date, where bodies do. */
function isIndented(line: Line, date: Line, anchor: Anchor, edges: Set<number>): boolean {
  const named = date.cells.find((_, cell) => cell !== anchor.cell) ?? date.cells[0]
  const left = anchor.cell === 0 && date.cells.length > 1 ? (named?.x ?? date.x) : date.x
  return line.x > left + INDENT && edges.has(Math.round(line.x))
}

/** The left edges of sentences and of what stands two lines and more below a date. */
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

/** The style of the running text: of bullets and sentences. */
function findBodyStyle(lines: Line[]): string {
  const letters = new Map<string, number>()
  for (const line of lines)
    if (line.bullet || isProse(line)) {
      const style = styleOf(line)
      letters.set(style, (letters.get(style) ?? 0) + line.text.length)
    }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}
