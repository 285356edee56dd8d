import { PRESENT } from './date-words.ts'
import { type DateRange, findDates } from './dates.ts'
import type { Line } from './model.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { isTown, scorePlace } from './place-words.ts'
import { dropCaps, styleOf } from './style.ts'
import { countWords, hasLetters } from './text.ts'
import { scoreTitle } from './title-words.ts'
import { isWrapped } from './wrapped-lines.ts'

/** A date in a position where entries have their dates, rather than inside a sentence. */
export type Anchor = { line: number; cell: number; range: DateRange | null }
type Dated = Anchor & { range: DateRange }

/** Words that may surround a date without being part of a name. */
const YEARS = 'years?|yrs?\\.?|jahre?n?|ans?|années?|años?|anos?|anno|anni|jaar|jaren|år'
const WEEKS =
  'weeks?|wks?\\.?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|hours?|hrs?\\.?|stunden|std\\.?|heures?|horas|ore|uren|uur|days?|tagen?|jours?|días?|dias?|giorn[oi]|dagen'
/** What a number of hours is of: "20 hrs/week", "20 Stunden pro Woche". */
const EACH =
  '(?:\\s?(?:/|per|pro|par|por|a|p\\.)\\s?(?:weeks?|wk|woche|semaine|semana|settimana|days?|tag|jour|día|dia|giorno|dag|month|monat|mois|mes|maand))?'
