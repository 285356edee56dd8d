import type { PageFacts } from './facts.ts'
import { soundsLikePlace } from './place-names.ts'
import { toEmploymentType } from './values.ts'

// The descriptions that a page has for search engines often say who offers the position and where.

const WORD = String.raw`[\p{L}\p{N}&.'’+-]*`
const NAME = String.raw`[\p{Lu}\p{Lo}\d]${WORD}(?:(?<!\p{Ll}{2}\.)\s(?:(?:of|and|&|de|du|der|für|und|for)\s)?(?!(?:At|In|Bei|Chez|Presso|Hos)\s)[\p{Lu}\d&]${WORD}){0,4}`
/** `(m/f) in Leeds at Acme` behind the position. */
const COMPANY = new RegExp(
  String.raw`^(?:[^.!?;]|\d\.(?=\d)){0,60}?\s(?:at|bei(?: der)?|chez|presso|bij|hos|(?:от|в) компании|(?:від|в|у) компанії|@)\s(?<name>${NAME})`,
  'u',
)
/** `job in Leeds` behind the position. */
const PLACE = new RegExp(
  String.raw`^[^.!?;]{0,40}?\s(?:in|à|en|em|te|w|we|v|ve|i)\s(?<name>${NAME}(?:, ${NAME})?)`,
  'u',
)
/** `(full time, Leeds)` behind the position. */
const PLACE_WITH_TYPE = new RegExp(
  String.raw`^\s\((?<type>[^(),]{3,30}),\s(?<name>${NAME}(?:, ${NAME})?)\)`,
  'u',
)
const DESCRIPTIONS = ['description', 'og:description', 'twitter:description']

/** The company behind the position in the page's description. */
export const findDescribedCompany = (facts: PageFacts, position: string | undefined) =>
  findBehind(facts, position, COMPANY)?.['name']

/** The place behind the position in the page's description. */
export function findDescribedPlace(facts: PageFacts, position: string): string | undefined {
  const { type = '', name } = findBehind(facts, position, PLACE_WITH_TYPE) ?? {}
  if (toEmploymentType(type) !== undefined) return name
  const place = findBehind(facts, position, PLACE)?.['name']
  return place !== undefined && soundsLikePlace(place) ? place : undefined
}

function findBehind(
  { metas }: PageFacts,
  position: string | undefined,
  pattern: RegExp,
): Record<string, string> | undefined {
  if (position === undefined) return undefined
  for (const key of DESCRIPTIONS) {
    const text = metas.get(key) ?? ''
    const at = text.toLowerCase().indexOf(position.toLowerCase())
    const rest = at === -1 ? '' : text.slice(at + position.length)
    const groups = pattern.exec(rest)?.groups
    const name = groups?.['name']
    if (name !== undefined) return { ...groups, name: name.replace(/[.’'-]+$/u, '') }
  }
  return undefined
}
