import { isListingName, type PageFacts } from './facts.ts'
import { isInSentence } from './in-sentence.ts'
import { isPositionLabel } from './labels.ts'
import { CALL, CALLED_LINE } from './offer-words.ts'
import { listRuns, readShortLine, type Run } from './page.ts'
import { isTopic } from './page-topic.ts'
import { POLICY } from './position.ts'
import { shareAddress } from './posting-address.ts'
import { APPLY, PART, SECTION } from './posting-words.ts'
import { isForBothGenders, soundsLikeRole } from './roles.ts'
import { classify, isHostName, isNoCompany, isOfHost, SEPARATORS, split } from './title.ts'
import { fold } from '../fold.ts'

// The lines of a company's page that may be the position it offers, each with its signs.

/** A line that may be the position, with what stands out about it. */
export type Line = {
  name: string
  at: number
  /** By how much it stands out: 2 for a heading, 0 for a part of a text. */
  standing: number
  isCalled: boolean
  /** Whether the page's title has it, and its address a part of it. */
  isNamed: boolean
  /** Whether it has all of the address's last part as well. */
  isWhole: boolean
  score: number
}
/** A sign adds its weight once, or for each time up to `most`. */
type Sign = readonly [weight: number, count: boolean | number, most?: number]

/** The sum of the signs' weights. */
export const addUp = (signs: readonly Sign[]) =>
  signs.reduce((sum, [weight, count, most = 1]) => sum + weight * Math.min(Number(count), most), 0)

/** In characters. */
export const NAME_MAX = 110
/** The number of people to be hired: `2 bakers`, `N. 1 addetto`. */
export const COUNT = /^(?:[Nn][.º°]?\s?)?[1-9]\s?(?:x\s)?\s*(?=\p{L}{3})/u
/** Where the work is done, behind a position: `Cook for our kitchen in Leeds`. */
const PURPOSE =
  /\s(?:for our|to join (?:our|us)|für unser\p{L}{0,2}|pour (?:notre|nos)|para (?:nuestr[oa]|a nossa|o nosso)|per (?:il|la) nostr[oa]|voor onz?e?s?|till vårt?|til vores?)\s.*$/iu
const STANDING = /^(?:h[1-5]|strong|b|u|big|mark)$/
const TITLED =
  /(?:^|[\s_-])(?:(?:job|position|vacancy|role|post|offer|stellen?)[_-]?)?(?:title|heading|headline|titel|titre|titulo|titolo|ttl)(?:$|[\s_-])/i
const LINES_MAX = 3_000
/** A page with more positions is a list, however they score. */
const NAMES_MAX = 60
/** The lines that stand by themselves, or that complete a call: `We are looking for a` … */
export function listLines(facts: PageFacts, url: URL | undefined): Line[] {
  const { main, metas, title } = facts
  const titled = ` ${fold(`${title} ${metas.get('og:title') ?? ''}`)} `
  const shortened = split(title, SEPARATORS)
    .filter(soundsLikeRole)
    .map((part) => fold(part).split(' '))
    .filter(({ length }) => length >= SHORTENED_MIN)
  const documents = main.filter((run) => isDocument(run) && soundsLikeRole(run.text))
  const document = documents.length === 1 ? documents[0] : undefined
  const lines: Line[] = []
  const add = (run: Run, at: number, isLast: boolean) => {
    const text = run.text.replace(/^[¡¿„“"«]+\s*|[\s,;.!”"»]+$/gu, '')
    const apart = run === document ? 1 : scoreStanding(run)
    const [call = ''] = apart === 0 ? [] : (CALLED_LINE.exec(text) ?? [])
    const name = text.slice(call.length).replace(COUNT, '').replace(PURPOSE, '')
    if (lines.length === NAMES_MAX || !mayBeName(name, url)) return
    const before = main[at - 1]?.text ?? ''
    const isLabelled = isPositionLabel(before) || LABEL.test(before)
    const isCalled = isLabelled || CALL.test(`${textBefore(main, at)} ${call}`)
    const below = main[at + 1]?.text.slice(0, CONTACT_MAX) ?? ''
    const isAside = isInSentence(run.element) || CONTACT.test(below)
    const standing = !isCalled && isAside ? 0 : apart
    if (standing === 0 && !isCalled && !isLast) return
    const share = shareAddress(url, name)
    const words = new Set(fold(name).split(' '))
    const isTitled =
      titled.includes(` ${fold(name)} `) ||
      shortened.some((part) => part.every((word) => words.has(word)))
    const score = addUp([
      [1, standing, 2],
      [3, isCalled],
      [2, share > 0],
      [1, share === 1],
      [2, isTitled],
      [1, isForBothGenders(name)],
      [1, isLast],
    ])
    const isNamed = isTitled && share > 0
    const isWhole = isNamed && share === 1
    lines.push({ name, at, standing, isCalled, isNamed, isWhole, score })
  }
  for (const [at, run] of main.slice(0, LINES_MAX).entries()) add(run, at, false)
  const last = findLastCrumb(facts)
  if (last !== undefined && shareAddress(url, last.text) > 0) add(last, 0, true)
  return lines
}

