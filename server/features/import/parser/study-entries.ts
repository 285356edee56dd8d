import type { Entry } from './entry.ts'
import { CELL_ROOM } from './flow-rows.ts'
import { findDates } from './dates.ts'
import { namesDegree, scoreDegree, scoreSchool, splitDegree } from './degree-words.ts'
import { labelTables, nameLevel, readFieldLabel } from './field-labels.ts'
import { findGrade } from './grade.ts'
import { joinNames } from './join-names.ts'
import { withCells } from './lines.ts'
import { hasLevels, separateLevels } from './level-labels.ts'
import { splitLabelled } from './labelled-entries.ts'
import type { Line } from './model.ts'
import { scoreLines, separateDates, separateDegrees, type StudyLine } from './study-lines.ts'
import { scorePlace } from './place-words.ts'
import { pickHead } from './study-head.ts'
import { LINE_WORDS } from './study-names.ts'
import { countWords } from './text.ts'
import { splitToldResults } from './told-results.ts'
import { joinWrappedCells } from './wrapped-cells.ts'

/** An entry has at most this many lines. */
const LINES_MAX = 40
/** The names of an entry are among this many first lines. */
const NAMES_REACH = 6
/** The score that an entry must exceed to be better than lines of another one. */
const OPENING = 1.1
const WORTH = { school: 1, degree: 0.8, date: 0.8 }
/** The bonus for a school and a degree in the same entry. */
const BOTH = 0.5
/** The penalty for a second school, degree or date in one entry. */
const AGAIN = { school: 0.7, degree: 0.6, date: 1.2 }
/** The penalty for a second line that begins with a range like the first. */
const BEGUN_AGAIN = 0.8
/** The penalty for lines that belong to no entry. */
const NAMELESS = -0.2
/** The penalty for a line in a table's second column with nothing in the first. */
const UNDER = 1.5
const ROUNDS = 3
const LOOK = 0.8
const HOLDS = 0.3
const KINDS = ['school', 'degree', 'date'] as const
type Kind = (typeof KINDS)[number]

/**
 * The log ratio of how often entries begin with a look (font style and edge) or kind compared with
 * other lines.
 */
type Pattern = { looks: Map<string, number>; kinds: Record<Kind, number> }

/** A line with only an e-mail address, as at the end of a page, or a referee's with it at the end. */
const MAIL =
  /^(?=.{1,200}$)(?:\S+@\S+\.\p{L}{2,}$|[^\d@]{10,150}[,;|(–-]\s*\S+@\S+\.\p{L}{2,}\)?$)/u

/**
 * The degrees of one section, in printed order. All starts are chosen together, so that each entry
 * has one school, one degree and one date, and all entries begin alike.
 */
export function splitStudies(given: Line[]): Entry[] {
  const own = separateListed(given.filter(({ text }) => !MAIL.test(text)))
  const rows = joinWrappedCells(separateBeside(own))
  const lines = labelTables(splitToldResults(rows)).map(nameLevel)
  const labelled = hasLevels(lines) ? null : splitLabelled(lines)
  if (labelled) return labelled
  const judged = scoreLines(
    separateDates(joinNames(separateLevels(lines.flatMap(separateDegrees)))),
  )
  // The first line begins an entry for sure.
  let starts = [0]
  for (let round = 0; round < ROUNDS; round++)
    starts = findStarts(judged, learnPattern(judged, starts))
  return starts.flatMap((start, index) => {
    const own = judged.slice(start, starts[index + 1] ?? judged.length)
    return own.some(names) ? [pickHead(own)] : []
  })
}

/**
 * Sets several degrees below one school apart: "Heron College" above "• BSc Physics" and "• BA
 * History", or without bullets.
 */
function separateListed(lines: Line[]): Line[] {
  return splitLists(lines).flatMap((list, at, all) => {
    const above = all.slice(0, at).findLast((other) => !other.every(isDateOnly))
    const name = above?.at(-1)?.cells[0]?.text ?? ''
    const isUnder = list[0]?.bullet ? at > 0 : isSchool(name) || (above === all[0] && isOther(name))
    return isUnder && list.length > 1 && list.every(isListedDegree) && !areSubjects(list)
      ? list.map((line, n) => ({ ...line, bullet: false, gap: n === 0 ? line.gap : APART }))
      : list
  })
}

