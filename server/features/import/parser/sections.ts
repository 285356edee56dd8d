import { findDates } from './dates.ts'
import {
  dropRemark,
  dropYears,
  isAside,
  readHeaderWords,
  type SectionKind,
} from './header-words.ts'
import { dropEntryLabels } from './entry-labels.ts'
import { withCells } from './lines.ts'
import { namesDegree, splitDegree, scoreDegree, scoreField, scoreSchool } from './degree-words.ts'
import type { Line } from './model.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { dropRepeated, stepThrough } from './section-levels.ts'
import { partSideHeaders } from './side-headers.ts'
import { listPieces } from './study-names.ts'
import { dropCaps, findBodySize, isMostlyBold, styleOf } from './style.ts'
import { joinSpacedLetters, countWords, fold, hasLetters, median } from './text.ts'
import { holdsTitleNoun } from './title-words.ts'
import { holdsBoth } from './undated-entries.ts'

/**
 * A section of the document. Kind `unknown`: its header is not a known one. `head`: the lines
 * before the first header.
 */
export type Section = {
  kind: SectionKind | 'unknown' | 'head'
  header: Line | null
  lines: Line[]
}

type Candidate = { line: Line; kind: SectionKind | null; score: number; exact: boolean }

/** The minimum score of a header. */
const ENOUGH = 3
const PLAIN = 2.5
const SAME_STYLE_MIN = 2
const FLUSH = 4
/** This much blank space (in lines) sets off a header in any font style. */
const FAR = 2
const OTHERS_SHARE = 0.34
/**
 * A font style this much larger than the text, used by at most this many lines, is a header's even
 * if only one header in it is known.
 */
const LARGE = 1.08
const ALONE_MAX = 6
/** An entry's date is within this many lines of its first, and no blank space (in lines) is between. */
const DATE_REACH = 3
const APART = 0.45

/** Splits the document at its headers; the lines before the first are `head`. */
export function splitSections(given: Line[]): Section[] {
  const lines = partSideHeaders(given.map(joinTwins))
  const steps = stepThrough(lines, dropRepeated(lines, findHeaders(lines)))
  const sections: Section[] = [{ kind: 'head', header: null, lines: [] }]
  const opened = new Map<Line, Section>()
  let open = sections[0]
  lines.forEach((line, index) => {
    const step = steps[index]
    if (step?.does === 'open') {
      open = { kind: step.kind, header: line, lines: [] }
      sections.push(open)
      opened.set(line, open)
      return
    }
    if (step?.does === 'resume') open = opened.get(step.header) ?? open
    open?.lines.push(line)
  })
  return openTopics(
    sections.map((section) => ({ ...section, lines: dropEntryLabels(section.lines) })),
  )
}

/**
 * Gives the topics directly below a header its kind: "EXPERIENCE" over "Computing:" and "Farming:",
 * each with dated jobs.
 */
function openTopics(sections: Section[]): Section[] {
  let parent: Section | null = null
  let topic = ''
  return sections.map((section) => {
    const { kind, header, lines } = section
    const style = header ? styleOf(header) : ''
    const isTopic =
      parent?.header &&
      header &&
      kind !== 'experience' &&
      kind !== 'education' &&
      style !== styleOf(parent.header) &&
      (topic === '' || topic === style) &&
      !isAside(header.text) &&
      holdsRange(section)
    if (isTopic && parent) {
      topic = style
      return { ...section, kind: parent.kind }
    }
    parent = isKnown(section) && lines.length === 0 ? section : null
    topic = ''
    return section
  })
}

const isKnown = ({ kind }: Section): boolean => kind === 'experience' || kind === 'education'

const holdsRange = ({ lines }: Section): boolean =>
  lines.some(({ text }) => findDates(text).some(({ single }) => !single))

/** Joins a header repeated above each column of a form: "Experience | Experience". */
function joinTwins(line: Line): Line {
  const [first, ...rest] = line.cells
  const areTwins = rest.length > 0 && rest.every(({ text }) => text === first?.text)
  return first && areTwins && readHeaderWords(first.text) ? withCells(line, [first]) : line
}

