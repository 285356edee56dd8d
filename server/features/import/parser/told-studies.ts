import type { ParsedEducation } from '#src/import/schema.ts'
import { type DateRange, findDates } from './dates.ts'
import {
  namesDegree,
  isDescriptive,
  isSchoolKind,
  splitDegree,
  scoreSchool,
} from './degree-words.ts'
import { readEducations } from './education.ts'
import type { Entry } from './entry.ts'
import { withCells } from './lines.ts'
import type { Cell, FieldKind, Line } from './model.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { countWords } from './text.ts'

/** A paragraph that tells of studies has at least this many words, and this many small ones. */
const WORDS_MIN = 8
const SMALL_MIN = 4
/** Longer ones are no person's words, and would take long to search. */
const LENGTH_MAX = 5_000
const NAME_WORDS = 9
const SENTENCE_END =
  /(?<=\p{Ll}{2}|[)”“"»]|\d{4})(?<!(?<!\p{L})(?:Dept|Prof|Gral|Nr|No|St|Univ|Inst|Dr))\.\s+(?=\p{Lu})/u

/** Words for studying and for earning a degree, without which a sentence tells of something else. */
const STUDIED =
  /(?<!\p{L})(?:stud(?:y|ied|ying)|graduat\w+|attended|gained|earned|obtained|completed|took|did|hold|holds|passed|got|left|received|finished|qualif(?:ied|ying)|trained|besuchte|absolvier\p{L}+|(?:ab)?schlo(?:ss|ß)|abgeschlossen|abschlo(?:ss|ß)|erwarb|erworben|(?:er)?lernte|machte|gemacht|legte|studier\p{L}+|begann|bestand|verlie(?:ß|ss)|nahm|obten\p{L}+|passé|suivi|étudié\p{L}*|entrée?|fait|préparé|décroché|sortie?|diplômée?|intégré|validé|hice|estudi[éoó]\p{L}*|estudié|obtuve|saqué|cursé|terminé|recibí|gradué|titulé|egresé|aprobé|ingresé|fiz|estudei|conclu\p{L}+|obtive|tirei|frequentei|terminei|formei|acabei|licenciei|frequentat\p{L}|conseguit\p{L}|ottenut\p{L}|studiat\p{L}|diplomat\p{L}|laureat\p{L}|volgde|behaald\p{L}*|haalde|studeerde|rondde|afgerond|deed|gedaan|gevolgd|zat)(?!\p{L})/iu

/** A word for graduating, which the degree follows whatever its name is. */
const GRADUATED_AS =
  /(?:me (?:recibí|titulé|gradué|diplomé) (?:de|como)|(?:graduated|qualified) as (?:an? )?|mi sono diplomat[oa] (?:come )?|formei-me (?:como|em)|den Beruf (?:des |der )?)\s?(?=\p{Lu})/gu

/** What ends the words of a degree: punctuation, or a word that begins something else. */
const DEGREE_END =
  /[,;:](?=\s|$)|(?<=\p{Ll}{3}|\d)\.(?=\s|$)|\s\((?![Hh]on)|\s(?:at|from|with|where|which|who|qualifying|and (?:then|got|went|I|a)|before|after|until|since|für die|an (?:der|dem|einer)|am|bei[m]?|im|ab|bis|mit|von|vom|das|die|den|und|legte|machte|absolvierte|bestand(?:en)?|erwarb|erworben|erlangte?|erreichte?|abschlo(?:ss|ß)|abgeschlossen|abgelegt|ablegte|begann|habe|hatte|war|ich|à|au|aux|chez|avec|dans|puis|où|que|qui|en (?:el|la|los|las|un)|hasta|con|por|na|no|nas|nos|com|pela|pelo|presso|all[ao]?|nell?[ao]?|aan|op|bij|met|waar|dat)(?=[\s.]|$)|\s(?:l['’]|all['’]|nell['’]|à l['’]|presso l['’])/u
/** A preposition left at the end by cutting off a date or a school. */
const OPEN_END =
  /[\s,(–-]+(?:in|im|en|em|nel|at|from|de|dal|the|der|dem|an|y|e|et|and|und|en|l['’]|année)?$/iu

const SCHOOL =
  /(?<![\p{L}\p{N}])(?:(?:St|Ste|St[ao]|Dr|Prof)\.\s)?(?:\p{Lu}[\p{L}.'’-]*|lycée|école|collège|escuela|instituto|colegio|liceo|scuola|istituto|escola|colégio|faculdade|universidade|universidad)(?!\p{L})(?:\s+(?:N[°º.]\s?\d+|\p{Lu}[\p{L}.'’-]*|[„“"«‘][^”“"»’]{2,40}[”“"»’]|\d{1,4}|&|of|for|the|d['’]\p{L}+|(?:de|des|du|del|della|di|do|da)(?:\s\p{Ll}{4,})?|dei|degli|das|dos|für|der|zu|van|voor|het|an der|am|e\.\s?V\.?|la|las|los|y|e|et|l['’]\p{L}+)(?!\p{L}))*/gu
const TRAILING =
  /\s+(?:of|for|the|de|del|des|du|di|della|da|do|dos|für|der|den|an der|am|van|voor|het|la|los|las|y|e|et|&)$/u
/** A firm that trains is told by the word before it. */
const IN_FIRM =
  /(?:^|\s)(?:at|with|im|in der|beim?|bei der|chez|dans|en|na|no|presso|bij)\s(?:the\s|l[ae]\s)?$/u

type Mention = { kind: 'degree' | 'school'; at: number; end: number; text: string }
type Told = { degree: string | null; school: string | null; dates: DateRange[]; line: Line }

/** The degrees that are told in sentences: "I did my Leaving Certificate in Heron College in 2019." */
export function tellStudies(lines: Line[], isEducation: boolean): ParsedEducation[] {
  const told = lines.filter(isParagraph).flatMap((line) => tellLine(line, isEducation))
  const isStay = ({ dates, school }: Told): boolean =>
    isEducation && school !== null && dates.some(({ single }) => !single)
  return readEducations(told.filter((one) => one.degree !== null || isStay(one)).map(toEntry))
}

const isParagraph = ({ text, cells }: Line): boolean =>
  cells.length === 1 &&
  text.length <= LENGTH_MAX &&
  countWords(text) >= WORDS_MIN &&
  (text.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0) >= SMALL_MIN

function tellLine(line: Line, isEducation: boolean): Told[] {
  const all: Told[] = []
  for (const sentence of line.text.split(SENTENCE_END)) {
    if (!isEducation && !STUDIED.test(sentence)) continue
    const own = tellSentence(sentence, line)
    const [first, ...rest] = own
    const before = all.at(-1)
    // "… at Heron School. I passed the exam in 1991."
    if (first && before && isResultOf(first, before)) {
      Object.assign(before, { degree: first.degree, dates: [...before.dates, ...first.dates] })
      all.push(...rest)
    } else all.push(...own)
  }
  return all
}

const isResultOf = (next: Told, { school, degree, dates }: Told): boolean =>
  next.school === null &&
  next.degree !== null &&
  next.dates.length === 1 &&
  school !== null &&
  degree !== null &&
  dates.every(({ single }) => single)

function tellSentence(sentence: string, line: Line): Told[] {
  const dates = findDates(sentence).filter(({ index }) => !BORN.test(sentence.slice(0, index)))
  const schools = findSchools(sentence)
  const degrees = findDegrees(sentence, schools, dates)
  const mentions = [...schools, ...degrees].toSorted((a, b) => a.at - b.at)
  if (degrees.length > 0 && !mentions.some(({ kind }) => kind === 'school'))
    mentions.push(...findFirm(sentence))
  const told: (Told & { mentions: Mention[] })[] = []
  for (const mention of mentions.toSorted((a, b) => a.at - b.at)) {
    const last = told.at(-1)
    if (last && last[mention.kind] === null) {
      last[mention.kind] = mention.text
      last.mentions.push(mention)
    } else {
      const own = { degree: null, school: null, dates: [], line, mentions: [mention] }
      told.push({ ...own, [mention.kind]: mention.text })
    }
  }
  for (const range of dates) {
    const nearest = told.toSorted(
      (a, b) => distance(a.mentions, range) - distance(b.mentions, range),
    )
    nearest[0]?.dates.push(range)
  }
  // A degree that follows without a school was earned at the one before.
  return told.flatMap((own, index) => {
    const [before, next] = [told[index - 1], told[index + 1]]
    if (next && isResultOf(next, own)) return []
    return before && isResultOf(own, before)
      ? [{ ...own, school: before.school, dates: [...before.dates, ...own.dates] }]
      : [own]
  })
}

const distance = (mentions: Mention[], { index, length }: DateRange): number =>
  Math.min(...mentions.map(({ at, end }) => Math.max(at - index - length, index - end, 0)))

function findSchools(sentence: string): Mention[] {
  return [...sentence.matchAll(SCHOOL)].flatMap((match) => {
    const text = match[0].replace(TRAILING, '').replace(TRAILING, '')
    // "Fernstudium an der Ingenieurschule für Glastechnik": the school begins at a later word.
    const starts = [...text.matchAll(/(?<=^|\s)(?:\p{Lu}|\p{Ll}{5})/gu)].map(({ index }) => index)
    const start = starts.find((one) => isSchool(text.slice(one)))
    if (start === undefined) return []
    const end = match.index + text.length
    return [{ kind: 'school', at: match.index + start, end, text: text.slice(start) }]
  })
}

const isSchool = (text: string): boolean =>
  scoreSchool(text) > 0 &&
  !isSchoolKind(text) &&
  !isDescriptive(text) &&
  (!namesDegree(text) || /[„“"«]/.test(text)) &&
  /\s/.test(text) &&
  countWords(text) <= NAME_WORDS

/** The firm of an apprentice, if no school is told. */
function findFirm(sentence: string): Mention[] {
  const found = [...sentence.matchAll(SCHOOL)].find(
    (match) =>
      (scoreOrganisation(match[0]) >= 0.6 || /^\p{Lu}\S* \p{Lu}/u.test(match[0])) &&
      IN_FIRM.test(sentence.slice(0, match.index)),
  )
  if (!found) return []
  const text = found[0].replace(TRAILING, '')
  return [{ kind: 'school', at: found.index, end: found.index + text.length, text }]
}

/** "mit der Mittleren Reife" */
const DECLINED = /^(\p{Lu}\p{Ll}+e)n(?=\s\p{Lu})/u
const ARTICLE =
  /^(?:an?|the|I|my|das|die|der|den|dem|la|le|les|el|los|il|lo|os?|as?|um|uma|een|het)$/iu
/** The date of a birth tells nothing of studies. */
const BORN =
  /(?<!\p{L})(?:born|geboren|née?|nac[íi]\p{L}*|nat[oa]|nasc\p{L}+)(?!\p{L})[^,.;]{0,30}$/iu

function findDegrees(sentence: string, schools: Mention[], dates: DateRange[]): Mention[] {
  const found: Mention[] = []
  const marked = [...sentence.matchAll(GRADUATED_AS)].map(
    ({ index, 0: { length } }) => index + length,
  )
  for (const { index: at, 0: word } of sentence.matchAll(
    /(?<![\p{L}\p{N}.'’-])[\p{L}\p{N}][^\s]*/gu,
  )) {
    const last = found.at(-1)
    if ((last && at < last.end) || schools.some((own) => at >= own.at && at < own.end)) continue
    if (ARTICLE.test(word)) continue
    const isMarked = marked.includes(at)
    const text = cutDegree(sentence, at, [
      ...schools.map((own) => own.at),
      ...dates.map(({ index }) => index),
    ])
    const isCapital = /^(?:\p{Lu}|\d)/u.test(word)
    const isLed =
      /(?:^|\s)(?:an?|un[ea]?|ein(?:e[nmr]?)?|een|the|le|la|el|il|o|my|mon|ma|mi|\p{L}+)\s$/iu.test(
        sentence.slice(0, at),
      )
    const plain = text.replace(DECLINED, '$1')
    const isKnown =
      namesDegree(plain) &&
      splitDegree(plain) !== null &&
      (isCapital || (isLed && countWords(text) > 1 && schools.length > 0))
    if (isMarked || isKnown) found.push({ kind: 'degree', at, end: at + text.length, text: plain })
  }
  return found
}

/** The words of a degree from a position up to what follows: punctuation, a school or a date. */
function cutDegree(sentence: string, at: number, stops: number[]): string {
  const next = Math.min(sentence.length, ...stops.filter((stop) => stop > at))
  const own = sentence.slice(at, next)
  const end = own.slice(3).search(DEGREE_END)
  const cut = end < 0 ? own : own.slice(0, end + 3)
  return cut
    .replace(OPEN_END, '')
    .replace(OPEN_END, '')
    .replace(/[.\s]+$/, '')
}

/** An entry as from a table with the columns "Date", "Degree" and "School". */
function toEntry({ degree, school, dates, line }: Told): Entry {
  const range = joinDates(dates)
  const cells = [
    ...(degree === null ? [] : [toCell(degree, 'degree')]),
    ...(school === null ? [] : [toCell(school, 'school')]),
  ]
  const head = [{ ...withCells(line, cells), bullet: false }]
  return { head, anchor: range && { line: 0, cell: -1, range, row: 0 }, body: [line] }
}

const toCell = (text: string, label: FieldKind): Cell => ({
  text,
  x: 0,
  right: 0,
  label,
  spans: [{ text, bold: false, italic: false, size: 10, font: '' }],
})

/** A range as printed, or from the first to the last single date. */
function joinDates(dates: DateRange[]): DateRange | null {
  const [first] = dates
  const range = dates.find(({ single }) => !single)
  if (range || !first) return range ?? null
  const points = dates
    .flatMap(({ end }) => (end ? [end] : []))
    .toSorted((a, b) => a.year - b.year || (a.month ?? 0) - (b.month ?? 0))
  const [start, end] = [points[0], points.at(-1)]
  return points.length > 1 && start && end ? { ...first, start, end, single: false } : first
}
