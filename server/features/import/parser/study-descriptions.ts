import { findDates } from './dates.ts'
import {
  isAbroad,
  isGuide,
  isHonours,
  isResult,
  isPrize,
  isDescriptive,
  isThesis,
  namesDegree,
  scoreSchool,
} from './degree-words.ts'
import { findLineLabel } from './field-labels.ts'
import { readHeaderWords } from './header-words.ts'
import type { Cell, FieldKind, Line } from './model.ts'
import {
  dropDate,
  continuesLine,
  holdsName,
  isBegun,
  LINE_WORDS,
  listPieces,
  NAME_WORDS,
} from './study-names.ts'
import { styleOf } from './style.ts'
import { countWords, fold, hasLetters } from './text.ts'
import { isWrapped } from './wrapped-lines.ts'

/** Lines that describe a degree, including the other lines of a sentence that begins in one. */
export function findDescriptions(lines: Line[]): Set<Line> {
  const told = new Set(lines.filter((line, at) => describes(line) || tellsAgain(lines, at)))
  for (let start = 0; start < lines.length;) {
    const run = takeRun(lines, start)
    const [first] = run
    const isNamed = first !== undefined && isBegun(first.text) && !isDescriptive(first.text)
    if (run.length > 1 && isSentence(run))
      for (const one of run.slice(isNamed ? 1 : 0)) told.add(one)
    start += run.length
  }
  return told
}

/** A line and the lines below that continue it because it was full. */
function takeRun(lines: Line[], start: number): Line[] {
  const more = lines.slice(start + 1).findIndex((line, index) => {
    const before = lines[start + index]
    return (
      before === undefined ||
      line.bullet ||
      !(isWrapped(before, line) || continuesLine(before, line))
    )
  })
  return lines.slice(start, more < 0 ? lines.length : start + 1 + more)
}

const SENTENCE_SMALL = 5
const isSentence = (run: Line[]): boolean => {
  const text = run.map((line) => line.text).join(' ')
  const small = text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0
  return (
    small >= SENTENCE_SMALL &&
    /[\p{L})]{2,}\.$/u.test(text) &&
    run.every(({ cells }) => cells.length === 1)
  )
}

/** A sentence names again the degree above it: "Master Theatre", then "Master of 300 evenings on old plays.". */
function tellsAgain(lines: Line[], at: number): boolean {
  const line = lines[at]
  const isSentence =
    line !== undefined && line.cells.length === 1 && AGAIN.test(line.text) && !line.bullet
  return (
    isSentence &&
    lines
      .slice(Math.max(0, at - NAMES_ABOVE), at)
      .some(
        (above) =>
          styleOf(above) !== styleOf(line) &&
          (namesDegree(above.text)
            ? wordOf(above) === wordOf(line)
            : namesDegree(line.text) && namesIn(above).includes(wordOf(line))),
      )
  )
}
/** A degree and what it is about in small letters, with a full stop. */
const AGAIN = /^\p{Lu}[\p{L}-]+(?: [\p{Ll}\d][^\s.]*){4,20}\.$/u
const NAMES_ABOVE = 3
/** The first words of the degrees behind a school: "Heron College – MBO Gardening". */
const namesIn = ({ text }: Line): string[] =>
  text
    .split(/[,;|–—]\s/)
    .flatMap((piece) => (namesDegree(piece) ? fold(piece.split(' ')[0] ?? '') : []))
const wordOf = ({ text }: Line): string => fold(text.split(' ')[0] ?? '')

/** A common noun alone, as a heading of schools. */
const BARE_NOUN =
  /^(?:schulen?|hochschulen?|schools?|universit(?:at|y|e|a)|universidad|colleges?|studium|escuela|scuola|ecole)$/

