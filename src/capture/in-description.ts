import type { PageFacts } from './facts.ts'
import { isTrade, listNear } from './nearby.ts'
import { soundsLikePlace } from './place-names.ts'
import { soundsLikeRole } from './roles.ts'
import { ARTICLE, HIRE } from './title.ts'
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
/** A sentence that begins without a space: `Rye Bakers.Other jobs`, unlike `Rye.com`. */
const NEXT_SENTENCE = /(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll}{3}).*$/u
const DESCRIPTIONS = ['description', 'og:description', 'twitter:description']

/** The company behind the position in the page's description. */
export const findDescribedCompany = (facts: PageFacts, position: string | undefined) =>
  findBehind(facts, position, COMPANY)?.['name']

const HIRING = new RegExp(
  String.raw`^(?:(?:Die|Der|Das|The|La|Le|L['’]|El|Il|De|Het)\s)?(?<name>${NAME}),?\s(?:${HIRE})\s(?:(?:${ARTICLE})\s)?(?<role>.{3,90}?)(?=$|[.,;:!(]|\s(?:in|à|sur|en|em|a|für|pour|for|per|para|voor|do|dla|pro|till|til)\s)`,
  'u',
)
/** Who hires without a name: `Hotel sucht Koch`, `Team Vertrieb sucht`. */
const NAMELESS =
  /^(?:wir|wij|nous|noi|nosotros|nosotras|my|they|you|hotel|restaurant|bäckerei|metzgerei|praxis|kanzlei|familie|family|start-?up|company|client|customer|kunde|firma|betrieb|unternehmen|agentur|agency|agence|société|entreprise|cabinet|client|famille|empresa|compañía|cliente|familia|restaurante|azienda|società|studio|ristorante|famiglia|bedrijf|bureau|klant|spółka|klient|společnost|virksomhed|företag|bolag|bedrift)$|(?<!\p{L})(?:team|abteilung|bereich|équipe|equipo|equipa|reparto|afdeling|zespół|department|avdeling(?:en)?)(?!\p{L})/iu
/** How many lines below the position may say who offers it. */
const BELOW = 4
const LINE_MAX = 300

/** Who offers the position by the first sentence below it: `Acme sucht eine Bäckerin`. */
export function findHiring(facts: PageFacts, position: string | undefined): string | undefined {
  const below = listNear(facts, position).slice(0, BELOW)
  for (const { text } of below) {
    const { name, role = '' } = HIRING.exec(text.slice(0, LINE_MAX))?.groups ?? {}
    if (name === undefined || name.length < 3 || NAMELESS.test(name) || isTrade(name)) continue
    if (!soundsLikePlace(name) && soundsLikeRole(role)) return name
  }
  return undefined
}

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
    if (name !== undefined)
      return { ...groups, name: name.replace(NEXT_SENTENCE, '').replace(/[.’'-]+$/u, '') }
  }
  return undefined
}
