import { listAddressTowns } from './address.ts'
import type { PageFacts } from './facts.ts'
import { findBegin, mayBePlace } from './nearby.ts'
import { CALL } from './offer-words.ts'
import { listRuns, type Run } from './page.ts'
import { soundsLikePlace, toCountryCode } from './place-names.ts'
import { isRemoteOnly } from './remote-page.ts'
import { soundsLikeRole } from './roles.ts'
import { fold } from '../fold.ts'
import { AT_WORKPLACE, SEATS, TOWN, WORK } from './workplace-words.ts'

// Places in sentences: where the work is done, where the company is, or the towns that are named.

const TOWN_HERE = new RegExp(TOWN, 'uy')

/** The text after a place of work: `Leeds is full` of `our bakery in Leeds is full`. */
function readWorkplace(text: string): string | undefined {
  for (const { 0: noun, index } of text.matchAll(AT_WORKPLACE)) {
    TOWN_HERE.lastIndex = index + noun.length
    const place = TOWN_HERE.exec(text)?.groups?.['place']
    if (place !== undefined) return place
  }
  return undefined
}

const TEXT_MAX = 2_000
const LINES_MAX = 800

/** The page's sentences, put together from the elements that they consist of. */
function listSentences({ main, root }: PageFacts): string[] {
  const sentences: string[] = []
  let before: Run | undefined
  // The page of an application has nothing but its form.
  const runs = main.length > 0 ? main : listRuns(root)
  for (const run of runs.slice(0, LINES_MAX)) {
    const isInline =
      before !== undefined &&
      (run.element.parent === before.element || before.element.parent === run.element)
    const last = sentences.at(-1) ?? ''
    if (isInline && !/[.:!?]$/.test(last) && last.length < TEXT_MAX)
      sentences[sentences.length - 1] = `${last} ${run.text}`
    else sentences.push(run.text)
    before = run
  }
  return sentences.filter((text) => text.length <= TEXT_MAX)
}

/** The place in a sentence about the work: `The position is based in Madrid, Spain.` */
export function findWorkplace(facts: PageFacts): string | undefined {
  for (const text of listSentences(facts)) {
    const place = findWorkplaceIn(text)
    if (place === undefined) continue
    return listAddressTowns(facts).find((town) => isSameTown(town, place)) ?? place
  }
  return undefined
}

const STEM_MIN = 4
const ENDING_MAX = 2
/** Whether a town is another one, or its form after a preposition: `Poznań` and `w Poznaniu`. */
const isSameTown = (town: string, other: string) => {
  const [one, two] = [fold(town), fold(other)]
  const stem = one.slice(0, Math.max(STEM_MIN, one.length - ENDING_MAX))
  return one === two || (two.startsWith(stem) && two.length - stem.length <= 2 * ENDING_MAX)
}

function findWorkplaceIn(text: string): string | undefined {
  if (SEAT.test(text)) return undefined
  for (const sentence of WORK) {
    const place = toTown(sentence.exec(text)?.groups?.['place'], 1)
    if (place !== undefined) return place
  }
  return toTown(readWorkplace(text), UNKNOWN_MAX)
}
/** The end of the name of a place of work: `Rye Library`. */
export const FACILITY =
  /\p{L}\s(?:Station|Library|School|Hospital|Clinic|Campus|Depot|Plant|College|Nursery|Surgery|Barracks|Museum|Airport|Farm)$/u
/** At most this many words may be a town that no list contains. */
const UNKNOWN_MAX = 3

/**
 * The place in the sentence that calls for the position, which may end below it: `For our bakery in
 * Leeds we seek a`.
 */
export function findInCall(facts: PageFacts, position: string | undefined): string | undefined {
  const at = findBegin(facts, position)
  if (at === -1) return undefined
  const before = facts.main
    .slice(Math.max(0, at - 2), at)
    .map(({ text }) => text)
    .join(' ')
  const after = facts.main[at + 1]?.text ?? ''
  const texts = [
    CALL.test(before.slice(-SENTENCE_MAX)) ? before.slice(-SENTENCE_MAX) : '',
    /^\p{Ll}/u.test(after) ? after.slice(0, SENTENCE_MAX) : '',
  ]
  for (const text of texts) {
    const place = text === '' ? undefined : (findWorkplaceIn(text) ?? listTowns(text)[0])
    if (place !== undefined) return place
  }
  return undefined
}
const SENTENCE_MAX = 200

/** The town where the company says it is located, unless the work is done elsewhere. */
export function findSeat(facts: PageFacts): string | undefined {
  if (isRemoteOnly(facts.main)) return undefined
  for (const text of listSentences(facts))
    for (const sentence of SEATS) {
      const named = sentence.exec(text)?.groups?.['place']
      const place = toTown(named, 0) ?? toNominative(named)
      if (place !== undefined) return place
    }
  return undefined
}

/** In letters; the forms of a shorter name may be other words. */
const DECLINED_MIN = 5
/** The known town of a Slavic form: `Beograd` of `iz Beograda`, `Praha` of `z Prahy`. */
function toNominative(text = ''): string | undefined {
  const name = /^\p{Lu}[\p{Ll}-]+/u.exec(text)?.[0] ?? ''
  const stem = name.slice(0, -1)
  const forms = [stem, stem.slice(0, -1), `${stem}a`, `${stem}o`, `${stem}e`]
  return name.length < DECLINED_MIN ? undefined : forms.find(isKnownTown)
}

const IN_TOWN =
  /(?<!\p{L})(?:in|at|near|à|en|em|di|te|bei|w|we|v|ve|i|på|Standort|Bahnhof|agence de|gare de|vestiging|stazione di|estación de|stabilimento di)\s(?<town>\p{Lu}[\p{L}’'-]{3,30}(?:\s(?:(?:am|an|der|de|la|le|sur|del?|di|upon|on|aan|den|nad|pod)\s){0,2}\p{Lu}[\p{L}’'-]{2,30})?)/gu

