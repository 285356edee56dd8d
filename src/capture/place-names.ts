import { fold } from '../fold.ts'
import { isPlace } from '../jobs/places.ts'

// All pairs of letters are tried as ISO 3166 country codes, so that no list needs to be kept.
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'cs',
  'sv',
  'nb',
  'da',
  'hu',
  'ro',
  'fi',
  'bg',
  'uk',
  'ru',
]
/** In these languages only the name of the language's own country is added, because adding all is slow. */
const OTHER_LANGUAGES = 'el tr hr sr sl sk et lv lt ja ko zh vi id ar he th fa hi'.split(' ')

let countries: Map<string, string> | undefined

/** Country names in the languages of postings, with their ISO 3166 codes. */
function getCountries(): Map<string, string> {
  if (countries !== undefined) return countries
  countries = new Map()
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(
    (code) => !/^(?:EU|EZ|UN|X[AB]|ZZ|QO)$/.test(code) && english.of(code) !== undefined,
  )
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of codes) countries.set(fold(names.of(code) ?? code), code)
  }
  for (const language of OTHER_LANGUAGES) {
    const code = new Intl.Locale(language).maximize().region
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    if (code !== undefined) countries.set(fold(names.of(code) ?? code), code)
  }
  return countries
}

/** The ISO 3166 code of a country by its name in one of many languages. */
export const toCountryCode = (name: string): string | undefined => getCountries().get(fold(name))