const MONTHS = 'months?|mos?\\.?|monate?n?|mois|mes(?:es)?|mesi|mese|maand(?:en)?|måneder'
const DURATION = new RegExp(
  `[(·|,-]?\\s*(?:\\d{1,3}\\s?[-–]\\s?)?\\d+(?:[.,]\\d)?\\s*(?:\\+\\s*)?(?:${YEARS}|${MONTHS}|(?:${WEEKS})${EACH})(?!\\p{L})(?:[\\s,]*(?:and|und|et|y|e|en)?\\s*\\d+\\s*(?:${MONTHS})(?!\\p{L}))?(?:\\s+(?:of\\s+)?experience\\b)?\\.?\\s*\\)?`,
  'giu',
)
/** A duration at the end of a text; group 1 is the text before it. */
export const ENDING_DURATION = new RegExp(`^(.*?)[\\s.:]*${DURATION.source}\\s*$`, 'iu')
const LABEL =
  /(?<!\p{L})(?:(?:every|each|jede[nrs]?|chaque|tous les|toutes les|cada|todos los|todas las|todos os|todas as|ogni|tutte le|elke?|iedere)\s+(?:year|season|summer|winter|jahr|sommer|saison|année|ans|étés?|hivers?|año|años|verano|veranos|temporadas?|ano|anos|verão|verões|anno|estat[ei]|stagion[ei]|jaar|zomer|seizoen)|dates?|duration|tenure|period|year of passing|year|período|fechas?|durée|période|employment dates|dates attended|expected|anticipated|graduat(?:ed|ion|ing)|grad|class of|completed|conferred|awarded|from|since|start(?:ed)?|zeitraum|von|seit|dauer|abschluss|voraussichtlich|abgeschlossen|beendet|geplant|(?:previsão de )?conclus(?:ão|ión)|conclu[ií]d[oa]|finalizad[oa]|formatura|previst[oa]|egres(?:o|ad[oa])|obtention|obtenue|prévue?|conseguit[oa]|conseguimento|ottenut[oa]|verwacht|afgerond|behaald|nel|em|im|de|del|du|depuis|des|periodo|desde|obtenu|diplômé en|en|in|full[- ]time|part[- ]time|current(?:ly)?|aktuell|derzeit|actuellement|actualmente|approx|circa|ca|dal|dall|da|van|vanaf|sinds|fra|från|od|dès|doorheen|gedurende|throughout|durant|durante|während|tussen)(?!\p{L})['’]?\.?:?/giu
const SENTENCE = 115
const PARTED_AFTER = /^\s*[|·•,;:–—)(\]/-]/
/** A separator or the end of a sentence: "Clerk, Heron Ltd. 2011 to 2012.". */
const PARTED_BEFORE = /[|·•,;:–—([/.-]\s*$/
/** A full stop after one of these abbreviations does not end a sentence. */
export const SHORTENED =
  /(?<!\p{L})(?:Inc|Ltd|Corp|Co|Ltda|Cia|S\.? ?A|S\.? ?L|S\.? ?r\.? ?l|S\.? ?p\.? ?A|B\.? ?V|N\.? ?V|e\.? ?V|etc)\.$/u
/** Words that introduce a date inside a sentence. */
const LEADS =
  /\S+\s+\S+\s+(?:from|between|in|during|of|since|by|for|until|through|von|zwischen|im|seit|den|entre|de|du|en|dans|durant|depuis|desde|y|and|und|et)\s*$/iu

/** A position's employer: "Clerk at Heron Ltd since 2018". */
const EMPLOYED = /\s(?:at|with|bei|beim|bij|chez|presso|hos)\s(?:\p{Ll}+\s)?\p{Lu}/u

/** A title this close to the start of a line (in characters) makes the date that of an entry. */
const NAMED_REACH = 60
const PARAGRAPH = 230
/** A longer bullet (in characters) is a sentence, unless its date closes it. */
const POINT = 80
/** The same behind a date with a colon, which names an entry for sure. */
const LONG = 400
/**
 * Where at most this share of a list's bullets is dated, or mostly by single dates, the bullets
 * describe the entry above them.
 */
const DESCRIBED_SHARE = 0.4

/**
 * Whether the words before a date make it part of a sentence. After a separator they are its label.
 */
const isLed = (before: string, isNamed: boolean): boolean =>
  LEADS.test(before) &&
  !/[|·•,;:–—(.-]\s*\p{L}+\s*$/u.test(before) &&
  !(isNamed && /\b(?:from|von|de|du|desde)\s*$/i.test(before))

/**
 * Dates that may belong to an entry. `isLenient`: accept a single date at the end of a short line
 * without a separator, as is common for degrees.
 */
export function findAnchors(lines: Line[], isLenient = false): Anchor[] {
  const dated = lines.flatMap((line, index) => {
    const before = lines[index - 1]
    const found = findOnLine(line, index, isLenient)
    // A single year on a wrapped line is usually the end of a sentence, unless the line before is
    // dated.
    const isRest =
      before &&
      line.cells.length === 1 &&
      isWrapped(before, line) &&
      findOnLine(before, 0, isLenient).length === 0
    return isRest ? found.filter(({ range }) => !range.single) : found
  })
  const all = [...dated, ...findGoingOn(lines, dated)].toSorted((a, b) => a.line - b.line)
  if (isLenient) return all
  const own = dropDescriptions(lines, all)
  const ranges = own.filter(({ range }) => !range.single)
  if (ranges.length === 0) return own.filter((anchor) => !isWeak(lines, anchor))
  // A single date counts only in the same position as the ranges or alone in its cell.
  return own.filter(
    (anchor) => !anchor.range.single || ranges.some((other) => isAlike(lines, anchor, other)),
  )
}

/** A word for the present instead of a date: "En cours : Vendeuse", "Current: Clerk". */
const GOING_ON = new RegExp(
  `^(?!date)(?:${PRESENT.map((word) => word.replaceAll('.', '\\.')).join('|')})\\s?[:–—]\\s+(?=\\p{L})`,
  'iu',
)

/** Entries that are going on, without a date, where the others begin with theirs. */
const findGoingOn = (lines: Line[], dated: Dated[]): Dated[] =>
  lines.flatMap((line, index): Dated[] => {
    const [word] = GOING_ON.exec(line.cells[0]?.text ?? '') ?? []
    if (word === undefined || dated.some(({ line: at }) => at === index)) return []
    const isListed = dated.some(({ line: at, cell, range }) => {
      const other = lines[at]
      return cell === 0 && range.index === 0 && other?.bullet === line.bullet && other.x === line.x
    })
    if (!isListed) return []
    const range = { start: null, end: null, current: true, single: false, open: false }
    return [{ line: index, cell: 0, range: { ...range, index: 0, length: word.length } }]
  })

/** Removes the few dated bullets that describe a dated entry: "• Acting manager, 2015 – 2016". */
function dropDescriptions(lines: Line[], anchors: Dated[]): Dated[] {
  const dated = new Map(anchors.map((anchor) => [anchor.line, anchor]))
  const isPoint = ({ line, cell }: Dated): boolean => cell === 0 && lines[line]?.bullet === true
  const firstHead = anchors.find((one) => !isPoint(one) && !one.range.single)
  return anchors.filter((anchor) => {
    if (!isPoint(anchor) || !firstHead || firstHead.line > anchor.line) return true
    const points = listPoints(lines, anchor.line)
    const own = points.map((line) => dated.get(line))
    const at = points.indexOf(anchor.line)
    // Consecutive dated bullets are a list of jobs.
    const isListed = [own[at - 1], own[at + 1]].some((one) => one && !one.range.single)
    const isFirst = own[0] !== undefined
    const all = own.filter((one) => one !== undefined)
    const ranges = all.filter((one) => !one.range.single)
    const areJobs = all.length > points.length * DESCRIBED_SHARE && ranges.length * 2 >= all.length
    return isFirst || (isListed && !anchor.range.single) || areJobs
  })
}

/** A bullet's further lines begin this much (in points) to the right of it. */
const HANGING = 2
const HANGING_MAX = 24
/** A bullet has at most this many lines. */
const POINT_LINES = 8

/** Line numbers of the bullets in the same list; wrapped lines between them do not end the list. */
function listPoints(lines: Line[], at: number): number[] {
  const isPart = (index: number): boolean => {
    const [before, line] = [lines[index - 1], lines[index]]
    if (!line || line.bullet) return line !== undefined
    const bullet = lines
      .slice(Math.max(0, index - POINT_LINES), index)
      .findLast((one) => one.bullet)
    const hangs =
      bullet !== undefined && line.x > bullet.x + HANGING && line.x < bullet.x + HANGING_MAX
    return hangs || (before !== undefined && isWrapped(before, line))
  }
  let [start, end] = [at, at]
  while (isPart(start - 1)) start -= 1
  while (isPart(end + 1)) end += 1
  const all = Array.from({ length: end - start + 1 }, (_, index) => start + index)
  return all.filter((index) => lines[index]?.bullet)
}

/** A single date with no separator after it. */
function isWeak(lines: Line[], { line, cell, range }: Dated): boolean {
  const text = lines[line]?.cells[cell]?.text ?? ''
  return range.single && /^\s+[\p{L}\d]/u.test(text.slice(range.index + range.length))
}

function isAlike(lines: Line[], a: Dated, b: Dated): boolean {
  const [one, two] = [lines[a.line], lines[b.line]]
  const [cell, other] = [one?.cells[a.cell], two?.cells[b.cell]]
  if (!one || !two || !cell || !other) return false
  const isFlush = Math.abs(cell.right - other.right) < 4 || Math.abs(cell.x - other.x) < 4
  const [side, otherSide] = [sideOf(cell.text, a.range), sideOf(other.text, b.range)]
  // Ignore capitals: a bare year has none, a date with a month may.
  const isFilled = side === 'openscloses' && otherSide === side
  // Nor matter the capitals of a name or town that one of two lines is filled with.
  const isListed = side === 'closes' && otherSide === side && Math.abs(cell.x - other.x) < 4
  const styleIn = isFilled || isListed ? (line: Line) => dropCaps(styleOf(line)) : styleOf
  // "May 2020 (six months)" under "2018 – 2020": both dates begin their line.
  const isOpening =
    side === 'opens' && otherSide.startsWith('opens') && isParted(cell.text, a.range)
  return (
    (a.cell > 0 && b.cell > 0 && isFlush) ||
    (styleIn(one) === styleIn(two) &&
      one.bullet === two.bullet &&
      (side === otherSide || isOpening)) ||
    (isFlush && one.cells.length > 1)
  )
}

/** Whether a separator follows the date. */
const isParted = (text: string, { index, length }: DateRange): boolean =>
  PARTED_AFTER.test(text.slice(index + length))

/** Whether a date is at the start of its cell, at the end, both or neither. */
function sideOf(text: string, range: DateRange): string {
  const opens = !hasLetters(dropNoise(text.slice(0, range.index)))
  const closes = !hasLetters(dropNoise(text.slice(range.index + range.length)))
  return `${opens ? 'opens' : ''}${closes ? 'closes' : ''}`
}

function findOnLine(line: Line, index: number, isLenient: boolean): Dated[] {
  const found = line.cells.flatMap((cell, number) =>
    findDates(cell.text)
      .filter((range) => isSlot(line, number, range, isLenient))
      .map((range) => ({ line: index, cell: number, range })),
  )
  const ranges = found.filter(({ range }) => !range.single)
  return (ranges.length > 0 ? ranges : found).slice(0, 1)
}

function isSlot(line: Line, number: number, range: DateRange, isLenient: boolean): boolean {
  const text = line.cells[number]?.text ?? ''
  const before = text.slice(0, range.index)
  const after = text.slice(range.index + range.length)
  if (!hasLetters(dropNoise(before + ' ' + after))) return true
  // "2012 and 2013" is a range only behind a separator, or at the start before one.
  const isPair = /\s(?:and|und|y|et|&)\s/.test(text.slice(range.index, range.index + range.length))
  const isPartedPair = before.trim() === '' ? PARTED_AFTER.test(after) : PARTED_BEFORE.test(before)
  if (isPair && !isPartedPair) return false
  const opens = !hasLetters(dropNoise(before))
  const closes = !hasLetters(dropNoise(after))
  const isNamed = scoreTitle((opens ? after : text).slice(0, NAMED_REACH)) >= 1
  const isEnd = /^\s*(?:\([^()]*\))?\)?\.?\s*$/.test(after)
  const leadsToRole = !range.single && isColon(after) && endsEmployer(before)
  // A date that closes its line may have a long description in another cell.
  const long = /^\s*\)?:?\s*$/.test(after) && !range.single ? text.length : line.text.length
  const around = { before, after, opens, isNamed, isEnd, leadsToRole }
  if (isLed(before, isNamed && !range.single) || isInPoint(line, range, around)) return false
  const isLead = opens && !range.single && isColon(after)
  if (
    long > (isLead ? LONG : isNamed || (opens && !range.single) ? PARAGRAPH : SENTENCE) ||
    // Months and "since" begin with a small letter in most languages.
    (/^\p{Ll}/u.test(line.text) &&
      !(opens && isColon(after)) &&
      !(opens && !range.single && (isNamed || /^\s*(?:$|[|·•,;:–—)/-])/u.test(after))))
  )
    return false
  const isSentence = /[.;]$/.test(text) && text.length > 60 && !SHORTENED.test(text)
  if (isSentence && !(isNamed && (isEnd || opens)) && !isLead && !leadsToRole) return false
  const partedBefore =
    PARTED_BEFORE.test(before.replace(LABEL, ' ')) || (range.single && endsInTown(before))
  const partedAfter = PARTED_AFTER.test(after)
  // "2012 Owl Press" counts only where the ranges are in the same position: see findAnchors.
  const isRemark = /[.;]$/.test(text) && !isNamed
  if (range.single && opens && !isLenient && text.length < 100 && !isRemark) return true
  const isSince = /^(?:since|seit|ab|depuis|desde|from|dès|starting)\b/i.test(
    text.slice(range.index),
  )
  if (isSince && !opens && !partedBefore && !(isNamed && isEnd && EMPLOYED.test(before)))
    return false
  if (range.single && isLenient && closes && countWords(text) <= 10) return true
  if (range.single)
    return (opens && partedAfter) || (closes && partedBefore) || (partedBefore && partedAfter)
  if (line.bullet && closes && !partedBefore) return false
  return opens || closes || (partedBefore && partedAfter)
}

