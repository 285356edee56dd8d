import type { PageFacts } from './facts.ts'
import { findMarked } from './named-elements.ts'
import { findPlaceNear } from './nearby.ts'
import { soundsLikePlace } from './place-names.ts'
import { isNobody, readAround } from './title.ts'
import { fold } from '../fold.ts'
import { toEmploymentType } from './values.ts'

type Known = {
  position: string | undefined
  company: string | undefined
  /** What stands behind the field's label. */
  labelled: string | undefined
  host: string
}

/** The place, as a label, the names of elements, what stands near the position or the titles say it. */
export function findLocation(
  facts: PageFacts,
  { position, company, labelled, host }: Known,
): string | undefined {
  const isPlace = (text: string) =>
    text.length <= 120 &&
    fold(text) !== fold(company ?? '') &&
    !isNobody(text) &&
    fold(text) !== fold(position ?? '') &&
    !NO_PLACE.test(text) &&
    /\p{L}/u.test(text)
  if (labelled !== undefined && isPlace(labelled)) return withoutTypes(labelled)
  const found = findPlaceNear(facts, position)
  // A part of the company's name that no list of places holds is that name, said shorter.
  const isCompany =
    found !== undefined && !soundsLikePlace(found) && fold(company ?? '').includes(fold(found))
  const near = isCompany ? undefined : found
  const marked = findMarked(facts, 'location', isPlace)
  const printed =
    marked !== undefined && (near === undefined || soundsLikePlace(marked)) ? marked : near
  if (printed !== undefined || position === undefined) return withoutTypes(printed ?? '')
  const titles = [facts.metas.get('og:title'), facts.title].filter((name) => name !== undefined)
  return readAround(titles, position, host).location ?? findInSentence(facts)
}

/** What stands in a contact's lines, or is money. */
const NO_PLACE = /^(?:address|adresse|phone|tel|e-?mail|contact|kontakt)\b|[$€£¥₹]|\d\s?k\b/i

/** `Full Time; Berlin` holds one place. */
function withoutTypes(text: string): string | undefined {
  const parts = text.split(/\s*[;|·•]\s*/)
  const places = parts.filter(
    (part) => toEmploymentType(part) === undefined || soundsLikePlace(part),
  )
  const line = places.join('; ').replace(LEADING_TYPE, '').replace(TRAILING_TYPE, '')
  return line === '' ? undefined : line
}
const TRAILING_TYPE = /[\s,/–-]+(?:full[- ]?time|part[- ]?time|vollzeit|teilzeit|permanent)$/i
const LEADING_TYPE =
  /^(?:full[- ]?time|part[- ]?time|vollzeit|teilzeit|temps plein|cdi|permanent|contract)(?:\s*[,/–-]\s*|\s+(?=\p{Lu}))/iu

const SENTENCE =
  /\b(?:position|role|job|office|team|stelle|poste|puesto)\b[^.]{0,40}?\b(?:is|are|ist|est)?\s*(?:based|located|situated|basée?|ubicad[oa])\s+(?:in|at|à|en)\s+(?:our\s+|the\s+)?(?<place>\p{Lu}[\p{L}’'. -]+(?:,\s*\p{Lu}[\p{L}’'. -]+)?)/u

/** `The position is based in Madrid, Spain.` */
function findInSentence({ main }: PageFacts): string | undefined {
  for (const { text } of main) {
    const place = text.length < 2_000 ? SENTENCE.exec(text)?.groups?.['place'] : undefined
    const name = place?.replace(/[\s.]+$/, '').replace(/\.\s.*$/, '')
    if (name !== undefined && soundsLikePlace(name)) return name
  }
  return undefined
}
