import { findOnlyAddress } from './address.ts'
import type { PageFacts } from './facts.ts'
import { findMarked } from './named-elements.ts'
import { findPlaceNear, mayBePlace } from './nearby.ts'
import { soundsLikePlace, toCountryCode } from './place-names.ts'
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
    /\p{L}/u.test(text)
  if (labelled !== undefined && isPlace(labelled)) return withoutTypes(findWithin(labelled))
  const found = findPlaceNear(facts, position)
  // A part of the company's name that is no known place is a short form of that name.
  const isCompany =
    found !== undefined &&
    !soundsLikePlace(found) &&
    company !== undefined &&
    (fold(company).includes(fold(found)) || ` ${fold(found)} `.includes(` ${fold(company)} `))
  const near = isCompany ? undefined : found
  const marked = findMarked(facts, 'location', isPlace)
  const printed =
    marked !== undefined && (near === undefined || soundsLikePlace(marked)) ? marked : near
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
    findInSentence(facts, SENTENCES) ??
    findHiringIn(facts) ??
    findOnlyAddress(facts, host) ??
    findSeat(facts) ??
    findInName(facts, company, host) ??
    findOnlyTown(facts)
  )
}

/** The place in a sentence about how one works: `Hybrid, with meetings in London`. */
function findWithin(line: string): string {
  const isSentence = /\s\p{Ll}+\s\p{Ll}/u.test(line) || HIRING.test(line)
  if (!isSentence || toWorkMode(line) === undefined) return line
  const names = line.match(/\p{Lu}[\p{L}’'-]+(?:,?\s\p{Lu}[\p{L}’'-]+)*/gu) ?? []
  const place = names.find((name) => soundsLikePlace(name) && toWorkMode(name) === undefined)
  return place === undefined ? line : `${place} (${toWorkMode(line)})`
}
const HIRING = /^(?:[Ww]e(?:['’]re| are)\s+)?[Hh]iring\s+in\s/

const AT_END = [
  /\s(?:in|i|à|a|en|em|w|ve?|te|im raum|за|в|във|у|@|[-–—|])\s(?<place>\p{Lu}.{2,60})$/u,
  /\s\((?<place>\p{Lu}[^()]{2,60})\)$/u,
  /,\s(?<place>\p{Lu}[^,]{2,40})$/u,
]

/**
 * The place at the end of a position: `Baker wanted in Leeds`, `Baker @ Leeds`, `Baker (Leeds)`.
 */
function findAtEnd(position: string): string | undefined {
  const places = AT_END.map((end) => end.exec(position)?.groups?.['place'])
  return places.find(
    (place) => place !== undefined && soundsLikePlace(place) && !soundsLikeRole(place),
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

/** Contact details and amounts of money. */
const NO_PLACE =
  /^(?:about|über|à propos|sobre|over|address|adresse|phone|tel|e-?mail|contact|kontakt)\b|[$€£¥₹]|\d\s?k\b/i

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

const TOWN = String.raw`(?<place>\p{Lu}[\p{L}’'. -]+(?:,\s*\p{Lu}[\p{L}’'. -]+)?)`
const SENTENCES = [
  String.raw`\b(?:position|role|job|office|team|lab|laborator(?:y|ies)|labs|stelle|poste|puesto)\b[^.]{0,40}?\b(?:is|are|ist|est)?\s*(?:co-)?(?:based|located|situated|basée?|ubicad[oa])\s+(?:in|at|à|en)\s+(?:our\s+|the\s+)?(?:(?:very\s+)?(?:heart|cent(?:er|re))\s+of\s+)?${TOWN}`,
  // In our office in Leeds, in many languages.
  String.raw`\b(?:[Oo]ur|[Uu]nser\w*|[Nn]os|[Nn]otre|[Oo]ns|[Oo]nze|nuestra|nostra|nosso|vår|vores|vårt|naš\p{L}*|nasz\p{L}*)\s+(?:\p{L}+\s+)?(?:offices?|site|[Bb]üro|[Ss]tandort|bureaux?|kantoor|oficinas?|sede|escritório|kontor|biurze|kanceláři?)\s+(?:in|at|à|en|em|a|i|w|v)\s+${TOWN}`,
  String.raw`\b[Oo]ur\s+${TOWN}\s+(?:offices?|studio|site|location|plant|store)\b`,
  String.raw`\b(?:[Oo]ffice|[Bb]üro|[Bb]ureau|[Kk]antoor|[Oo]ficina|[Uu]fficio|[Ee]scritório|[Bb]iurze)(?:\s+space)?\s+(?:in|à|en|a|em|w)\s+(?:downtown\s+|central\s+)?${TOWN}`,
  String.raw`\b[Jj]oin\s+(?:our|the)\s+(?:\p{L}+\s+){0,3}team\s+in\s+${TOWN}`,
  String.raw`\b(?:[Uu]nser\w*|das|dem)\s+(?:\p{Ll}+\s+){0,2}Team\s+in\s+${TOWN}`,
  String.raw`\b(?:[Ww]e(?:['’]re| are)\s+)?[Hh]iring\s+in\s+${TOWN}`,
  // The office is in Odense, in Danish, Norwegian and Swedish.
  String.raw`\b(?:[Kk]ontor\w*|[Aa]rbejdspladsen|[Aa]rbeidsplassen|[Aa]rbetsplatsen)\s+(?:ligger|er|är)\s+(?:\p{Ll}+\s+)?(?:i|på)\s+${TOWN}`,
  String.raw`^(?:[Ff]ür|[Aa]m|[Aa]n)?\s*(?:[Uu]nser\w*\s+)?(?:den\s+)?Standort\s+(?:in\s+)?${TOWN}`,
].map((source) => new RegExp(source, 'u'))

const LOWER = String.raw`[^.!?]{0,80}?\b`
/** Where the company is located, in many languages; the work is probably there. */
const SEATS = [
  String.raw`\b(?:[Ww]e|\p{Lu}[\p{L}\p{N}]+)(?:['’”´ʼ]re| are| is|,)\s${LOWER}(?:based|headquartered|located|situated)\s+in\s+(?:the\s+heart\s+of\s+)?${TOWN}`,
  String.raw`\b(?:is|are)\s+home\s+to\s${LOWER}in\s+${TOWN}`,
  String.raw`(?<place>\p{Lu}[\p{L}’']+(?:[ -]\p{Lu}[\p{L}’']+)?)-based\s+(?:[\p{L}-]+\s+){0,4}(?:company|start-?up|agency|studio|firm|team|lab)\b`,
  String.raw`\b(?:mit Sitz|mit Hauptsitz|ansässig|gevestigd|con sede|sediada|avec siège|baserade?|beliggende|har kontor)\s+(?:in|en|a|em|à|i)\s+${TOWN}`,
  String.raw`\b(?:entreprise|agence|société|startup|start-up|équipe|nous sommes)\b${LOWER}(?:basée?s?|situés?|située?s?|implantée?s?|installée?s?)\s+(?:à|au cœur de)\s+${TOWN}`,
].map((source) => new RegExp(source, 'u'))

/** The town where the company says it is located, unless the work is done elsewhere. */
function findSeat(facts: PageFacts): string | undefined {
  const isRemote = facts.main.some(({ text }) => text.length < 60 && toWorkMode(text) === 'remote')
  return isRemote ? undefined : findInSentence(facts, SEATS)
}

const IN_TOWN =
  /(?<!\p{L})(?:in|at|near|à|en|em|di|te|bei|w|we|v|ve|i|på|Standort|agence de|vestiging|stabilimento di)\s(?<town>\p{Lu}[\p{L}’'-]{3,30}(?:\s(?:(?:am|an|der|de|la|le|sur|del?|di|upon|on|aan|den|nad|pod)\s){0,2}\p{Lu}[\p{L}’'-]{2,30})?)/gu

/** The only known town that the page's sentences name. */
function findOnlyTown({ main }: PageFacts): string | undefined {
  const towns = new Map<string, string>()
  for (const { text } of main.slice(0, SENTENCES_MAX)) {
    if (SEAT.test(text)) continue
    for (const { groups } of text.matchAll(IN_TOWN)) {
      const [first = ''] = groups?.['town']?.split(' ') ?? []
      const town = [groups?.['town'] ?? '', first].find(
        (name) => soundsLikePlace(name) && toCountryCode(name) === undefined,
      )
      if (town !== undefined) towns.set(fold(town), town)
    }
  }
  return towns.size === 1 ? [...towns.values()][0] : undefined
}
const SENTENCES_MAX = 400
/** The company's seat, since the work may be elsewhere. */
const SEAT =
  /headquarter|head office|registered|hauptsitz|firmensitz|siège|sede (?:central|legale|social|principal)|hoofdkantoor|huvudkontor|hovedkontor|siedzib|sídl/iu

/** An adjective of nationality: `our Belgian office`. */
const PEOPLE = /(?:ian|ican|ean|ish|ese|french|dutch|german|swiss|greek|czech)$/i

/** A place in a sentence: `The position is based in Madrid, Spain.` */
function findInSentence({ main }: PageFacts, sentences: readonly RegExp[]): string | undefined {
  for (const { text } of main) {
    if (text.length > 2_000) continue
    for (const sentence of sentences) {
      const name = sentence
        .exec(text)
        ?.groups?.['place']?.replace(/(?<!\b(?:St|Ft|Mt))\.\s.*$/, '')
        .replace(/[\s.]+$/, '')
        .replace(
          /\s(?!(?:am|an|der|de|la|le|sur|en|del?|di|upon|on|the|aan|den|nad|pod|i|a)\s)\p{Ll}.*$/u,
          '',
        )
      const words = name?.split(' ') ?? []
      // The longest start that is a place; the rest belongs to the sentence.
      const beginnings = (parts: readonly string[]) =>
        parts.map((_word, index) => parts.slice(0, parts.length - index).join(' '))
      // A place inside: `based at the Acme mill in Leeds`.
      const [, ...within] = (sentence.exec(text)?.groups?.['place'] ?? '').split(
        /\s(?:in|à|en|te)\s/,
      )
      const parts = within.flatMap((part) => beginnings(part.split(' ')))
      // `at the Leeds Mills in York` is in York.
      const place = [name ?? '', ...parts, ...beginnings(words)].find(
        (part) => /^\p{Lu}(?:.*\s\p{Lu})?\S*$/u.test(part) && soundsLikePlace(part),
      )
      if (place !== undefined) return place.replace(/[,.]$/, '')
      // A town that no list contains must be alone.
      const isAlone = sentences === SENTENCES && words.length === 1
      if (isAlone && name !== undefined && mayBePlace(name) && !PEOPLE.test(name)) return name
    }
  }
  return undefined
}
