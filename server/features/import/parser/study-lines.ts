import { type Anchor, findAnchors } from './anchors.ts'
import { cutAtoms } from './atoms.ts'
import {
  isHonours,
  isPrize,
  isTelling,
  isThesis,
  namesDegree,
  weighField,
  weighSchool,
} from './degree-words.ts'
import { findDates } from './dates.ts'
import { findLineLabel } from './field-labels.ts'
import type { Line } from './model.ts'
import { weighPlace } from './place-words.ts'
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
  const anchors = new Map(findAnchors(lines, true).map((anchor) => [anchor.line, anchor]))
  return lines.map((line, index) => {
    const before = lines[index - 1]
    const isRest =
      before !== undefined &&
      !namesDegree(line.text) &&
      (isWrapped(before, line) || goesOn(before, line))
    const anchor = anchors.get(index) ?? findInside(line, index)
    const isTold = tells(line)
    const atoms = isTold
      ? []
      : cutAtoms({ head: [line], anchor: anchor && { ...anchor, row: 0 }, body: [] })
    const texts = atoms
      .map(({ text }) => text)
      .filter((text) => countWords(text) <= NAME_WORDS && !/^[a-z\d.-]+\.[a-z]{2,4}$/.test(text))
    const look = `${styleOf(line)}${line.bullet ? '•' : ''}|${Math.round(line.x / 4)}`
    const school = Math.max(0, ...texts.map(weighName))
    const degree = texts.some(namesDegree) ? 1 : 0
    return {
      line,
      anchor: isTold ? null : anchor,
      school,
      degree,
      isPoint: line.bullet && !(anchor && (school > 0 || degree > 0)),
      field: Math.max(0, ...texts.map(weighField)) > 0 ? 1 : 0,
      place: Math.max(0, ...texts.map(weighPlace)),
      isTold,
      isRest,
      look,
    }
  })
}

/** A whole range beside a degree's words dates it, whatever else stands on the line. */
function findInside(line: Line, index: number): Anchor | null {
  if (countWords(line.text) > NAME_WORDS || !line.cells.some(({ text }) => namesDegree(text)))
    return null
  const found = line.cells.flatMap(({ text }, cell) =>
    findDates(text).map((range) => ({ line: index, cell, range })),
  )
  return found.find(({ range }) => !range.single && !range.open) ?? null
}

/** A faculty is less than its school; an address has a school's letters only. */
const weighName = (text: string): number => {
  const weight = namesDegree(text) || isTelling(text) ? 0 : weighSchool(text)
  return FACULTY.test(fold(text)) ? weight * 0.6 : weight
}

/** A sentence, a list of courses, a thesis, a prize, a grade. */
function tells(line: Line): boolean {
  const { text, cells, bullet } = line
  const first = cells[0]?.text ?? ''
  const words = countWords(text)
  const label = /^([\p{L}’' /&-]{3,40}):/u.exec(first)?.[1]
  const isNamed = cells.some((cell) => weighSchool(cell.text) > 0 || namesDegree(cell.text))
  const isSentence = words > 3 && cells.length === 1 && /\p{Ll}{3,}\.$/u.test(text)
  return (
    findLineLabel(line) === 'told' ||
    (bullet && words > NAME_WORDS) ||
    (isSentence && !(isNamed && words <= NAME_WORDS) && !namesDegree(first)) ||
    (words > LINE_WORDS && cells.length === 1) ||
    cells.some((cell) => isThesis(cell.text)) ||
    (label !== undefined && isHonours(label) && !namesDegree(label)) ||
    (!isNamed && cells.some((cell) => isPrize(cell.text)))
  )
}

const goesOn = (before: Line, line: Line): boolean =>
  !line.bullet && line.gap < 0.5 && /^\p{Ll}{2,}/u.test(line.text) && !/[.:]$/.test(before.text)