function findHeaders(lines: Line[]): Map<Line, SectionKind | 'unknown'> {
  const body = {
    size: findBodySize(lines),
    bold: isMostlyBold(lines),
    hasBulletedHeaders: areHeadersBulleted(lines),
  }
  const candidates = lines.flatMap((line, at) =>
    isCutWord(line, lines[at + 1]) || isRestOfLine(lines[at - 1], line)
      ? []
      : scoreLine(line, body),
  )
  const sure = candidates.filter(({ exact, score }) => exact && score >= ENOUGH)
  const styles = findHeaderStyles(sure, lines, styleOf)
  const almost = findHeaderStyles(sure, lines, nameAlmost)
  const exclusive = findExclusive(sure, lines, candidates)
  const reserved = findReserved(candidates, lines, body.size)
  const isMarked = findMarks(sure)
  const isOfEntries = findEntries(candidates, lines)
  const gap = median(sure.flatMap(({ line }) => (line.breaks ? [] : [line.gap])))
  const found = new Map<Line, SectionKind | 'unknown'>()
  for (const candidate of candidates) {
    const { line, kind } = candidate
    const isStyled = styles.has(styleOf(line))
    const isAlmost = isStyled || almost.has(nameAlmost(line))
    const before = lines[lines.indexOf(line) - 1]
    // A header of unknown words must have as much blank space above as the known ones.
    const isFree =
      (line.breaks || line.gap >= Math.min(gap * 0.6, 0.9)) && !(before && found.has(before))
    const isFlush = sure.some((one) => isAligned(one.line, line))
    const isOwn = isFree && isFlush && exclusive.has(styleOf(line)) && isMarked(line)
    const isOfHeaders = reserved.has(styleOf(line))
    const mayName =
      isOfHeaders ||
      (line.caps && sure.filter((one) => styleOf(one.line) === styleOf(line)).length > 1)
    const isEntry =
      isDegree(line.text) ||
      (isName(line.text) &&
        opensDated(lines, lines.indexOf(line)) &&
        (!isOfHeaders || isRangeAlone(lines[lines.indexOf(line) + 1])))
    if (isStyled && kind === null && isOwn && !isEntry && (mayName || !isName(line.text)))
      found.set(line, readLabelledHeader(line.text))
    else if (kind && !isOfEntries(candidate) && isEnough(candidate, isAlmost, styles.size > 0))
      found.set(line, kind)
  }
  for (const kind of ['experience', 'education'] as const)
    if (![...found.values()].includes(kind))
      for (const { line } of candidates.filter((one) => one.kind === kind && isPlain(one)))
        found.set(line, kind)
  return found
}

/** Whether a line ends within a word, so that it names no section: "Software-" above "tester". */
const isCutWord = (line: Line, next: Line | undefined): boolean =>
  /\p{Ll}-$/u.test(line.text) && next !== undefined && /^\p{Ll}/u.test(next.text)

/** Whether a line goes on with the one above in small letters: "MSc in applied sciences:" above "informatics". */
const isRestOfLine = (before: Line | undefined, line: Line): boolean =>
  before !== undefined &&
  !line.breaks &&
  !line.bullet &&
  line.gap < APART &&
  /^\p{Ll}/u.test(line.text) &&
  GOES_ON.test(before.text) &&
  !isSmall(before.text) &&
  Math.abs(before.x - line.x) < FLUSH &&
  styleOf(before) === styleOf(line)

const GOES_ON = /[,:;&/–-]$|\s(?:and|und|et|y|e|en|in|of|for|für|de|di|da|do|du|des|van|voor)$/u

const isSmall = (text: string): boolean => text === text.toLowerCase()

/** A font style without its capitals. Plain text differs from headers in capitals by their heading style. */
const nameAlmost = (line: Line): string =>
  `${dropCaps(styleOf(line))}|${line.heading === null ? '' : 'heading'}`

/** Whether bullets stand before headers rather than before the points of a list. */
function areHeadersBulleted(lines: Line[]): boolean {
  const bulleted = lines.filter(({ bullet }) => bullet)
  const known = bulleted.filter(({ text }) => readHeaderWords(text)?.exact)
  return known.length > 1 && known.length * 2 > bulleted.length
}

/** Other headers must have what all known ones share: a colon, or a heading style in the file. */
function findMarks(sure: Candidate[]): (line: Line) => boolean {
  const marks = [
    ({ text }: Line) => /:(?:\s|$)/.test(text),
    ({ heading }: Line) => heading !== null,
  ]
  const shared = marks.filter((mark) => sure.length > 1 && sure.every(({ line }) => mark(line)))
  return (line) => shared.every((mark) => mark(line))
}

/** The kind of a header with text after its own words: "Wykształcenie: wyższe". */
function readLabelledHeader(text: string): SectionKind | 'unknown' {
  const [words = '', told] = text.split(/\s*:\s+/)
  const found = told === undefined ? null : readHeaderWords(words)
  return found?.exact ? found.kind : 'unknown'
}

