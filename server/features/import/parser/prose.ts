import { findDates } from './dates.ts'
import type { Line } from './model.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { countWords } from './text.ts'
import { isNamedByAddress } from './web-address.ts'

/** Whether a line is a sentence or part of one rather than a name. */
export function isProse(line: Line): boolean {
  const text = line.cells[0]?.text ?? ''
  const words = countWords(text)
  return (
    tellsGuide(line) ||
    (text.length > 110 && countSmall(text) > 2) ||
    (words > 7 && /(?<![.\s]\p{Lu})[.;]$/u.test(text)) ||
    (/^\p{Ll}/u.test(text) && words > 1 && !isSmallName(line) && !beginsWithDate(text)) ||
    (words > 8 && isList(text)) ||
    (words > 9 &&
      countSmall(text) > 2 &&
      !/[|·•–—@;]/.test(text) &&
      (line.cells[0]?.right ?? 0) > line.edge * 0.9)
  )
}

/** Whether a line tells who guided one's work: "Advisor: Robin Ash". */
export const tellsGuide = ({ cells }: Line): boolean => GUIDED.test(cells[0]?.text ?? '')

/** By whom one was guided: "Advisor: Robin Ash", "Supervised by Prof. Ash", "Betreuerin: Dr. Ash". */
const GUIDED =
  /^(?:(?:co-?|thesis |academic |research |faculty |project )*(?:advis[eo]rs?|supervisors?|mentors?|principal investigator|PI|betreuer(?:in)?|encadrante?|tut(?:or|ora|rice|eur)|directora?(?: de tesis)?|relatore|relatrice|begeleid(?:er|ster)|orientadora?)\s*:|(?:supervised|advised|mentored|directed) by |(?:betreut (?:von|durch)|sous la direction de|encadrée? par|dirigid[oa] por|orientad[oa] por|begeleid door) |(?:advis[eo]r|supervisor|mentor) (?:Prof|Dr)\b)/iu

/** Several things in small letters: "Tea for 400 guests a day, brigade of eleven, wedding cakes". */
const isList = (text: string): boolean =>
  countSmall(text) > 3 &&
  (text.match(/,/g)?.length ?? 0) > 1 &&
  !/(?<!^)(?<!\p{L})\p{Lu}/u.test(text)

/** The number of words with a small first letter, which names rarely have. */
const countSmall = (text: string): number => text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0

/**
 * Names that begin with a small letter: "eBay Motors", "defi SOLUTIONS Inc", "mobile otters | Clerk",
 * "heron-tours.com".
 */
const isSmallName = ({ text }: Line): boolean =>
  /^[eia]\p{Lu}/u.test(text) ||
  isNamedByAddress(text) ||
  (scoreOrganisation(text) > 1 && countWords(text) <= 6) ||
  SMALL_BESIDE_NAME.test(text)

const SMALL_BESIDE_NAME = /^\p{Ll}[\p{L}\d.-]*(?: [\p{L}\d.&-]+){0,3} [|–—·•@] \p{Lu}[^.;]{2,60}$/u

/** Also lets lines begin with a month, which many languages write small. */
export const beginsWithDate = (text: string): boolean => findDates(text)[0]?.index === 0

/**
 * Whether a line ends with a full stop that is not of an abbreviation, and has three words or more.
 */
export const isSentence = ({ text }: Line): boolean =>
  countWords(text) > 2 &&
  /\p{Ll}{3,}\.$/u.test(text) &&
  !/\b(?:Inc|Ltd|Corp|Co|Ltda|Univ|Dept|Hons|Honours|Tech|Prof)\.$/.test(text)