/** A title may have fewer words of the position, but at least two: `Night Baker` of `Night Bread Baker`. */
const SHORTENED_MIN = 2

/** Labels that may also head other texts: `Post`, `Vacancy:`. */
const LABEL =
  /^(?:vacancy|vacante|post|role|position|poste|fonction|función|puesto|stelle|funktion|vacature|functie|cargo|vaga|mansione|figura|stilling|tjänst)\s*:?$/iu

const CRUMBS = /breadcrumb/i
/** The last part of the breadcrumbs, which names the page. */
function findLastCrumb({ elements }: PageFacts): Run | undefined {
  const crumbs = elements.find(({ attributes }) =>
    CRUMBS.test(`${attributes['class'] ?? ''} ${attributes['aria-label'] ?? ''}`),
  )
  return crumbs === undefined ? undefined : listRuns(crumbs).at(-1)
}

/** In characters. */
const CONTACT_MAX = 80
/** A telephone number or an email address, below the position of whom to contact. */
const CONTACT =
  /^(?:tel|phone|telefon|mobile?)\b\D{0,4}\d|^\+\d[\d\s()/.-]{6,}$|^\(?0\d{2,5}\)?[\s/-]+\d|^\(\d{3}\)\s?\d{3}|^(?:e-?mail\b.{0,3})?\S+@\S+\.\p{L}/iu

const scoreStanding = (run: Run): number => {
  const { element } = run
  if (isLinked(run) || isInTableHead(run)) return 0
  if (LIST.test(element.name) || LIST.test(element.parent?.name ?? '')) return 0
  if (/^h[1-5]$/.test(element.name) || /^h[1-5]$/.test(element.parent?.name ?? '')) return 2
  if (STANDING.test(element.name) || TITLED.test(element.attributes['class'] ?? '')) return 1
  return isParagraph(run) ? 1 : 0
}

