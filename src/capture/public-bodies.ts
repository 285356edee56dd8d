import type { PageFacts } from './facts.ts'
import { soundsLikePlace } from './place-names.ts'
import { hasLegalForm } from '../jobs/company-key.ts'

// Towns, authorities, universities and hospitals, which are named after places.

/** Words in the names of authorities, universities and hospitals. */
const PUBLIC_BODY =
  /^(?:(?:city|town|county|state|university|ministry|department|borough) of\s\p{Lu}|(?:stadt|gemeinde|landkreis|kreis|land|bezirk|landratsamt|universität|hochschule|klinikum|kantonsspital|kanton|stadtwerke|landeshauptstadt|verbandsgemeinde|stad|gemeente|provincie|universiteit|ville de|mairie (?:de|d['’])|commune de|université|département d\p{L}+|conseil (?:départemental|régional)|centre hospitalier(?: (?:de la|de|du))?|ayuntamiento de|universidad|diputación|comune di|università|provincia di|câmara municipal|prefeitura|universidade|urząd|uniwersytet|politechnika|město|městský úřad|krajský úřad|univerzita|nemocnice|kommun[e]?|region|universitet)\s\p{Lu})|\p{L}+\s(?:kommune?|universitet|university|council|county|nhs (?:foundation )?trust|school district|city council)$/iu
/** The same in other scripts. */
const PUBLIC_BODY_ELSEWHERE =
  /^(?:(?:ال)?(?:دائرة|وزارة|هيئة|مؤسسة|بلدية|جامعة|مديرية|مستشفى|أمانة|ديوان|مجلس|محكمة)|עיריית|אוניברסיטת|משרד|מועצה|המכללה|(?:Δήμος|Περιφέρεια|Υπουργείο|Πανεπιστήμιο|Νοσοκομείο)|(?:министерство|администрация|управление|департамент|университет|міністерство|адміністрація|управління|університет|община|општина))\s\p{L}|\p{L}\s(?:Belediyesi|Üniversitesi|Bakanlığı|Müdürlüğü|университет|університет|больница|лікарня)$|^\p{Lo}{2,12}(?:大学|大學|市役所|町役場|大学病院|대학교|시청|군청|구청)$/iu
/** Whether a text is the name of an authority, university or hospital. */
export const isPublicBody = (text: string): boolean =>
  /^[\p{Lu}\p{Lo}]/u.test(text) &&
  text.length <= 70 &&
  text.split(/\s+/).length <= 7 &&
  (PUBLIC_BODY.test(text) || PUBLIC_BODY_ELSEWHERE.test(text))

/** Words before a town that make the name of its administration. */
const OF_TOWN =
  "(?:Mairie|Ville|Commune) (?:de |d[’'])|(?:Stadt|Gemeinde|Marktgemeinde|Gemeente|Obec|Město|Gmina|Kommune) |(?:City|Town|Village) of |Comune d(?:i |ell[ao] |[’'])|(?:Ayuntamiento|Concello) de |(?:Câmara Municipal|Município|Prefeitura(?: Municipal)?) d[eoa] "
/** The same before a region or a seat. */
const OF_REGION =
  "(?:Communauté de communes|Métropole|Université) (?:de |d[’'])|(?:Landkreis|Landratsamt|Kanton|Verbandsgemeinde|Samtgemeinde|Urząd Miasta|Universität) |(?:County|Borough|Municipality|Township|University|Diocese) of |(?:Provincia|Regione) d(?:i |ell[ao] |[’'])|(?:Diputación|Universidad) de "
const RUNS_MAX = 2_000

/** The public body of the town that a site is named after, `City of Rye` of `Rye`; otherwise `name`. */
export function findPublicBody(
  { metas, runs, title }: PageFacts,
  name: string | undefined,
): string | undefined {
  if (name === undefined || hasLegalForm(name)) return name
  const texts = [title, metas.get('og:site_name') ?? '', ...runs.slice(0, RUNS_MAX)]
  const words = name.split(' ')
  // A state may follow: `Rye Wisconsin`.
  const isStated = words.length > 1 && soundsLikePlace(words.at(-1) ?? '')
  for (const town of isStated ? [name, words.slice(0, -1).join(' ')] : [name]) {
    const letters = town.replaceAll(/[^\p{L}\p{N}]/gu, '.')
    const body = new RegExp(`(?:${OF_TOWN}|${OF_REGION})${letters}(?![\\p{L}-])`, 'u')
    const found = texts.map((text) => body.exec(text)?.[0]).find((text) => text !== undefined)
    if (found !== undefined) return found
  }
  return name
}

const NAMED_AFTER = new RegExp(
  `^(?:${OF_TOWN})(?<town>\\p{Lu}.{1,50})$|^Stadtwerke (?<seat>\\p{Lu}[\\p{L}-]+)(?: GmbH| AG)?$|^(?<place>\\p{Lu}\\S+)s? (?:kommune?|Parish Council|Town Council|City Council)$`,
  'u',
)

/** The town in the name of its administration: `Mairie de Rye`, `Rye kommun`. */
export function readTownOfBody(company = ''): string | undefined {
  const { town, seat, place } = NAMED_AFTER.exec(company)?.groups ?? {}
  return town ?? seat ?? place
}