const POST_CODE =
  /^(?:[A-Z]{1,3}[- ])?\d{4,6}(?:[- ]?[A-Z]{2})?\s+\p{Lu}[\p{L}’'. -]{2,40}$|^\d{3} \d{2}\s+\p{Lu}[\p{L}’'. -]{2,40}$|^(?=.*\p{Ll})(?!.*\b(?:Local|Union|dal|since|seit|depuis|desde|sedan|siden|od)\b)\p{Lu}[\p{L}’'. -]{2,40}[, ]+(?:[A-Z]{2,3} )?(?!20[0-3]\d$|1[89]\d\d$)\d{4,5}$|^\p{Lu}[\p{L}’'. -]{2,40}\s+\(\d{2,5}\)$|^\d{2,3} - \p{Lu}[\p{L}’'. -]{2,40}$/u
const TOWN_AND_STATE = /^\p{Lu}[\p{L}’'. -]{2,40}, (?:[A-Z]{2}|[A-Z]{2}, [A-Z]{2,3}|[A-Z]{3})$/u
/** An Australian town and its state: `Melbourne VIC`, `Melbourne VIC 3000`. */
const TOWN_AND_AUSTRALIAN_STATE = /^\p{Lu}[\p{L}’'. -]{2,40} (?:NSW|VIC|QLD|TAS|ACT)(?: \d{4})?$/u
/** A Mexican town and its state, as it is shortened there: `Silao, Gto.` */
const TOWN_AND_MEXICAN_STATE =
  /^\p{Lu}[\p{L}’'. -]{2,40}, (?:Ags|B\.\s?C|Camp|Chih|Chis|Coah|Col|Dgo|Edo\. (?:de )?Méx|Gro|Gto|Hgo|Jal|Mich|Mor|Méx|N\.\s?L|Nay|Oax|Pue|Q\.\s?Roo|Qro|S\.\s?L\.\s?P|Sin|Son|Tab|Tamps|Tlax|Ver|Yuc|Zac)\.?(?:\s\([^()]{2,40}\))?$/u
const TOWN_AND_BRAZILIAN_STATE =
  /^\p{Lu}[\p{L}’'. -]{2,40}?\s*[/-]\s*(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/u
/** A Brazilian town and its state, whose two letters may be a legal form elsewhere. */
export const isBrazilian = (text: string) => TOWN_AND_BRAZILIAN_STATE.test(text)
const JAPANESE =
  /^(?!都道府県)(?:東京都|大阪府|京都府|北海道|\p{Script=Han}{2,3}県)[\p{Script=Han}\p{L}\d ]{0,24}$/u

/** Korean addresses: `서울특별시 강남구`, `경기도 성남시 분당구`, `전북특별자치도 군산시 설림길 11`. */
const KOREAN =
  /^\p{Script=Hangul}{2,6}(?:특별자치도|특별자치시|특별시|광역시|도|시)(?:\s(?:\p{Script=Hangul}|\d)+(?:시|군|구|읍|면|동|가|로|길)(?=\s|$))+(?:\s.{1,30})?$|^\p{Script=Hangul}{2,3}(?:특별시|광역시|특별자치시)$/u
/** A known Korean town and its district: `서울 강남구`. */
const KOREAN_QUARTER = /^\p{Script=Hangul}{2,4}\s\p{Script=Hangul}{1,4}(?:구|시|군)$/u
/** Chinese and Japanese places: `广东省深圳市`, `上海市浦东新区`, `福岡市`. */
const CHINESE =
  /^(?!市区町村|.*(?:都|城|大|超)市$|.*(?:校|园|園|社|学|學|地|特|景)[区區]$)(?:\p{Script=Han}{2,4}省)?\p{Script=Han}{2,5}(?:市|[区區]|[县縣])(?:\p{Script=Han}{2,6}[区區县縣町村])?$/u

/** A time rather than a place: `Fall 2020`, `Juni 2024`, `September to November 2026`. */
const SEASON =
  /(?:^|,\s*|\s(?:to|until|till|bis|au|jusqu['’]en|hasta|a|al|tot|do|til|[–-])\s)(?:spring|summer|fall|autumn|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|lente|zomer|herfst|class(?: of)?|batch|session|rentrée|jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|oct|okt|nov|de[cz])\p{L}*[\s,]+(?:19|20)\d{2}$/iu
const HAN = /^[\p{Script=Han}\p{Script=Hangul}]{2,}/u
const isKnown = (part: string) =>
  (part.length > 2 || HAN.test(part)) &&
  (isPlace(part, null) ||
    toCountryCode(part) !== undefined ||
    isPlace(part.replace(QUARTER, ''), null))
/** A part of a known town: `Berlin-Zentrum`, `Lyon Est`, `Lyon 2e`. */
const QUARTER =
  /[\s-](?:zentrum|stadtmitte|mitte|city|cit(?:y )?cent(?:er|re)|downtown|cent(?:er|re|ro|rum|rum)|nord|süd|ost|west|north|south|east|sud|est|ouest|norte|sur|este|oeste|noord|zuid|oost|campus|office|büro|bureau|oficina|kontor|plant|works|werk|factory|branch|hub|hq|headquarters|(?:metro(?:politan)? )?area|metro|region)$|\s\d{1,2}(?:er|e|ème|º|°|\.)?(?:\s(?:arrondissement|bezirk))?$/i

/** Whether a short text is a place, by known names and by how places are written. */
export function soundsLikePlace(text: string): boolean {
  const line = text.trim()
  if (
    line.length < (HAN.test(line) ? 2 : 3) ||
    line.length > 90 ||
    /[?!@€$£%:©]|https?|rights reserved|copyright/i.test(line)
  )
    return false
  if (SEASON.test(line)) return false
  if (POST_CODE.test(line) || TOWN_AND_STATE.test(line) || JAPANESE.test(line)) return true
  if (KOREAN.test(line) || CHINESE.test(line)) return true
  if (KOREAN_QUARTER.test(line) && isKnown(line.split(' ')[0] ?? '')) return true
  if (isBrazilian(line) || TOWN_AND_MEXICAN_STATE.test(line)) return true
  if (TOWN_AND_AUSTRALIAN_STATE.test(line)) return true
  const parts = line
    .replaceAll(/[()]/g, ',')
    .split(/\s*(?:[,;/|•·]|\s[-–—]\s|\s(?:or|and|oder|und|ou|et|o|y|e|of|en|nebo|lub)\s)\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0 || parts.length > 8) return false
  const isShort = parts.every((part) => part.split(' ').length <= 5 && !/\d{6}/.test(part))
  return isShort && parts.some((part) => isKnown(part) || POST_CODE.test(part))
}
