import { type Anchor, findAnchors } from './anchors.ts'
import { cutAtoms } from './atoms.ts'
import { isBegunSchool } from './begun-school.ts'
import { isDatedAward, isFoundation, namesDegree, splitDegree, scoreField } from './degree-words.ts'
import { type DateRange, findDates } from './dates.ts'
import { findLineLabel } from './field-labels.ts'
import { withCells } from './lines.ts'
import type { Line } from './model.ts'
import { scorePlace } from './place-words.ts'
import { isKnownBesideDegree } from './place-of-study.ts'
import { splitSchool } from './split-school.ts'
import { joinSchools } from './whole-names.ts'
import {
  continuesLine,
  dropDate,
  holdsName,
  isBegun,
  isName,
  LINE_WORDS,
  listPieces,
  NAME_WORDS,
  scoreName,
} from './study-names.ts'
import { styleOf } from './style.ts'
import { countWords, fold } from './text.ts'
import { findDescriptions, describes } from './study-descriptions.ts'
import { isWrapped } from './wrapped-lines.ts'

/** Scores of a line in an education section: 0 without a school or degree, about 1 with one. */
export type StudyLine = {
  line: Line
  anchor: Anchor | null
  school: number
  degree: number
  field: number
  place: number
  /** The number of cells that are neither its date nor a place. */
  cells: number
  /**
   * Whether it describes a degree (a sentence, a list behind a label, a thesis, a prize) rather
   * than naming it.
   */
  isDescription: boolean
  /** Whether it continues the line above. */
  isRest: boolean
  /** Whether it is a bullet of a description; a bullet with a date and a name counts as a line. */
  isPoint: boolean
  /** Font style, bullet and left edge, which the first lines of a section's entries share. */
  look: string
}

/** Scores every line by its own words, independently of the entries. */
export function scoreLines(lines: Line[]): StudyLine[] {
  // A bullet with a name is treated as a plain line.
  const plain = lines.map((line) => (isNaming(line) ? { ...line, bullet: false } : line))
  const anchors = new Map(findAnchors(plain, true).map((anchor) => [anchor.line, anchor]))
  const told = findDescriptions(lines)
  // In a list of degrees, one without a date is none of a description's points.
  const isListed = lines[0]?.bullet === true
  return lines.map((line, index) => {
    const before = lines[index - 1]
    const anchor = anchors.get(index) ?? findInside(line, index)
    const isRest =
      (before !== undefined &&
        (repeatsDegree(before, line) ||
          isDatedAward(line.text) ||
          isEarned(line.text) ||
          isGraduation(line.text) ||
          ENDED_WITH.test(line.text))) ||
      (before !== undefined &&
        anchor === null &&
        !namesDegree(line.text) &&
        (isWrapped(before, line) ||
          continuesLine(before, line) ||
          isAside(line.text) ||
          isNameOfSchool(before, line) ||
          (OPEN_END.test(before.text) && line.gap < 0.5 && !line.bullet)))
    const isDescription = told.has(line)
    const entry = { head: [line], anchor: anchor && { ...anchor, row: 0 }, body: [] }
    const atoms = isDescription ? [] : splitSchool(joinSchools(cutAtoms(entry)))
    const texts = atoms
      .map(({ text }) => text)
      .filter((text) => isShortName(text) && !/^[a-z\d.-]+\.[a-z]{2,4}$/.test(text))
    // A column of dates in the left margin need not be left-aligned.
    const left = anchor?.cell === 0 ? (line.cells[1]?.x ?? line.x) : line.x
    const look = `${styleOf(line)}${line.bullet ? '•' : ''}|${Math.round(left / 4)}`
    const isLed = atoms.some((atom) => atom.hint === 'school' || isKnownBesideDegree(atom, atoms))
    const school = Math.max(isLed ? LED : 0, ...texts.map(scoreName))
    const degree = texts.some(namesDegree) ? 1 : 0
    return {
      line,
      anchor: isDescription ? null : anchor,
      school,
      degree,
      isPoint:
        line.bullet &&
        !(anchor ? school > 0 || degree > 0 : isListed && school > 0.7 && degree > 0) &&
        !isMajor(line),
      field: isMajor(line) || texts.some(holdsField) ? 1 : 0,
      place: Math.max(0, ...texts.map(scorePlace)),
      cells: line.cells.filter((cell, at) => at !== anchor?.cell && scorePlace(cell.text) < 0.6)
        .length,
      isDescription,
      isRest,
      look,
    }
  })
}