/** Whether the lines are subjects of one examination at school: "A Level Physics", "A Level Art". */
const areSubjects = (list: Line[]): boolean =>
  list.every(({ text }) => /^(?:I?GCSE|(?:A|AS|A2|O)[- ]?Level)\b(?!s)/iu.test(text))

const isDateOnly = ({ text }: Line): boolean => findDates(text)[0]?.length === text.length

/** Splits lines into lists of bullets, degrees below each other, and single other lines. */
function splitLists(lines: Line[]): Line[][] {
  const lists: Line[][] = []
  let kind: 'bullets' | 'degrees' | null = null
  for (const line of lines) {
    const own = line.bullet ? 'bullets' : isListedDegree(line) ? 'degrees' : null
    const list = own !== null && own === kind ? lists.at(-1) : undefined
    if (list) list.push(line)
    else lists.push([line])
    kind = own
  }
  return lists
}

/** The space above each further degree, which no printed line has. */
const APART = 1000
/** The bonus of a further degree in a list of them. */
const LISTED = 2

/** Whether a line is a degree; without a bullet, its field of study must be told. */
const isListedDegree = ({ bullet, text }: Line): boolean =>
  namesDegree(text) &&
  (bullet || (splitDegree(text)?.field ?? null) !== null) &&
  countWords(text) <= LINE_WORDS &&
  findDates(text).length === 0

/**
 * Moves the right one of two studies that are printed side by side below the left one: two schools
 * above their two degrees, or the other way round.
 */
function separateBeside(lines: Line[]): Line[] {
  const start = lines.findIndex((line, at) => arePairs(line, lines[at + 1]))
  if (start < 0) return lines
  const end = lines.findIndex(({ cells }, at) => at > start && cells.length !== 2)
  const pairs = lines.slice(start, end < 0 ? lines.length : end)
  return [
    ...lines.slice(0, start),
    ...pairs.map((line) => withCells(line, line.cells.slice(0, 1))),
    ...pairs.map((line) => withCells(line, line.cells.slice(1))),
    ...(end < 0 ? [] : separateBeside(lines.slice(end))),
  ]
}

/** Whether two rows are the schools and the degrees of two studies; one name may be unknown. */
function arePairs(first: Line, second: Line | undefined): boolean {
  if (!second || first.cells.length !== 2 || second.cells.length !== 2) return false
  const rows = [first, second].map(({ cells }) => cells.map(({ text }) => text))
  const schools = rows.map((texts) => texts.filter(isSchool).length)
  const degrees = rows.map((texts) => texts.filter(isDegree).length)
  const isOneBelow = (at: number): boolean => {
    const [school = 0, degree = 0] = [schools[at], degrees[1 - at]]
    return school > 0 && degree > 0 && school + degree > 2 && schools[1 - at] === 0
  }
  return rows.flat().every(isName) && (isOneBelow(0) || isOneBelow(1))
}

const isSchool = (text: string): boolean => scoreSchool(text) > 0 && scoreDegree(text) <= 1
const isDegree = (text: string): boolean => scoreDegree(text) > 1
/** A capitalised name that is no degree, such as the initials of a school. */
const isOther = (text: string): boolean => /^\p{Lu}/u.test(text) && isName(text) && !isDegree(text)
/** Neither a place, a date, a grade nor a form's label. */
const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  scorePlace(text) === 0 &&
  readFieldLabel(text) === null &&
  findGrade([text]) === null &&
  findDates(text).every(({ length }) => length < text.length / 2)

const names = ({ anchor, school, degree }: StudyLine): boolean =>
  anchor !== null || school > 0 || degree > 0

/** The best segmentation, by dynamic programming over the line where the last entry ends. */
function findStarts(lines: StudyLine[], pattern: Pattern): number[] {
  const best: { score: number; start: number }[] = [{ score: 0, start: 0 }]
  const openings = lines.map((_, index) => scoreStart(lines, index, pattern))
  for (let end = 1; end <= lines.length; end++) best.push({ score: -Infinity, start: 0 })
  for (let start = 0; start < lines.length; start++) {
    const before = best[start]?.score ?? 0
    const contents = scoreContents(lines, start)
    const opening = openings[start] ?? 0
    // A line that looks like the start of an entry is rarely left out, whatever its words.
    const alike = Math.max(0, pattern.looks.get(lines[start]?.look ?? '') ?? 0)
    contents.forEach((content, index) => {
      const isNone = content === NAMELESS
      const score = before + content + (isNone ? Math.min(opening, 0) - alike : opening)
      const end = start + index + 1
      if (score > (best[end]?.score ?? 0)) best[end] = { score, start }
    })
  }
  const starts: number[] = []
  for (let end = lines.length; end > 0; end = starts[0] ?? 0) starts.unshift(best[end]?.start ?? 0)
  return starts
}