/** The first person: "I am …", "Bei meiner Arbeit …", "Ho frequentato …". */
const FIRST_PERSON =
  /^(?:(?:[Hh]o|[Mm]i sono|[Aa]vevo|[Ss]ono stat[oa]|[Hh]e|[Mm]e (?:he|gradué|titulé|recibí)|[Cc]ursé|[Cc]oncluí|[Ff]requentei|[Mm]e formei|[Hh]abe|[Ii]k heb|[Ii]ch habe)\s\p{Ll}|[Jj]e suis\s|[Jj]['’]\s?a(?:i|vais)\s|(?:I|We|Je|Ik|Yo|Eu|Ich|Wir)\s+\p{Ll}|I['’](?:m|ve)\s|J['’]\s?ai\s|(?:In|Bei|Während|During|Im Rahmen) (?:my|meine[rsm]?)\s|My\s+\p{Ll}|Meine[rsm]?\s+\p{L})/u

/** Whether a person tells of studies in a sentence: "From 2016 to 2018 I attended …". */
export const isToldInPerson = ({ text, bullet }: Line): boolean =>
  !bullet && FIRST_PERSON.test(toSentence(text))

/** A sentence without the period that it begins with: "Von Mai 2016 bis Juni 2018 habe ich …". */
function toSentence(text: string): string {
  const [, bare = text] = FROM.exec(text) ?? []
  return dropDate(bare)
}
const FROM =
  /^(?:from|since|in|von|seit|ab|im|de|du|depuis|en|entre|del?|desde|dal?|nel|van|vanaf|sinds|em)\s+(?=\p{L}*\s?\d|\p{L}+\s\d)(.*)$/isu

/** A line that begins with a grade: "CGPA 4.3/5; exchange at Heron School", "Second Class Upper; …". */
const GRADED =
  /^(?:(?:c?gpa|cap|wam|final mark|average)\s*:?\s*\d|(?:first|(?:upper |lower )?second|third) class\b(?! (?:certificate|diploma)))/iu

/** A stay that is told below one's studies: "Studied abroad in Rome, 2018". */
const ABROAD = /^(?:studied|spent \S{1,10}(?: \S{1,10})?) abroad\b/i

const isAside = (label: FieldKind | null): boolean => label === 'description' || label === 'grade'

/** Whether a line is a description: a sentence, a list of courses, a thesis, a prize, a grade, a heading. */
export function describes(line: Line): boolean {
  const { text, cells, bullet } = line
  const words = countWords(text)
  const isNamed = holdsName(line)
  const label = /^([\p{L}’' /&-]{3,40}):/u.exec(cells[0]?.text ?? '')?.[1]
  const isSentence =
    words > 3 && cells.length === 1 && /\s\p{Ll}/u.test(text) && /\p{Ll}{3,}\.$/u.test(text)
  return (
    isAside(findLineLabel(line)) ||
    (bullet && (isAbroad(text) || (words > NAME_WORDS && !isBegun(text)))) ||
    (isSentence && !isBegun(text) && !(isNamed && words <= NAME_WORDS)) ||
    (words > LINE_WORDS && !isNamed && cells.length === 1) ||
    cells.some((cell) => isThesis(cell.text) || isGuide(cell.text)) ||
    isToldInPerson({ ...line, bullet: false }) ||
    isSignature(line) ||
    isResult(text) ||
    GRADED.test(text) ||
    ABROAD.test(text) ||
    (label !== undefined && isHonours(label) && !namesDegree(label)) ||
    (isNamed ? beginsWithPrize(cells) : cells.some((cell) => isPrize(cell.text))) ||
    (words <= 2 && !isNamed && readHeaderWords(text)?.kind === 'education') ||
    BARE_NOUN.test(fold(text))
  )
}

/**
 * Whether a line begins with a prize: "Summer Fellowship, University of Heronsea", but not "Grant
 * High School".
 */
function beginsWithPrize(cells: Cell[]): boolean {
  const texts = cells.map(({ text }) => dropDate(text)).filter(hasLetters)
  const [piece = ''] = listPieces(texts[0] ?? '')
  const [first = ''] = piece.split(/:\s/)
  const last = first.split(' ').at(-1) ?? ''
  const isOwn =
    scoreSchool(first) === 0 && !/\b(?:awarded|thesis|dissertation|\p{L}+arbeit)\b/iu.test(first)
  // A prize with a date range is a stay.
  const isStay =
    !PRIZE.test(first) && cells.some(({ text }) => findDates(text).some(({ single }) => !single))
  const isListed = LISTED.test(first) || isPrize(isOwn ? first : last)
  return isListed && !isStay && !texts.some(namesDegree)
}
/** A name that ends with the word for a prize, whatever its years: "Heron Scholar Award (2019–2020)". */
const PRIZE = /\s(?:awards?|prizes?|medals?)(?:\s*\([^()]*\))?$/iu
/** Lists of a school's best students: "Dean's list at Heron College". */
const LISTED =
  /^(?:dean|principal|president|provost)['’]s (?:honou?rs? )?list\b|^honou?rs? roll\b/iu

/** The place and date of signing at the end: "Leeds, 3. Mai 2024", "Sonntag, 13. Juli 2025". */
const isSignature = ({ text, cells }: Line): boolean =>
  (cells.length === 1 || (cells.length === 2 && cells[0]?.text.includes(',') === true)) &&
  /^(?:\p{Lu}[\p{L}. -]{2,30},\s*)?(?:d(?:en|\.)?\s+|le\s+|il\s+|on\s+)?\d{1,2}\.?\s?(?:\d{1,2}\.|\p{L}{3,})\s?\d{4}$/u.test(
    cells[0]?.text ?? '',
  ) &&
  !namesDegree(text) &&
  scoreSchool(text) === 0
