import { EXPECTED, GOING_ON, LEAVING, PRESENT, ROUGHLY, SINCE, TO, UNTIL } from './date-words.ts'
import { MARKS_OF_LETTERS, MONTH_MARK, SEASON_MARK } from './month-marks.ts'

const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)'
const alternatives = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'))
    .join('|')
const DAY = '(?:(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|\\.|º)?)'
const LETTER = `\\p{L}${MARKS_OF_LETTERS}`
const NOT_BEFORE = `(?<![${LETTER}\\p{N}$€£#])(?<!\\d[.,:])`
const NOT_AFTER = `(?![${LETTER}\\p{N}%+])(?![.,:]\\d)`

/** A half or a quarter of a year: "segundo semestre de 2017", "1er semestre 2019". */
const TERM =
  '(?:first|second|primer|segundo|tercer|primeiro|terceiro|premier|deuxième|second|primo|secondo|erstes|zweites|eerste|tweede|[1-4](?:\\.|er?|ème|º|°|ro|do|st|nd)?)\\s+(?:semest(?:re|er)|trimestre|quadrimestre|cuatrimestre|halbjahr|half)'

/** Each has one named group per part of a date: see `readMoment`. */
const POINTS = [
  `(?:${DAY}[\\s./-]*(?:de\\s+|of\\s+)?)?(?<mon>${MONTH_MARK})\\.?\\s*(?:${DAY},|${DAY}(?=\\s))?[\\s,./-]*(?:del?\\s*)?(?<monyear>${YEAR})`,
  `(?<shortmon>${MONTH_MARK})\\.?\\s*['’‘](?<shortyear>\\d\\d)`,
  `(?<aponum>0?[1-9]|1[0-2])\\s?[./]\\s?['’‘](?<aponumyear>\\d\\d)`,
  `(?<iso>${YEAR})[-/.](?<isomon>0?[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
  `(?:(?<daynum>${DAY})(?:[.-]|(?<dayslash>/)))(?<daymon>0?[1-9]|1[0-2])[./-](?<daymonyear>${YEAR})`,
  `(?<usmon>0?[1-9]|1[0-2])/${DAY}/(?<usyear>${YEAR})`,
  `(?<num>0?[1-9]|1[0-2])(?:\\s?[./-]\\s?|(?<=\\d\\d)\\|)(?<numyear>${YEAR})`,
  `(?<season>${SEASON_MARK})(?:\\s+(?:semester|term|quarter|session))?(?:\\s+(?:of\\s+)?|[,\\s]+)(?<seasonyear>${YEAR})(?:/\\d\\d(?!\\d))?`,
  `(?<foreyear>${YEAR})\\s+(?<aftmon>${MONTH_MARK})(?!\\.?\\s*['’‘]?\\d)`,
  `(?:q(?<quarter>[1-4])[\\s/-]*)(?<quarteryear>${YEAR})`,
  `${TERM}\\s+(?:de\\s+|of\\s+)?(?<termyear>${YEAR})`,
  `(?<year>${YEAR})`,
  `['’‘](?<apo>\\d\\d)`,
]
const plain = (pattern: string, suffix: string): string =>
  pattern.replace(/\(\?<(\w+)>/g, `(?<$1${suffix}>`)
const point = (suffix: string): string => `(?:${POINTS.map((p) => plain(p, suffix)).join('|')})`

/** Must be a whole word: the end of "July" is not the Spanish "y". */
const TO_WORD = `(?<![${LETTER}])(?:${alternatives(TO)})(?![${LETTER}])`
/** Accepts a dash together with a word, "2019 – to 2021", because people write both. */
const SEPARATOR = `\\s*(?:[-–—−‑→~>]+(?:\\s*${TO_WORD}:?)?|/(?:\\s*${TO_WORD})?|&|[.;,]?\\s*${TO_WORD}:|${TO_WORD}(?:\\s*[-–—])?|[-–—,;|]?\\s*(?:${alternatives(LEAVING)})\\s*:?)\\s*`
const BEFORE_END = `(?:(?:${alternatives([...EXPECTED, ...ROUGHLY])})\\.?[\\s-]+)?`
const PRESENT_WORD = `(?<present>${alternatives(PRESENT)})`
/** "10/2017 – 02/18", "Oct 2017 – Feb 18": the century is printed once. */
const SHORT_END = `(?:(?:${DAY}[./])?(?<shortendnum>0?[1-9]|1[0-2])[./]|(?<shortendmon>${MONTH_MARK})\\.?\\s+)(?<shortend>\\d\\d)`
const SECOND = `${BEFORE_END}(?:${PRESENT_WORD}|${point('2')}|${SHORT_END}|(?<short2>\\d\\d)(?!\\.?[º°ª]|\\.\\s?klasse))`
const DAY_NUMBER = '(?:0?[1-9]|[12]\\d|3[01])'
const SHORT_DASH = `\\s*(?:[-–—]|${TO_WORD})\\s*`
/** "seit dem 1.4.2020", "depuis le 3 mars", "dal mese di marzo" */
const ARTICLE = "(?:(?:dem|le|el|l[’']|o|dia|mese\\s+di|o\\s+dia)\\s+)?"
/** "2005, 2006 and 2007" */
const LIST_SIGN = `(?:\\s*[,;&+]\\s*(?:(?:and|und|et|y|e|en)\\s+)?|\\s+(?:and|und|et|y|e|en)\\s+)`
/** Words before the years of a work that comes back: "Temporadas 2008, 2009 y 2010". */
const RECURRING =
  '(?:seasons?|summers?|winters?|saisons?|sommersaisons?|wintersaisons?|sommer|sommerferien|ferien|semesterferien|étés?|hivers?|vacances|temporadas?|campañas?|veranos?|inviernos?|vacaciones|safras?|férias|verões|stagioni?|estati|inverni|zomers|winters|seizoenen|vakanties|années|jahre|jahren|years|años|anos|anni|jaren)'
const BARE_MONTH = `(?<firstmon>${MONTH_MARK}|${SEASON_MARK})\\.?`

const flags = 'gu'
/** The forms of dates and ranges in lower-case text whose months are marked (`markMonths`). */
export const DATE_PATTERNS = {
  range: new RegExp(
    `${NOT_BEFORE}(?:${RECURRING}\\s+(?:(?:of|from|von|del?|dal?|da|van)\\s+)?)?${point('1')}\\)?${SEPARATOR}\\(?${SECOND}${NOT_AFTER}`,
    flags,
  ),
  // "2012/13 – 2014/15": from the first of some school years to the last
  schoolYears: new RegExp(
    `${NOT_BEFORE}(?<year1>${YEAR})/(?<next1>\\d\\d(?:\\d\\d)?)${SHORT_DASH}(?<year2>${YEAR})/(?<next2>\\d\\d(?:\\d\\d)?)${NOT_AFTER}`,
    flags,
  ),
  // "05 2019 – 11 2019", "04 2023 – heute": only a blank between the month and its year
  spacedNumbers: new RegExp(
    `${NOT_BEFORE}(?<num1>0[1-9]|1[0-2])\\s(?<numyear1>${YEAR})\\s*[-–—]\\s*(?:${PRESENT_WORD}|(?<num2>0[1-9]|1[0-2])\\s(?<numyear2>${YEAR}))${NOT_AFTER}`,
    flags,
  ),
  spacedOpen: new RegExp(`^\\s*(?<num1>0[1-9]|1[0-2])\\s(?<numyear1>${YEAR})\\s*[-–—]\\s*$`, flags),
  // Two dates with months in a row, where the dash between them is lost.
  adjacent: new RegExp(`${NOT_BEFORE}${point('1')}\\s+${point('2')}${NOT_AFTER}`, flags),
  // "2020, Jul-Okt", "2022 (giugno - agosto)"
  yearFirst: new RegExp(
    `${NOT_BEFORE}(?<year1>${YEAR})(?:,\\s*|\\s*[(:]\\s*|\\s+)(?<firstmon>${MONTH_MARK})\\.?\\s*[-–—/]\\s*(?<lastmon>${MONTH_MARK})(?!\\.?\\s*['’‘]?\\d)\\)?${NOT_AFTER}`,
    flags,
  ),
  // "2016 June - 2020 April", "2020 June - Current": the year before its month, at both ends
  yearMonths: new RegExp(
    `${NOT_BEFORE}(?<year1>${YEAR})\\s+(?<firstmon>${MONTH_MARK})\\.?${SEPARATOR}(?:${PRESENT_WORD}|(?<year2>${YEAR})\\s+(?<lastmon>${MONTH_MARK})(?!\\.?\\s*['’‘]?\\d))${NOT_AFTER}`,
    flags,
  ),
  // "2017 – August" and nothing else.
  yearMonth: new RegExp(
    `^\\s*(?<year1>${YEAR})\\s*[-–—,]?\\s*(?<firstmon>${MONTH_MARK})\\.?\\s*$`,
    flags,
  ),
  // "2018.22": a full stop instead of the dash, where no month has that number
  stopped: new RegExp(
    `${NOT_BEFORE}(?<year1>${YEAR})\\.(?<short2>1[3-9]|[2-9]\\d)${NOT_AFTER}`,
    flags,
  ),
  // "03-08/2015", "3 - 8/2015": two months of one year
  sharedNumbers: new RegExp(
    `${NOT_BEFORE}(?<m1>0?[1-9]|1[0-2])\\s?[-–—]\\s?(?<m2>0?[1-9]|1[0-2])[./](?<year1>${YEAR})${NOT_AFTER}(?!\\s?[-–—])`,
    flags,
  ),
  // "June 1 - June 30 2026", "May 3 – 28, 2026": days of one year
  sharedMonthDays: new RegExp(
    `${NOT_BEFORE}(?<firstmon>${MONTH_MARK})\\.?\\s+${DAY}${SHORT_DASH}(?:(?<lastmon>${MONTH_MARK})\\.?\\s+)?${DAY},?\\s+(?<year1>${YEAR})${NOT_AFTER}`,
    flags,
  ),
  sharedYear: new RegExp(`${NOT_BEFORE}${BARE_MONTH}${SEPARATOR}${point('2')}${NOT_AFTER}`, flags),
  // "01.04.15 – 31.07.18", "10/27/14 – Current"
  shortDays: new RegExp(
    `${NOT_BEFORE}(?<d1>${DAY_NUMBER})(?<cut>[/.-])(?<m1>${DAY_NUMBER})\\k<cut>(?<y1>\\d\\d)${SHORT_DASH}(?:(?<d2>${DAY_NUMBER})\\k<cut>(?<m2>${DAY_NUMBER})\\k<cut>(?<y2>\\d\\d(?:\\d\\d)?)|${PRESENT_WORD})${NOT_AFTER}`,
    flags,
  ),
  // "04/15 – 07/18"
  shortNumbers: new RegExp(
    `${NOT_BEFORE}(?<m1>0?[1-9]|1[0-2])(?<cut>[/.])(?<y1>\\d\\d)${SHORT_DASH}(?:(?:${DAY_NUMBER}\\k<cut>)?(?<m2>0?[1-9]|1[0-2])\\k<cut>(?<y2>\\d\\d(?:\\d\\d)?)|${PRESENT_WORD})${NOT_AFTER}`,
    flags,
  ),
  // "15.03. – 30.06.2018": two days of one year
  sharedDays: new RegExp(
    `${NOT_BEFORE}${DAY_NUMBER}(?<cut>[/.])(?<m1>0?[1-9]|1[0-2])[/.]?${SHORT_DASH}${DAY_NUMBER}\\k<cut>(?<m2>0?[1-9]|1[0-2])\\k<cut>(?<year1>${YEAR})${NOT_AFTER}`,
    flags,
  ),
  shortMonths: new RegExp(
    `${NOT_BEFORE}(?<mw1>${MONTH_MARK})(?:\\.?\\s+|[/.-])(?<y1>\\d\\d)${SHORT_DASH}(?:(?<mw2>${MONTH_MARK})(?:\\.?\\s+|[/.-])(?<y2>\\d\\d)|${PRESENT_WORD})${NOT_AFTER}(?!,?\\s*\\d)`,
    flags,
  ),
  sinceNumbers: new RegExp(
    `${NOT_BEFORE}(?:${alternatives(SINCE)})\\s+(?<m1>0?[1-9]|1[0-2])[/.](?<y1>\\d\\d)${NOT_AFTER}(?!/)`,
    flags,
  ),
  since: new RegExp(
    `${NOT_BEFORE}(?:${alternatives(SINCE)})\\s+${ARTICLE}${point('1')}(?:,?\\s*(?:${alternatives(GOING_ON)}))?${NOT_AFTER}`,
    flags,
  ),
  sinceMonths: new RegExp(
    `${NOT_BEFORE}(?:${alternatives(SINCE)})\\s+(?<mw1>${MONTH_MARK})\\.?[\\s/.-]?(?<y1>\\d\\d)${NOT_AFTER}(?!/)`,
    flags,
  ),
  goingOn: new RegExp(
    `${NOT_BEFORE}${point('1')},?\\s*(?:(?:\\(\\s*)?(?:${alternatives(GOING_ON)})|\\(\\s*(?:${alternatives(PRESENT)})(?=\\s*\\)))${NOT_AFTER}`,
    flags,
  ),
  // "September '22, September '23": a work that comes back
  comesBack: new RegExp(`${NOT_BEFORE}${point('1')}${LIST_SIGN}${point('2')}${NOT_AFTER}`, flags),
  // "2005, 2006 and 2007"
  listed: new RegExp(
    `(?:(?<=[(|]\\s*|(?<=^\\s*)(?=[^\\p{L}]*$)|(?<!\\d\\s*)[–—-]\\s*)|${NOT_BEFORE}(?:${SEASON_MARK}|${RECURRING})\\s+(?:of\\s+|de\\s+)?)(?<listed>${YEAR}(?:${LIST_SIGN}${YEAR})+)${NOT_AFTER}(?!\\s*(?:[-–—/]|${TO_WORD}))`,
    flags,
  ),
  until: new RegExp(`${NOT_BEFORE}(?:${alternatives(UNTIL)})\\s+${point('1')}${NOT_AFTER}`, flags),
  open: new RegExp(
    `${NOT_BEFORE}${point('1')}\\s*(?:[-–—→]|-?>|\\b(?:to|bis)\\b)\\s*(?:…|\\.{1,3}|\\?)?\\s*(?:$|(?=[|·•,)\\]]))`,
    flags,
  ),
  // "10.2021– Lecturer": the dash touches the date, and what follows is no date
  openFirst: new RegExp(`^\\s*${point('1')}[–—]\\s+(?=\\p{L})`, flags),
  single: new RegExp(`${NOT_BEFORE}(?:${RECURRING}\\s+)?${point('1')}${NOT_AFTER}`, flags),
}