/** If no other line opens such a section, a usual header on a line of its own does in any font style. */
const isPlain = ({ exact, score, line }: Candidate): boolean =>
  exact && score >= PLAIN && !line.bullet && countWords(joinSpacedLetters(line.text)) > 1

/**
 * Font styles of known headers that are rare among lines which cannot be headers, such as rows of
 * cells and dated lines.
 */
function findExclusive(sure: Candidate[], lines: Line[], candidates: Candidate[]): Set<string> {
  const possible = new Set(candidates.map(({ line }) => line))
  const isRare = (style: string): boolean => {
    const all = lines.filter((line) => styleOf(line) === style)
    const known = sure.filter(({ line }) => styleOf(line) === style).length
    return all.filter((line) => !possible.has(line)).length <= known * OTHERS_SHARE
  }
  return new Set(sure.map(({ line }) => styleOf(line)).filter(isRare))
}

/**
 * Large font styles whose lines are mostly known headers and never stand on top of each other, so
 * that no line in them is a name.
 */
function findReserved(candidates: Candidate[], lines: Line[], size: number): Set<string> {
  const byStyle = new Map<string, Line[]>()
  lines.forEach((line) => {
    if (line.size > size * LARGE)
      byStyle.set(styleOf(line), [...(byStyle.get(styleOf(line)) ?? []), line])
  })
  const kinds = new Map(candidates.map(({ line, kind }) => [line, kind]))
  const isReserved = ([style, own]: [string, Line[]]): boolean =>
    own.length >= RESERVED_MIN &&
    own.filter((line) => kinds.get(line)).length * 2 >= own.length &&
    own.every((line) => kinds.has(line) && followsOther(line, style))
  const followsOther = (line: Line, style: string): boolean => {
    const next = lines[lines.indexOf(line) + 1]
    return next !== undefined && styleOf(next) !== style
  }
  return new Set([...byStyle].filter(isReserved).map(([style]) => style))
}
const RESERVED_MIN = 4

/** Whether two lines are aligned alike: left, right or centred. */
const isAligned = (one: Line, other: Line): boolean =>
  [one.x - other.x, one.right - other.right, one.x + one.right - other.x - other.right].some(
    (distance) => Math.abs(distance) < FLUSH,
  )

/** A position, a degree or a school is content of a section and not its header. */
const isName = (text: string): boolean =>
  holdsTitleNoun(text) ||
  scoreDegree(text) > 1 ||
  scoreSchool(text) > 0 ||
  scoreOrganisation(text) > 1

/** Whether a line has a range of dates and nothing else: "[ 09/2024 – 11/2024 ]". */
const isRangeAlone = (line: Line | undefined): boolean =>
  line !== undefined &&
  findDates(line.text).some(
    ({ single, index, length }) =>
      !single && !hasLetters(line.text.slice(0, index) + line.text.slice(index + length)),
  )

/**
 * Whether a line with a header's word is set like at least two dated names, and no usual header is:
 * "MUSIC EDUCATION AIDE" below "SHOP ASSISTANT".
 */
function findEntries(candidates: Candidate[], lines: Line[]): (candidate: Candidate) => boolean {
  const isDated = ({ line }: Candidate): boolean => opensDated(lines, lines.indexOf(line))
  const named = candidates.filter((one) => one.kind === null && isDated(one))
  const usual = new Set(candidates.filter(({ exact }) => exact).map(({ line }) => styleOf(line)))
  return (candidate) =>
    !candidate.exact &&
    isDated(candidate) &&
    !usual.has(styleOf(candidate.line)) &&
    named.filter(({ line }) => styleOf(line) === styleOf(candidate.line)).length > 1
}

/** Whether an entry's range is on one of the next lines, before any bullet or blank space. */
function opensDated(lines: Line[], index: number): boolean {
  const next = lines.slice(index + 1, index + 1 + DATE_REACH)
  const end = next.findIndex(({ bullet, gap }, i) => bullet || (i > 0 && gap > APART))
  const near = end < 0 ? next : next.slice(0, end)
  const dated = near.find(({ text }) => findDates(text).some(({ single }) => !single))
  // A position with its employer and dates is an entry of its own, under a header.
  return dated !== undefined && !holdsBoth(...dated.cells.map(({ text }) => text))
}

/** A degree with its field, which may contain the word of a header: "MSc, Project Management". */
function isDegree(text: string): boolean {
  const [first = '', ...more] = listPieces(text)
  const field = splitDegree(first)?.field ?? null
  return namesDegree(first) && (more.length > 0 || (field !== null && scoreField(field) > 0))
}