/** Few enough words for a name; those of foundations for schools are long. */
const isShortName = (text: string): boolean =>
  countWords(text) <= (isFoundation(text) ? LINE_WORDS : NAME_WORDS)

/** The score of a school that only what is before it tells: "Matric from P.S.E.B.", "Licenciatura em Letras – UEGA". */
const LED = 0.8

const isNaming = ({ text, cells }: Line): boolean =>
  (countWords(text) <= LINE_WORDS && cells.some((cell) => isBegun(cell.text))) ||
  (countWords(text) <= NAME_WORDS && cells.some((cell) => isName(cell.text)))

const isMajor = (line: Line): boolean =>
  findLineLabel(line) === 'field' || /^major(?:ing|ed)? in\b/i.test(line.text)

const holdsField = (text: string): boolean =>
  namesDegree(text) ? splitDegree(text)?.field !== null : scoreField(text) > 0

/** Separates a range from the sentence beside it, because it dates the whole entry. */
export const separateDates = (lines: Line[]): Line[] =>
  lines.flatMap((line) => {
    const dates = line.cells.filter(({ text }) => isRange(text))
    const rest = line.cells.filter((cell) => !dates.includes(cell))
    if (dates.length !== 1 || rest.length === 0) return [line]
    const told = { ...line, cells: rest, text: rest.map(({ text }) => text).join(' ') }
    const date = { ...line, cells: dates, text: dates[0]?.text ?? '', bullet: false }
    return describes(told) && !holdsName(told) ? [date, told] : [line]
  })

/** Separates dated degrees on one line: "M.B.A., Heron School, 2011; B.S. Physics, Otter College, 2002". */
export function separateDegrees(line: Line): Line[] {
  const [cell, more] = line.cells
  const parts = cell?.text.split(/;\s+/) ?? []
  const areDegrees = parts.every((part) => isBegun(part) && findDates(part).length > 0)
  if (!cell || more || parts.length < 2 || !areDegrees) return [line]
  const spans = cell.spans.slice(0, 1)
  return parts.map((text) =>
    withCells(line, [{ ...cell, text, spans: spans.map((span) => ({ ...span, text })) }]),
  )
}

function isRange(text: string): boolean {
  const [range] = findDates(text)
  return range !== undefined && !range.single && range.length > text.length - 3
}

/**
 * The date of a line with a degree: a range anywhere in the line, or a single year at either end.
 */
function findInside(line: Line, index: number): Anchor | null {
  if (countWords(line.text) > LINE_WORDS || !holdsName(line)) return null
  const found = line.cells.flatMap(({ text }, cell) =>
    findDates(text).map((range) => ({ line: index, cell, range, isOuter: isOuter(text, range) })),
  )
  const range = found.find((one) => !one.range.single && !one.range.open)
  const date = range ?? found.find((one) => one.isOuter)
  return date ? { line: index, cell: date.cell, range: date.range } : null
}