/** The known towns after words like `in`. */
const listTowns = (text: string, isTown = isKnownTown): string[] =>
  SEAT.test(text)
    ? []
    : [...text.matchAll(IN_TOWN)].flatMap(({ groups }) => {
        const [first = ''] = groups?.['town']?.split(' ') ?? []
        return [groups?.['town'] ?? '', first].find(isTown) ?? []
      })
const isKnownTown = (name: string) => soundsLikePlace(name) && toCountryCode(name) === undefined

/** The only known town that the page's sentences name. */
export const findOnlyTown = ({ main }: PageFacts): string | undefined =>
  pickOnly(main.slice(0, LINES_MAX).flatMap(({ text }) => listTowns(text)))

/** The only town that both a sentence and an address on the page name. */
export function findConfirmedTown(facts: PageFacts): string | undefined {
  const towns = listAddressTowns(facts)
  if (towns.length === 0) return undefined
  const findTown = (name: string) => towns.find((town) => isSameTown(town, name))
  const isTown = (name: string) => findTown(name) !== undefined
  return pickOnly(
    listSentences(facts)
      .flatMap((text) => listTowns(text, isTown))
      .flatMap((name) => findTown(name) ?? []),
  )
}

/**
 * The only name after words like `in` that also ends a part of a short line: `Rye Bakery, High
 * Street, Leeds`.
 */
export function findRepeatedTown(
  { main, runs }: PageFacts,
  company: string | undefined,
): string | undefined {
  const short = runs.filter((text) => text.length < SHORT_MAX && STREET.test(text))
  const isTold = (name: string) => short.some((text) => text.split(PARTS).slice(1).includes(name))
  const isOwn = (name: string) => !` ${fold(company ?? '')} `.includes(` ${fold(name)} `)
  return pickOnly(
    main
      .slice(0, LINES_MAX)
      .filter(({ text }) => text.length > TOLD_MIN && text.length <= TEXT_MAX)
      .flatMap(({ text }) => listTowns(text, (name) => mayBeTown(name) && isTold(name)))
      .filter(isOwn),
  )
}
const SHORT_MAX = 120
const STREET =
  /\d|(?<!\p{L})(?:street|road|lane|avenue|square|way|drive|mews|hall|house|park|rue|place|chemin|route|allée|calle|carrer|avenida|plaza|via|viale|piazza|rua|praça|largo)(?!\p{L})|(?:str\.|straße|strasse|weg|platz|gasse|straat|laan|plein|gatan|vägen|vej|gade)(?!\p{L})/iu
const PARTS = /\s*[,·|•]\s*|\s[–-]\s|\.$/u
/** A sentence is at least this long, in characters. */
const TOLD_MIN = 60
const mayBeTown = (name: string) =>
  mayBePlace(name) &&
  !/\p{Lu}{2}/u.test(name) &&
  toCountryCode(name) === undefined &&
  !soundsLikeRole(name)

function pickOnly(names: readonly string[]): string | undefined {
  const towns = new Map(names.map((name) => [fold(name), name]))
  return towns.size === 1 ? [...towns.values()][0] : undefined
}

/** The company's seat, since the work may be elsewhere. */
const SEAT =
  /headquarter|head office|registered|hauptsitz|firmensitz|siège|sede (?:central|legale|social|principal)|hoofdkantoor|huvudkontor|hovedkontor|siedzib|sídl/iu

/** An employer rather than a place: `the lab at Rye University`. */
const INSTITUTION =
  /(?<!\p{L})(?:Universit(?:y|ies|ät|é|à|eit|etet)|Institute?|Council|Foundation|Ministry)$/u

/** An adjective of nationality: `our Belgian office`. */
const PEOPLE = /(?:ian|ican|ean|ish|ese|french|dutch|german|swiss|greek|czech)$/i

/**
 * The place at the start of a text. One that no list contains must have at most `unknown` words,
 * and nothing but the rest of its sentence may follow.
 */
function toTown(text: string | undefined, unknown: number): string | undefined {
  if (text === undefined) return undefined
  const name = text
    .replace(/(?<!\b(?:St|Ft|Mt))\.\s.*$/, '')
    .replace(/[\s.]+$/, '')
    .replace(
      /\s(?!(?:am|an|der|de|la|le|sur|en|del?|di|upon|on|the|aan|den|nad|pod|i|a)\s)\p{Ll}.*$/u,
      '',
    )
  const words = name.split(' ')
  // The longest start that is a place; the rest belongs to the sentence.
  const beginnings = (parts: readonly string[]) =>
    parts.map((_word, index) => parts.slice(0, parts.length - index).join(' '))
  // A place inside: `based at the Acme mill in Leeds`.
  const [, ...within] = text.split(/\s(?:in|à|en|te)\s/)
  const parts = within.flatMap((part) => beginnings(part.split(' ')))
  // `at the Leeds Mills in York` is in York.
  const place = [name, ...parts, ...beginnings(words)].find(
    (part) => /^\p{Lu}(?:.*\s\p{Lu})?\S*$/u.test(part) && soundsLikePlace(part),
  )
  if (place !== undefined) return place.replace(/[,.]$/, '')
  const isShort = words.length <= (FACILITY.test(name) ? UNKNOWN_MAX : unknown)
  const isWhole = isShort && words.every((word) => /^\p{Lu}/u.test(word))
  return isWhole && mayBePlace(name) && !PEOPLE.test(name) && !INSTITUTION.test(name)
    ? name
    : undefined
}