/** What is around a date in its cell: see `isSlot`. */
type Around = { before: string; after: string } & Record<
  'opens' | 'isNamed' | 'isEnd' | 'leadsToRole',
  boolean
>

/** Whether a date is in the text of a bullet rather than that of an entry. */
function isInPoint(line: Line, range: DateRange, around: Around): boolean {
  if (!line.bullet) return false
  const { before, after, opens, isNamed, isEnd, leadsToRole } = around
  const longest = isBracketed(before, after) ? PARAGRAPH : SENTENCE
  const isTold =
    (range.single && !(isNamed && isEnd && PARTED_BEFORE.test(before))) ||
    line.text.length > (isNamed && isEnd ? longest : POINT)
  const isEntry =
    (opens && (isColon(after) || (isNamed && !range.single))) ||
    leadsToRole ||
    isBetweenNames(before, after, range)
  return isTold && !isEntry
}

/** "Clerk, Heron Ltd, Leeds (2014 – 2019)", "Clerk at Heron Ltd (from 2014 to 2019)" */
const isBracketed = (before: string, after: string): boolean =>
  /\(\s*(?:(?:from|von|vom|de|du|del|desde|dal|da|van)\s+)?$/iu.test(before) &&
  /^\s*\)\.?\s*$/.test(after)

