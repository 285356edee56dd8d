import { findDates } from './dates.ts'
import { readHeaderWords } from './header-words.ts'
import type { Line } from './model.ts'
import { scoreSpelling } from './name-spelling.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { styleOf } from './style.ts'
import { countWords, fold } from './text.ts'
import { holdsTitleNoun } from './title-words.ts'
import { isWrapped } from './wrapped-lines.ts'

const WORDS_MAX = 5
const TOLD =
  /\b(?:responsibilit|duties|tasks|aufgaben|tatigkeit|missions|taches|realisations|funciones|tareas|responsabilidad|technolog|tech stack|tools|description|environment)/

/**
 * Removes contacts, and small headings that are repeated under the entries ("Highlights", "Achievements/Tasks",
 * "Aufgaben:"), because they name nothing.
 */
export function dropEntryLabels(lines: Line[]): Line[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1)
  const countOf = (line: Line): number => counts.get(keyOf(line)) ?? 0
  return dropContacts(lines).filter(
    (line, at, kept) =>
      !isGroup(line) &&
      (countOf(line) < 2 || isEmployer(line, kept[at + 1]) || !isLabel(line, countOf(line))),
  )
}

/** The employer of several jobs, though a word in it may be a label's: "Heron Technologies Ltd". */
const isEmployer = ({ text, cells }: Line, next: Line | undefined): boolean =>
  cells.length === 1 &&
  !text.endsWith(':') &&
  (scoreOrganisation(text) > 1 ||
    (scoreOrganisation(text) >= 0.6 && next !== undefined && opensWithRange(next)))

const opensWithRange = ({ text }: Line): boolean =>
  findDates(text).some(({ index, single }) => index < RANGE_REACH && !single)
const RANGE_REACH = 60

/**
 * Removes the contact of a person, an employer or a school on a form, "Country: Chad | Email:
 * mail@heron.example", and the addresses below it.
 */
function dropContacts(lines: Line[]): Line[] {
  let isContact = false
  return lines.filter((line, at) => {
    const { text } = line
    isContact = BORN.test(text) || CONTACT.test(text) || (isContact && isAddress(text))
    return !isContact && !isRestOfSector(lines[at - 1], line)
  })
}

/** The last label of an employer on a form: "City: Leeds | Business or sector: Information and". */
const SECTOR =
  /\|\s(?:impresa o settore|attività o settore|business or sector|tätigkeitsbereich oder branche|branche|empresa o sector|empresa ou setor|entreprise ou secteur[^:|]{0,20}|bedrijf of sector)\s?:\s[^|]+$/iu

const isRestOfSector = (before: Line | undefined, line: Line): boolean =>
  before !== undefined &&
  SECTOR.test(before.text) &&
  isWrapped(before, line) &&
  !/\d/.test(line.text)

/** Whether a text consists of web addresses. */
const isAddress = (text: string): boolean =>
  text.includes('://') && text.split(/\s+/).every((part) => part === '|' || /[/=@?]/.test(part))

/** The person's own data, as in a column beside the jobs. */
const BORN =
  /^(?:date of birth|birth ?date|d\.?o\.?b\.?|geburtsdatum|geboren am|date de naissance|fecha de nacimiento|data d[ei] nasc\p{L}+|geboortedatum)\s*:/iu
const PLACE_LABEL =
  '(?:country|city|address|pays|ville|land|ort|adresse|país|ciudad|dirección|cidade|morada|paese|città|indirizzo|stad|adres): [^|]{1,80} \\| '
const MAIL_LABEL = '(?:e-?mails?|website|web ?site|sitio web|site web|sito web)\\s*:\\s'
/** Positions begin with the labels' words too: "Email Marketing Manager | Heron Ltd". */
const CONTACT = new RegExp(
  `^(?:(?:${PLACE_LABEL})+${MAIL_LABEL}|${MAIL_LABEL}.*\\s\\|\\s|links?:? https?://)`,
  'iu',
)

/** Words that can also be the title of a single job. */
const ONE_JOB =
  /^(?:internship|praktikum|stage|practica|tirocinio|estagio|career|work|beruf|emploi|empleo)$/

/** A heading of several jobs ("Ferienjobs", "Stages") is not the title of any of them. */
const isGroup = ({ text, cells: [cell, more], bullet }: Line): boolean => {
  const isHeading = cell && !more && !bullet && !/^\p{Ll}/u.test(text)
  const words = isHeading ? readHeaderWords(text) : null
  return words?.exact === true && words.kind === 'experience' && !ONE_JOB.test(fold(text))
}

/**
 * A phrase repeated this often that contains no capitalised name is a label, unless it is spelt like a
 * position: "Preparateuse de plats" in each of three jobs.
 */
const OFTEN = 3
const POSITION = 0.9
const PHRASE = /^\p{Lu}\p{Ll}*(?: \p{Ll}+){2,}$/u

const isLabel = ({ text, cells }: Line, count: number): boolean =>
  cells.length === 1 &&
  countWords(text) <= WORDS_MAX &&
  findDates(text).length === 0 &&
  !holdsTitleNoun(text) &&
  (text.endsWith(':') ||
    (count >= OFTEN && PHRASE.test(text) && scoreSpelling(text) < POSITION) ||
    readHeaderWords(text)?.kind === 'other' ||
    TOLD.test(fold(text)))

const keyOf = (line: Line): string => `${fold(line.text)}|${styleOf(line)}`
