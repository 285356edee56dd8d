import { findOnlyAddress } from './address.ts'
import type { PageFacts } from './facts.ts'
import { findDescribedPlace } from './in-description.ts'
import { findMarked } from './named-elements.ts'
import { findBegin, findBehindCompany, findPlaceNear, PROSE_MIN } from './nearby.ts'
import { soundsLikePlace, toCountryCode } from './place-names.ts'
import {
  FACILITY,
  findConfirmedTown,
  findInCall,
  findOnlyTown,
  findRepeatedTown,
  findSeat,
  findWorkplace,
} from './place-sentences.ts'
import { readTownOfBody } from './public-bodies.ts'
import { saysAllRemote } from './remote-page.ts'
import { soundsLikeRole } from './roles.ts'
import { isHostName, isNoCompany } from './title.ts'
import { readTitleParts } from './title-parts.ts'
import { fold } from '../fold.ts'
import { toEmploymentType, toPlace, toWorkMode } from './values.ts'

type Known = {
  position: string | undefined
  company: string | undefined
  /** The value behind the field's label. */
  labelled: string | undefined
  host: string
}

/** The place: from a label, element names, the text near the position, or the titles. */
export function findLocation(
  facts: PageFacts,
  { position, company, labelled, host }: Known,
): string | undefined {
  const isPlace = (text: string) =>
    text.length <= 120 &&
    fold(text) !== fold(company ?? '') &&
    !isNoCompany(text) &&
    fold(text) !== fold(position ?? '') &&
    !NO_PLACE.test(text) &&
    !isStreet(text) &&
    !/[:：]$/.test(text) &&
    /\p{L}/u.test(text)
  const read = () => findUnlabelled(facts, { position, company, host }, isPlace)
  const stated = withoutMeetings(labelled ?? '')
  const { place, workMode } = toPlace(stated)
  // A label may say only how one works; who works from home may work anywhere.
  if (place === undefined && workMode !== undefined)
    return workMode === 'remote' ? stated : `${read() ?? ''} (${workMode})`
  if (labelled === undefined || !isPlace(labelled)) return read()
  return findTownOf(facts, position, labelled) ?? withoutTypes(findWithin(labelled))
}

/** Removes what follows the kind of work: `Remote, with a meeting once a month`. */
function withoutMeetings(text: string): string {
  const [mode = '', ...rest] = text.split(/,\s(?=\p{Ll}+\s\p{Ll})/u)
  const isMode = toWorkMode(mode) !== undefined && toPlace(mode).place === undefined
  return isMode && rest.length > 0 ? mode : text
}

/** Chinese addresses have no space behind the town, which may be beside the position too. */
function findTownOf(
  facts: PageFacts,
  position: string | undefined,
  address: string,
): string | undefined {
  if (!/^\p{Script=Han}{6}/u.test(address)) return undefined
  const town = findPlaceNear(facts, position)
  return town !== undefined && town !== address && address.startsWith(town) ? town : undefined
}

/** The place without a label. */
function findUnlabelled(
  facts: PageFacts,
  { position, company, host }: Omit<Known, 'labelled'>,
  isPlace: (text: string) => boolean,
): string | undefined {
  // A part of the company's name that is no known place is a short form of that name.
  const isCompany = (text: string) =>
    company !== undefined &&
    !soundsLikePlace(text) &&
    (fold(company).includes(fold(text)) || ` ${fold(text)} `.includes(` ${fold(company)} `))
  const called = findInCall(facts, position)
  if (called !== undefined) return called
  const found = findPlaceNear(facts, position)
  const own = readTownOfBody(company)
  // Only a place with its postal code is surer than the body's own town.
  if (own !== undefined && !/\d{4}/.test(found ?? '')) return own
  const near = found !== undefined && isCompany(found) ? undefined : found
  const marked = findMarked(facts, 'location', (text) => isPlace(text) && !isCompany(text))
  const printed =
    marked !== undefined && (near === undefined || soundsLikePlace(marked)) ? marked : near
  const behind = findBehindCompany(facts, position, company)
  if (behind !== undefined && printed?.includes(behind) !== false) return behind
  if (printed !== undefined || position === undefined) {
    const line = withoutTypes(printed === undefined ? '' : findWithin(printed))
    // Only `Remote`, but the position itself contains a place.
    const end = line !== undefined && toPlace(line).place === undefined && findAtEnd(position ?? '')
    return end === undefined || end === false ? line : `${end} (${toWorkMode(line ?? '')})`
  }
  const titles = [facts.metas.get('og:title'), facts.title].filter((name) => name !== undefined)
  return (
    readTitleParts(titles, position, host).location ??
    findAtEnd(position) ??
    findJobsIn(titles) ??
    findDescribedPlace(facts, position) ??
    findWorkplace(facts) ??
    findHiringIn(facts) ??
    findConfirmedTown(facts) ??
    findOnlyAddress(facts, host) ??
    findSeat(facts) ??
    findRepeatedTown(facts, company) ??
    findInName(facts, company, host) ??
    findOnlyTown(facts) ??
    (saysAllRemote(facts.main) || isMarkedRemote(facts, position) ? 'Remote' : undefined)
  )
}