/** A line in the font style of known headers needs a lower score, and one in another style a higher one. */
function isEnough({ score, exact }: Candidate, isStyled: boolean, hasStyles: boolean): boolean {
  const bonus = isStyled ? 2 : 0
  const malus = hasStyles && !isStyled ? (exact ? 1 : 2) : 0
  return score + bonus - malus >= ENOUGH
}

/** A kind of experience is not a position: "Experiencia docente", "Nurse Manager Experience". */
const TELLS_EXPERIENCE = /^experienc(?:es?|ias?)\b|(?:\bexperiences?|erfahrung(?:en)?)$/

/** Capitals, with a space after each or not: "P R O F I L", "PROFIL". */
const SPACED = /^\p{Lu}(?: [\p{Lu}&+/'’-])*$|^[\p{Lu}&'’-]+$/u
/** The widest space (in font sizes) between letter-spaced words. */
const WORD_SPACE = 2

/** Whether cells are words of one header: between letter-spaced words, a space is as wide as a gap. */
const areSpacedWords = ({ cells, size }: Line): boolean =>
  cells.every(
    ({ text, x }, i) =>
      SPACED.test(text) && (i === 0 || x - (cells[i - 1]?.right ?? 0) < WORD_SPACE * size),
  )

/** Words that are titles in a job, but kinds of work or service in a header. */
const NO_POSITION =
  /internships?|praktik\p{L}+|stages?|(?:zivil|wehr|grundwehr|militär|präsenz|freiwilligen)dienst|(?:servicio|servizio|serviço) \p{L}+|service (?:militaire|civi(?:l|que)|national)/giu

/** Scores a line as a header; only a short line of one cell can be one. */
function scoreLine(
  line: Line,
  body: { size: number; bold: boolean; hasBulletedHeaders: boolean },
): Candidate[] {
  const [cell, more] = line.cells
  const whole = joinSpacedLetters(line.text)
  const bare = dropRemark(whole)
  // Only a usual header may be longer by a remark.
  const text = readHeaderWords(bare)?.exact ? bare : whole
  const words = cell ? countWords(text) : 0
  const isOne = !more || areSpacedWords(line)
  const isShort = isOne && words > 0 && words <= 8 && text.length <= 64
  if (!isShort || findDates(dropYears(line.text)).length > 0) return []
  const found = readHeaderWords(line.text)
  const ratio = line.size / body.size
  const dress =
    (line.heading !== null ? 3 : 0) +
    (ratio > 1.35 ? 2 : ratio > 1.08 ? 1.5 : ratio < 0.9 ? -1 : 0) +
    (line.bold && !body.bold ? 1 : 0) +
    (line.caps ? 1 : 0) +
    (line.gap > 0.4 ? 0.5 : 0) +
    (line.gap >= FAR && !line.breaks ? 1 : 0) +
    (line.text.endsWith(':') ? 0.3 : 0) -
    (/[.,;]$/.test(line.text) ? 2 : 0) -
    (line.bullet && !body.hasBulletedHeaders ? 1.5 : 0)
  const isTitle =
    !found?.exact &&
    !TELLS_EXPERIENCE.test(fold(line.text)) &&
    holdsTitleNoun(line.text.replace(NO_POSITION, ' '))
  const isEntry = !found?.exact && (isTitle || isDegree(line.text))
  const lexical = found ? (found.exact ? 2.7 : isEntry ? 0 : 1.5) : 0
  const kind = found && lexical > 0 ? found.kind : null
  return [{ line, kind, score: lexical + dress, exact: found?.exact ?? false }]
}

/**
 * Font styles shared by known headers and rarely used otherwise; a style of one header alone must
 * be large.
 */
function findHeaderStyles(
  sure: Candidate[],
  lines: Line[],
  nameStyle: (line: Line) => string,
): Set<string> {
  const body = findBodySize(lines)
  const isLarge = (style: string): boolean =>
    sure.some(({ line }) => nameStyle(line) === style && line.size > body * LARGE)
  const counts = new Map<string, number>()
  for (const { line } of sure) counts.set(nameStyle(line), (counts.get(nameStyle(line)) ?? 0) + 1)
  const styles = [...counts].filter(([style, count]) => {
    const all = lines.filter((line) => nameStyle(line) === style && hasLetters(line.text)).length
    return count >= SAME_STYLE_MIN ? all <= count * 2 + 1 : isLarge(style) && all <= ALONE_MAX
  })
  return new Set(styles.map(([style]) => style))
}