/** The only posting may be a document: `<a href="baker.pdf">Baker</a>`. */
const isDocument = ({ element: { attributes, parent } }: Run) =>
  /\.(?:pdf|docx?|odt)(?:$|[?#])/i.test(attributes['href'] ?? parent?.attributes['href'] ?? '')

const LIST = /^(?:li|cite|blockquote|figcaption)$/
const ALONE = /^(?:p|div|td|dd|section|article)$/
const ALONE_LENGTH = 60
/** Whether a short line without an end is a paragraph or a table's cell of its own. */
const isParagraph = ({ text, element }: Run): boolean => {
  const outer = element.name === 'span' ? element.parent : element
  return (
    outer !== undefined &&
    ALONE.test(outer.name) &&
    text.length <= ALONE_LENGTH &&
    /^[\p{Lu}\d(]/u.test(text) &&
    !/[.,;:!?…]$/.test(text) &&
    readShortLine(outer, ALONE_LENGTH) === text
  )
}

export const isLinked = ({ element: { name, parent } }: Pick<Run, 'element'>) =>
  [name, parent?.name, parent?.parent?.name].some((tag) => tag === 'a' || tag === 'button')

const isInTableHead = ({ element: { name, parent } }: Run) =>
  [name, parent?.name, parent?.parent?.name].includes('th')

/** The end of the text before a line, which may be split by emphasis. */
const textBefore = (main: readonly Run[], at: number) =>
  main
    .slice(Math.max(0, at - 2), at)
    .map(({ text }) => text)
    .join(' ')
    .slice(-160)

/** Terms of employment, and notices about apprenticeships. */
const TERMS =
  /^(?:ab sofort|per \d|(?:from |ab |dès |desde |dal? |vanaf |från |fra )?(?:\d{1,2}\.?\s)?\p{L}{3,9}\.?\s(?:19|20)\d{2}(?!\d)|(?:in )?(?:vollzeit|teilzeit)|full[- ]time|part[- ]time|permanent|temps (?:plein|partiel)|ausbildung \d)/iu
/** Headings above a position: `Búsquedas docentes`. */
const SEARCH = /^(?:búsquedas?|ricerca|selección|selezione|recherche)\s/iu
/** Pay grades and awards: `Entgeltgruppe 13 TV-L`. */
const GRADE =
  /\b(?:entgeltgruppe|entggr\.?|besoldungsgruppe|TV-?(?:L|ÖD|KB)|salary grade|pay grade|pastoral award|modern award|NJC|barème)\b/iu

/** Who represents the site's owner in an imprint: `Inhaber: Anna Korn`. */
const REPRESENTATIVE =
  /^(?:the |die |der |le |la |el )?(?:inhaber(?:in)?|geschäftsführ(?:er(?:in)?|ende[rn]?)|vertretungsberechtigter? (?:geschäftsführer(?:in)?|vorstand|inhaber(?:in)?)|owners?|proprietors?|managing directors?|company director|gérante?|directeur de (?:la )?publication|directrice de (?:la )?publication|propriétaire|propietari[oa]|administrador(?:a)? (?:únic[oa])?|proprietári[oa]|sócio[- ]gerente|titolare|amministrat(?:ore|rice)(?: unic[oa])?|legale rappresentante|eigena(?:ar|resse)|zaakvoerder|właściciel(?:ka)?|prezes(?: zarządu)?|majitel(?:ka)?|jednatel(?:ka)?|ejer|indehaver|innehavare|ägare|daglig leder|ügyvezető|omistaja|toimitusjohtaja)\s?[:：]\s*/iu
const PERSON =
  /^(?:(?:Dr|Prof|Dipl|Ing|Mag|Mr|Mrs|Ms|Herr|Frau)\.?[- ]){0,3}\p{Lu}[\p{L}.’'-]*(?:\s(?:\p{Ll}{2,3}\s)?\p{Lu}[\p{L}.’'-]*){1,3}$/u

/** A part of a sentence: `in der Frühförderung`. */
const PHRASE =
  /^(?:in|im|bei|mit|zur|zum|für|aus|with|for|at|from|to|of|by|on|the|and|or|dans|avec|pour|en|con|para|per|met|voor|till|til)\s/u
const KNOWLEDGE =
  /(?<!\p{L})(?:\p{L}*kenntnisse?n?|\p{L}*erfahrung(?:en)?|fähigkeiten|kompetenzen|qualifikation(?:en)?|skills|knowledge|experience|abilities|compétences|connaissances|conocimientos|conhecimentos|competenze|vaardigheden)$/iu

/** Surnames are trades too, `Koch`, so that the person's name does not tell. */
const isRepresentative = (name: string) => {
  const person = name.replace(REPRESENTATIVE, '')
  return person !== name && PERSON.test(person) && !isForBothGenders(person)
}

/** Whether a line sounds like a position, and not like a part of a posting or a section of a site. */
export function mayBeName(name: string, url: URL | undefined): boolean {
  if (name.length < 3 || name.length > NAME_MAX || !soundsLikeRole(name)) return false
  if (isRepresentative(name)) return false
  if (/^[(–—•✓✔-]|;$/u.test(name) || GRADE.test(name) || SEARCH.test(name) || TERMS.test(name))
    return false
  if (!/\p{L}{3}/u.test(name) || PHRASE.test(name) || KNOWLEDGE.test(name)) return false
  const host = url?.hostname ?? ''
  if (isHostName(name, host) || name.endsWith(':')) return false
  if (isAboutOwner(name, host) || classify(name, host).kind === 'employer') return false
  if (SECTION.test(name) || PART.test(name) || APPLY.test(name) || POLICY.test(name)) return false
  // The page's title may be printed too: `Acme | Careers`.
  if (name.split(TITLE_PARTS).some((part) => isNoCompany(part.trim()))) return false
  return !isNoCompany(name) && !isListingName(name) && !isTopic(name)
}

const SENTENCE_MIN = 4
/** Whether a line tells something about the site's owner, whose name sounds like a position. */
export const isAboutOwner = (name: string, host: string) => {
  const [owner = '', ...words] = name.split(' ')
  return words.length >= SENTENCE_MIN && isOfHost(owner, host) && !soundsLikeRole(words.join(' '))
}
const TITLE_PARTS = /[|•·｜]|\s[–—-]\s/u