/** A position that is done from home: `(Remote) Baker`, `Baker – 100% remote`. */
const REMOTE =
  /[([](?:100 ?% |fully )?(?:remote|télétravail|teletrabajo|home[ -]?office|zdalnie|na dálku)[)\]]|\s[|–—-]\s(?:100 ?% |fully )?remote$/iu

/** Whether the position, or a line below it, says that it is done from home: `Baker (remote)`, `Remote`. */
function isMarkedRemote(facts: PageFacts, position: string): boolean {
  const begin = findBegin(facts, position)
  const below = begin === -1 ? [] : facts.main.slice(begin + 1, begin + NOTES_MAX)
  const text = below.findIndex((run) => run.text.length >= PROSE_MIN)
  const notes = text === -1 ? below : below.slice(0, text)
  return (
    REMOTE.test(position) ||
    notes.some(
      ({ text: line, element }) =>
        (ONLY_REMOTE.test(line) && element.name !== 'a') ||
        (REMOTE.test(line) && fold(line).startsWith(`${fold(position)} `)),
    )
  )
}
const NOTES_MAX = 10
const ONLY_REMOTE = /^(?:📍\s*)?(?:(?:100 ?% |fully |full )?remote|remote (?:work|job|position))$/iu

/** The place in a sentence about how one works: `Hybrid, with meetings in London`. */
function findWithin(line: string): string {
  const site = SITE.exec(line)?.groups?.['place']
  if (site !== undefined) return site
  const isSentence = /\s\p{Ll}+\s\p{Ll}/u.test(line) || HIRING.test(line)
  if (!isSentence || toWorkMode(line) === undefined) return line
  const names = line.match(/\p{Lu}[\p{L}’'-]+(?:,?\s\p{Lu}[\p{L}’'-]+)*/gu) ?? []
  const place = names.find((name) => soundsLikePlace(name) && toWorkMode(name) === undefined)
  return place === undefined ? line : `${place} (${toWorkMode(line)})`
}
/** A site after its owner: `Rye Bakers, Standort Ulm`. */
const SITE =
  /,\s(?:Standort|Niederlassung|Filiale|Campus|site d[e']|agence d[e']|sede d[ie]|vestiging|sucursal)\s(?:de\s)?(?<place>\p{Lu}[^,;|]{2,40})$/u
