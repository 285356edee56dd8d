import { type Anchor, findAnchors } from './anchors.ts'
import { cutAtoms } from './atoms.ts'
import {
  isHonours,
  isPrize,
  isAbroad,
  isTelling,
  isThesis,
  namesDegree,
  splitDegree,
  weighField,
  weighSchool,
} from './degree-words.ts'
import { type DateRange, findDates } from './dates.ts'
import { findLineLabel } from './field-labels.ts'
import { readHeaderWords } from './header-words.ts'
import type { Line } from './model.ts'
import { weighPlace } from './place-words.ts'
import { splitSchool } from './split-school.ts'
import { styleOf } from './style.ts'
import { countWords, fold } from './text.ts'
import { isWrapped } from './wrapped-lines.ts'

/** What one line of a section on studies holds; 0 where it holds none, about 1 where it does. */
export type StudyLine = {
  line: Line
  anchor: Anchor | null
  school: number
  degree: number
  field: number
  place: number
  /** Cells that are neither its date nor a place. */
  cells: number
  /** It tells of a study (a sentence, a label's list, a thesis, a prize) rather than naming it. */
  isTold: boolean
  /** It goes on the line above. */
  isRest: boolean
  /** One of a list that tells of a study; with a date and a name a bullet is as good as a line. */
  isPoint: boolean
  /** Face, bullet and left edge: what the first lines of a section's entries share. */
  look: string
}

const NAME_WORDS = 14
const LINE_WORDS = 22
const FACULTY =
  /^(?:faculty|school|department|college|dept|fakultat|faculte|facultad|escuela|departamento|fachbereich|institut) (?:of|fur|de|d|des)\b|\b(?:faculty|fakultat|department)$/

/** Every line judged by its own words, before anything is known of the entries. */
export function judgeLines(lines: Line[]): StudyLine[] {
  // A bullet that names a study is dated as a line is.
  const plain = lines.map((line) => (isNaming(line) ? { ...line, bullet: false } : line))
  const anchors = new Map(findAnchors(plain, true).map((anchor) => [anchor.line, anchor]))
  return lines.map((line, index) => {
    const before = lines[index - 1]
    const anchor = anchors.get(index) ?? findInside(line, index)
    const isRest =
      before !== undefined &&
      anchor === null &&
      !namesDegree(line.text) &&
      (isWrapped(before, line) || goesOn(before, line))
    const isTold = tells(line)
    const entry = { head: [line], anchor: anchor && { ...anchor, row: 0 }, body: [] }
    const atoms = isTold ? [] : splitSchool(cutAtoms(entry))
    const texts = atoms
      .map(({ text }) => text)
      .filter((text) => countWords(text) <= NAME_WORDS && !/^[a-z\d.-]+\.[a-z]{2,4}$/.test(text))
    // A column of dates in the left margin need not be flush.
    const left = anchor?.cell === 0 ? (line.cells[1]?.x ?? line.x) : line.x
    const look = `${styleOf(line)}${line.bullet ? '•' : ''}|${Math.round(left / 4)}`
    const school = Math.max(0, ...texts.map(weighName))
    const degree = texts.some(namesDegree) ? 1 : 0
    return {
      line,
      anchor: isTold ? null : anchor,
      school,
      degree,
      isPoint: line.bullet && !(anchor && (school > 0 || degree > 0)) && !isMajor(line),
      field: isMajor(line) || texts.some(holdsField) ? 1 : 0,
      place: Math.max(0, ...texts.map(weighPlace)),
      cells: line.cells.filter((cell, at) => at !== anchor?.cell && weighPlace(cell.text) < 0.6)
        .length,
      isTold,
      isRest,
      look,
    }
  })
}

const isNaming = ({ text, cells }: Line): boolean =>
  (countWords(text) <= LINE_WORDS && cells.some((cell) => isBegun(cell.text))) ||
  (countWords(text) <= NAME_WORDS && cells.some((cell) => isName(cell.text)))

const isMajor = (line: Line): boolean =>
  findLineLabel(line) === 'field' || /^major(?:ing|ed)? in\b/i.test(line.text)