/** Whether a range in brackets parts a position from its employer: "Clerk (2014 – 2019) Heron Ltd - Leeds". */
const isBetweenNames = (before: string, after: string, { single }: DateRange): boolean =>
  !single &&
  /^[^.;()]{3,90}\(\s*$/u.test(before) &&
  scoreTitle(before.slice(0, NAMED_REACH)) >= 1 &&
  /^\s*\)\s+(?:the |der |die |das )?[\p{Lu}\d][^;]{2,110}$/u.test(after) &&
  !/\p{Ll}{4}\.(?:\s|$)/u.test(after)

/** Whether a name and its town are before a date: "Heron SARL - Toulouse (31) 2021". */
function endsInTown(before: string): boolean {
  const [, town = ''] = /(?:[,·|]|\s[–-])\s+([^,·|–]{3,40})$/u.exec(before.trim()) ?? []
  const [, bare = town] = /^(\p{L}[^\d(]*)\s\(?\d{2,3}\)?$/u.exec(town) ?? []
  return DEPARTMENT.test(town) || scorePlace(bare) > 0.8 || isTown(bare)
}
/** A town before the number or the letters of its department or province. */
const DEPARTMENT = /^\p{Lu}[\p{L}'’ -]+\s\((?:\d{2,3}|\p{Lu}{2})\)$/u

/** Whether an employer is before a date, and its position follows: "• Otter College – 2010 to 2012: Clerk". */
const endsEmployer = (before: string): boolean =>
  /\s[–—-]\s*$|[|(]\s*$/.test(before) &&
  /^\p{Lu}/u.test(before) &&
  !/[.:;]\s/.test(before) &&
  (before.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0) <= SMALL_MAX &&
  scoreOrganisation(before) >= 0.6
/** An employer's name has at most this many long words in small letters. */
const SMALL_MAX = 2

const isColon = (after: string): boolean => /^\s*:\s/.test(after)

/** Whether a text is only a duration: "2 years 10 months". */
export const isDuration = (text: string): boolean =>
  text.length < 40 && /\d/.test(text) && !hasLetters(text.replace(DURATION, ' '))

/** Removes durations and the words that introduce a date. */
export const dropNoise = (text: string): string => text.replace(DURATION, ' ').replace(LABEL, ' ')