const HIRING = /^(?:[Ww]e(?:['’]re| are)\s+)?[Hh]iring\s+in\s/

const AT_END = [
  /\s(?:in|i|à|a|sur|en|em|w|ve?|te|im raum|за|в|във|у|@|[-–—|])\s(?<place>\p{Lu}.{2,60})$/u,
  /\s\((?<place>\p{Lu}[^()]{2,60})\)$/u,
  /,\s(?<place>\p{Lu}[^,]{2,40})$/u,
]
/** `Baker in Leeds - CDI` */
const TYPE_AT_END =
  /\s[–—|-]\s(?:full[- ]?time|part[- ]?time|permanent|contract|vollzeit|teilzeit|festanstellung|cdi|cdd|intérim|alternance|stage|freelance)$/iu
/** A place of work at the end: `Firefighter - Rye Fire Station`. */
const SITE_AT_END = /\s[–—|-]\s(?<place>(?:\p{Lu}[\p{L}’'-]+\s?){2,5})$/u

/**
 * The place at the end of a position: `Baker wanted in Leeds`, `Baker @ Leeds`, `Baker (Leeds)`.
 */
function findAtEnd(whole: string): string | undefined {
  const position = whole.replace(TYPE_AT_END, '')
  const places = AT_END.map((end) => end.exec(position)?.groups?.['place'])
  const site = SITE_AT_END.exec(position)?.groups?.['place']
  return (
    places.find(
      (place) => place !== undefined && soundsLikePlace(place) && !soundsLikeRole(place),
    ) ?? (site !== undefined && FACILITY.test(site) ? site : undefined)
  )
}

const JOBS_IN =
  /\s(?:jobs?|stellen?|stellenangebote?|emplois?|empleos?|vagas?|vacatures?|lavoro|praca|práce|jobb)\s(?:in|à|a|en|em|te|w|v|ve|i)\s(?<place>\p{Lu}[^|–—-]{2,40}?)\s*(?:$|[|–—-])/iu
/** `Baker jobs in Leeds` in a title without the position. */
function findJobsIn(titles: readonly string[]): string | undefined {
  const places = titles.map((title) => JOBS_IN.exec(title)?.groups?.['place'])
  return places.find((place) => place !== undefined && soundsLikePlace(place))
}

const LINES_MAX = 60
/** `Hiring in Leeds, York and remote` in the page's last lines. */
function findHiringIn({ runs }: PageFacts): string | undefined {
  const line = runs.slice(-LINES_MAX).find((text) => text.length < 120 && HIRING.test(text))
  const names = line?.replace(HIRING, '').match(/\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)*/gu) ?? []
  const places = names.filter((name) => soundsLikePlace(name) && toWorkMode(name) === undefined)
  return places.length === 0 ? undefined : places.join('; ')
}

/**
 * A place in the company's name: `Rye Bakers Leeds`, if its site is `rye-bakers` or mentions Leeds
 * elsewhere.
 */
function findInName(
  { main }: PageFacts,
  company: string | undefined,
  host: string,
): string | undefined {
  const words = company?.split(' ') ?? []
  const ends = words.map((_word, index) => [words.slice(0, index), words.slice(index)] as const)
  const found = ends.slice(1).find(([own, end]) => {
    const town = end.join(' ')
    const isSaid = () =>
      toCountryCode(town) === undefined &&
      !/^(?:[\p{L}]+ )?(?:americas?|europe|asia|africa)$/iu.test(town) &&
      main.some(({ text }) => text.includes(town) && !text.includes(company ?? town))
    return soundsLikePlace(town) && (isHostName(own.join(' '), host) || isSaid())
  })
  return found?.[1].join(' ')
}

const STREET =
  /^\d{1,5}[a-z]?\s.{2,40}\b(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Boulevard|Blvd|Way)\.?$/iu
/** A street without its town. */
const isStreet = (text: string) => STREET.test(text)

/** Contact details and amounts of money. */
const NO_PLACE =
  /^(?:about|über|à propos|sobre|over|address|adresse|phone|tel|e-?mail|contact|kontakt)\b|[$€£¥₹]|\d\s?k\b|\b(?:tel|fax|phone|telefon|téléphone|teléfono)\b|www\.|https?:|@/i

/** The place without employment types: `Full Time; Berlin`. */
function withoutTypes(text: string): string | undefined {
  const parts = text.split(/\s*[;|·•]\s*/)
  const places = parts.filter(
    (part) => toEmploymentType(part) === undefined || soundsLikePlace(part),
  )
  const line = places
    .join('; ')
    .replace(LEADING_LABEL, '')
    .replace(LEADING_TYPE, '')
    .replace(TRAILING_TYPE, '')
  return line === '' ? undefined : line
}
const TRAILING_TYPE = /[\s,/–-]+(?:full[- ]?time|part[- ]?time|vollzeit|teilzeit|permanent)$/i
/** `Location, Leeds` */
const LEADING_LABEL =
  /^(?:(?:job |work )?location|standort|arbeitsort|lieu|ubicación|localização|sede|locatie)\s*[,:–-]\s*(?=\p{Lu})/iu
const LEADING_TYPE =
  /^(?:full[- ]?time|part[- ]?time|vollzeit|teilzeit|temps plein|cdi|permanent|contract)(?:\s*[,/–-]\s*|\s+(?=\p{Lu}))/iu