const holdsField = (text: string): boolean =>
  namesDegree(text) ? splitDegree(text)?.field !== null : weighField(text) > 0

/** A range beside a sentence dates the whole entry, not the sentence. */
export const partDates = (lines: Line[]): Line[] =>
  lines.flatMap((line) => {
    const dates = line.cells.filter(({ text }) => isRange(text))
    const rest = line.cells.filter((cell) => !dates.includes(cell))
    if (dates.length !== 1 || rest.length === 0) return [line]
    const told = { ...line, cells: rest, text: rest.map(({ text }) => text).join(' ') }
    const date = { ...line, cells: dates, text: dates[0]?.text ?? '', bullet: false }
    return tells(told) && !holdsName(told) ? [date, told] : [line]
  })

function isRange(text: string): boolean {
  const [range] = findDates(text)
  return range !== undefined && !range.single && range.length > text.length - 3
}

/** A whole range beside a degree's words dates it, whatever else stands on the line; so does a first or last year. */
function findInside(line: Line, index: number): Anchor | null {
  if (countWords(line.text) > LINE_WORDS || !line.cells.some(({ text }) => isBegun(text)))
    return null
  const found = line.cells.flatMap(({ text }, cell) =>
    findDates(text).map((range) => ({ line: index, cell, range, isOuter: isOuter(text, range) })),
  )
  const range = found.find((one) => !one.range.single && !one.range.open)
  const date = range ?? found.find((one) => one.isOuter)
  return date ? { line: index, cell: date.cell, range: date.range } : null
}

const isOuter = (text: string, { index, length }: DateRange): boolean =>
  index === 0 ||
  !/[\p{L}\d]/u.test(text.slice(index + length)) ||
  (text[index - 1] === '(' && text[index + length] === ')')

/** A faculty is less than its school; an address has a school's letters only. */
const weighName = (text: string): number => {
  const weight = namesDegree(text) || isTelling(text) ? 0 : weighSchool(text)
  return FACULTY.test(fold(text)) ? weight * 0.6 : weight
}

/** A sentence, a list of courses, a thesis, a prize, a grade, a heading. */
function tells(line: Line): boolean {
  const { text, cells, bullet } = line
  const words = countWords(text)
  const isNamed = holdsName(line)
  const label = /^([\p{L}’' /&-]{3,40}):/u.exec(cells[0]?.text ?? '')?.[1]
  const isSentence = words > 3 && cells.length === 1 && /\p{Ll}{3,}\.$/u.test(text)
  return (
    findLineLabel(line) === 'told' ||
    (bullet && (isAbroad(text) || (words > NAME_WORDS && !isBegun(text)))) ||
    (isSentence && !isBegun(text) && !(isNamed && words <= NAME_WORDS)) ||
    (words > LINE_WORDS && !isNamed && cells.length === 1) ||
    cells.some((cell) => isThesis(cell.text)) ||
    (label !== undefined && isHonours(label) && !namesDegree(label)) ||
    (!isNamed && cells.some((cell) => isPrize(cell.text))) ||
    (words <= 2 && !isNamed && readHeaderWords(text)?.kind === 'education')
  )
}

/** Whether a school or a degree is among the first things said. */
const holdsName = ({ cells }: Line): boolean =>
  cells.some(({ text }) => listPieces(text).slice(0, 3).some(isName))

const listPieces = (text: string): string[] => text.split(/[,;|–]\s|\.\s(?=\p{Lu})/u)

/** Whether a text begins with a school or a degree, or with a date and then one. */
const isBegun = (text: string): boolean => isName(listPieces(dropDate(text))[0] ?? '')

function dropDate(text: string): string {
  const [range] = findDates(text)
  return range?.index === 0 ? text.slice(range.length).replace(/^[\s:–|,.-]+/, '') : text
}

const isName = (text: string): boolean =>
  countWords(text) <= NAME_WORDS && (namesDegree(text) || weighName(text) > 0)

const goesOn = (before: Line, line: Line): boolean =>
  !line.bullet && line.gap < 0.5 && /^\p{Ll}{2,}/u.test(line.text) && !/[.:]$/.test(before.text)