/** Words before the year in which a degree was earned: "… in 2013 with 68%". */
const YEAR_LEAD =
  /(?:^|[\s,('’])(?:in|im|en|em|nel|år|an[oñ]o|anno|année|jaar|year|passed|completed|graduated|left|obtained|conclu\p{L}+|egres(?:ad[oa]|o|ó|é)|obtenue?|conseguit[oa]|obtenid[oa]|obtid[oa]|ottenut[oa]|behaald|abgeschlossen|abgelegt)[\s:]+(?:in |im |en |em |nel |il |el |le |am |op )?$/iu

const isOuter = (text: string, { index, length }: DateRange): boolean =>
  index === 0 ||
  YEAR_LEAD.test(text.slice(0, index)) ||
  isYearOf(text.slice(0, index), text.slice(index + length)) ||
  !/[\p{L}\d]/u.test(text.slice(index + length)) ||
  (/[,.]\s$/.test(text.slice(0, index)) && /^[.;,]\s/.test(text.slice(index + length))) ||
  (text[index - 1] === '(' && text[index + length] === ')')

/** "Leaving Cert 1999, Otter College": a year directly behind a degree or a school. */
const isYearOf = (before: string, after: string): boolean =>
  /^[^,;|]+\s$/.test(before) &&
  (/^\s?[,;|–]/.test(after) || (/^\s\p{Lu}/u.test(after) && namesDegree(before))) &&
  (splitDegree(before)?.field === null || isName(before.trim()))

/** What the studies above ended with: "2006 – 2010, bachelor behaald". */
const isEarned = (text: string): boolean => {
  const [, degree = ''] = EARNED.exec(dropDate(text).replace(ENDS_IN_DATE, '')) ?? []
  return namesDegree(degree) && splitDegree(degree)?.field === null
}
/** The date after it: "HBO Bachelor, behaald in juli 2014". */
const ENDS_IN_DATE =
  /\s(?:(?:in|im|am|en|em|nel|el|le|op|on|:)\s)?(?:\d{1,2}\.?\s)?(?:(?:\p{L}{3,10}\.?\s(?:d[ei]\s)?)|\d{1,2}[/.])?\d{4}$/u
const EARNED =
  /^([^,;]+?)[\s,:(]+(?:obtained|awarded|achieved|earned|gained|behaald|gehaald|erworben|erlangt|bestanden|abgeschlossen|obtenue?|validée?|obtenid[oa]|obtid[oa]|concluíd[oa]|conseguit[oa]|ottenut[oa])\)?\.?$/iu

/** A word for having graduated from the school above, alone beside its date: "May 1997 – Graduated". */
const isGraduation = (text: string): boolean =>
  /^(?:graduated|completed|abgeschlossen|bestanden|diplômée?|graduad[oa]|titulad[oa]|egresad[oa]|concluíd[oa]|formad[oa]|diplomat[oa]|laureat[oa]|afgestudeerd|afgerond|geslaagd)\.?(?:$|\s*[(,;])/iu.test(
    dropDate(text),
  )

/** Whether a line names the bare degree above again, with its field: "Laurea", then "Corso di laurea in Fisica". */
function repeatsDegree(before: Line, line: Line): boolean {
  const above = before.cells.map(({ text }) => text).find(namesDegree) ?? ''
  const [first = ''] = listPieces(line.text)
  const own = namesDegree(first) ? splitDegree(first) : null
  return (
    above !== '' &&
    findDates(before.text).length > 0 &&
    findDates(line.text).length === 0 &&
    splitDegree(above)?.field === null &&
    own?.field != null &&
    fold(own.degree).includes(fold(above))
  )
}

/** The label of what the studies above ended with: "Abschluss: Diplom", "Título obtenido: Técnico". */
const ENDED_WITH =
  /^(?:(?:(?:erworben|erreicht|erlangt|angestrebt|voraussichtlich|höchst)er )?abschlu(?:ss|ß)|diplôme (?:obtenu|préparé|visé)|titre obtenu|título (?:obtenido|obtido)|titolo (?:conseguito|ottenuto)|(?:degree|qualification) (?:obtained|awarded)|behaald diploma|diploma behaald)\s*:\s+\S/iu

/** Whether a line holds the own name of the school whose noun ends the line above. */
const isNameOfSchool = (before: Line, line: Line): boolean =>
  !line.bullet &&
  !line.breaks &&
  before.cells.length === 1 &&
  line.cells.length === 1 &&
  isBegunSchool(before.text, line.text)

/** Words at the end of a line that continues below. */
const OPEN_END = /\s(?:and|of|for|und|der|für|et|de|des|y|del|e|di|van|voor|&)$/iu

/** Whether a text is wholly in parentheses. */
const isAside = (text: string): boolean => /^\([^()]*\)$/.test(text)