/** The score of an entry starting at a line, for each line at which it may end. */
function scoreContents(lines: StudyLine[], start: number): number[] {
  const isPointed = lines[start]?.isPoint ?? false
  const most = { school: 0, degree: 0, date: 0 }
  const before = { school: 0, degree: 0, date: isDatedAbove(lines, start) ? 1 : 0 }
  let [again, hasNames] = [0, false]
  return lines.slice(start, start + LINES_MAX).map((line, index) => {
    const isAside = line.isPoint && !isPointed
    const trust = (isAside ? 0.4 : 1) * (index < NAMES_REACH ? 1 : 0.5)
    const found = { school: line.school, degree: line.degree, date: line.anchor ? 1 : 0 }
    for (const kind of KINDS) {
      // A faculty beside its school is not a second school.
      const isSecond = Math.min(found[kind], Math.max(most[kind], before[kind])) > 0.7
      if (isSecond && !isAside && !line.isRest) again += AGAIN[kind]
      if (isSecond && kind === 'date' && isPeriod(line) && isPeriod(lines[start]))
        again += BEGUN_AGAIN
      most[kind] = Math.max(most[kind], found[kind] * trust)
    }
    hasNames ||= names(line)
    const worth = KINDS.reduce((sum, kind) => sum + WORTH[kind] * most[kind], 0)
    return hasNames ? worth + BOTH * Math.min(most.school, most.degree) - again - OPENING : NAMELESS
  })
}

/** Whether a line is a further degree of a list below a school and its date, which is that of all. */
const isDatedAbove = (lines: StudyLine[], start: number): boolean =>
  lines[start]?.line.gap === APART &&
  lines.slice(0, start).findLast(({ school, anchor }) => school > 0.7 || anchor)?.anchor != null

const isPeriod = (line: StudyLine | undefined): boolean => line?.anchor?.range?.single === false

/** The score of a line as the first of an entry. */
function scoreStart(lines: StudyLine[], index: number, { looks, kinds }: Pattern): number {
  const [own, before] = [lines[index], lines[index - 1]]
  if (!own || !before) return 0
  const { line } = own
  const gap = line.breaks ? 0.2 : line.gap === APART ? LISTED : Math.min(line.gap, 1.2) * 0.8
  const isBold = line.bold
    ? before.line.bold
      ? 0
      : 0.3
    : before.line.bold && line.gap < 0.3
      ? -0.3
      : 0
  const afterBody = (before.isDescription || before.line.bullet) && !line.bullet ? 0.4 : 0
  const isMore = own.isRest ? -3 : own.isDescription ? -1.5 : 0
  const isListed = own.isPoint && !lines[0]?.isPoint ? -0.8 : 0
  const isUnder = line.edge === Infinity && line.x >= CELL_ROOM && !own.anchor ? -UNDER : 0
  const isNothing = names(own) ? 0 : -0.3
  const pattern =
    LOOK * (looks.get(own.look) ?? 0) +
    HOLDS * KINDS.reduce((sum, kind) => sum + (holds(own, kind) ? 1 : -1) * kinds[kind], 0)
  return gap + isBold + afterBody + isUnder + isMore + isListed + isNothing + pattern
}

const holds = (line: StudyLine, kind: Kind): boolean =>
  kind === 'date' ? line.anchor !== null : line[kind] > 0.7

function learnPattern(lines: StudyLine[], starts: number[]): Pattern {
  const pattern: Pattern = { looks: new Map(), kinds: { school: 0, degree: 0, date: 0 } }
  lines.forEach((line, index) => {
    const isStart = starts.includes(index)
    const share = isStart ? 1 / starts.length : -1 / Math.max(1, lines.length - starts.length)
    pattern.looks.set(line.look, (pattern.looks.get(line.look) ?? 0) + share)
    for (const kind of KINDS) if (holds(line, kind)) pattern.kinds[kind] += share
  })
  return pattern
}
