import { type Anchor, findAnchors } from './anchors.ts'
import { findDates } from './dates.ts'
import type { Entry } from './entry.ts'
import { findLineLabel } from './field-labels.ts'
import type { FieldKind, Line } from './model.ts'
import { holdsTitleNoun } from './title-words.ts'

const NAMING: (FieldKind | null)[] = ['company', 'title', 'date', 'school', 'degree']
const LABELS_MIN = 3

/**
 * Splits a section that is filled in like a form ("Company: …", "Designation: …", "Duration: …"):
 * an entry begins wherever its first label is repeated. Null for any other section.
 */
export function splitLabelled(lines: Line[]): Entry[] | null {
  const kinds = lines.map(findLineLabel)
  const naming = kinds.filter((kind) => NAMING.includes(kind))
  const first = kinds.findIndex((kind) => NAMING.includes(kind))
  if (naming.length < LABELS_MIN || new Set(naming).size < 2 || first > 2) return null
  const starts = findStarts(kinds, first)
  // An unlabelled name may precede each block.
  const areBullets = lines.every(({ bullet }) => bullet)
  const isLed = starts.every((start) => start > 0 && isLead(lines[start - 1], areBullets))
  const firsts = isLed ? starts.map((start) => start - 1) : starts
  return firsts.map((start, index) =>
    readBlock(lines.slice(start, firsts[index + 1] ?? lines.length), isLed),
  )
}

/**
 * The lines that begin an entry: those with the first label, or with any name that the entry already
 * has if some entry would have two of them and another one none.
 */
function findStarts(kinds: (FieldKind | null)[], first: number): number[] {
  const starts = kinds.flatMap((kind, index) => (kind === kinds[first] ? [index] : []))
  const counts = starts.map(
    (start, at) => kinds.slice(start, starts[at + 1]).filter((kind) => kind === 'school').length,
  )
  const isStudy = kinds[first] !== 'company' && kinds[first] !== 'title'
  if (!isStudy || !counts.includes(0) || Math.max(...counts) < 2) return starts
  const seen = new Set<FieldKind>()
  return kinds.flatMap((kind, index) => {
    if (index < first || (kind !== 'school' && kind !== 'degree')) return []
    const isNew = seen.size === 0 || seen.has(kind)
    if (isNew) seen.clear()
    seen.add(kind)
    return isNew ? [index] : []
  })
}

const isLead = (line: Line | undefined, areBullets: boolean): boolean =>
  line !== undefined &&
  line.bullet === areBullets &&
  findLineLabel(line) === null &&
  line.text.length < 90

function readBlock(lines: Line[], isLed: boolean): Entry {
  // Under a title, "Função: …" is a description.
  const isTitled = isLed && holdsTitleNoun(lines[0]?.text ?? '')
  const isDated = lines.some((line) => findLineLabel(line) === 'date')
  const head = lines.filter((line, index) => {
    const kind = findLineLabel(line)
    if (!isDated && kind === null && isDate(line)) return true
    const isName =
      kind !== null && kind !== 'description' && kind !== 'grade' && !(isTitled && kind === 'title')
    return isName || (isLed && index === 0)
  })
  const anchor = findAnchors(head)[0] ?? findLabelled(head)
  const body = lines.filter((line) => !head.includes(line))
  return {
    head,
    anchor: anchor ? { ...anchor, row: anchor.line } : null,
    body: body.map(dropLabel),
  }
}

/** A range alone behind any label: "Served: 2016 – 2019". */
function isDate({ text }: Line): boolean {
  const [, value = ''] = /^[^:\d]{2,40}:\s*(\S.*)$/u.exec(text) ?? []
  const [range] = findDates(value)
  return range?.single === false && range.index === 0 && range.length >= value.length - 1
}

/** A date behind a date label counts, whatever words are around it. */
function findLabelled(head: Line[]): Anchor | null {
  const line = head.findIndex((one) => findLineLabel(one) === 'date')
  const cells = head[line]?.cells ?? []
  const cell = cells.findIndex(({ text }) => findDates(text).length > 0)
  const [range] = findDates(cells[cell]?.text ?? '')
  return range ? { line, cell, range } : null
}

/** Removes the label: "Duties: kept the books". */
function dropLabel(line: Line): Line {
  if (findLineLabel(line) === null) return line
  const [first, ...rest] = line.cells
  if (rest.length > 0) return { ...line, cells: rest, text: rest.map(({ text }) => text).join(' ') }
  return { ...line, text: first?.text.replace(/^[^:]*:\s*/, '') ?? '' }
}
