import { findDates } from './dates.ts'
import type { Line } from './model.ts'
import { weighOrganisation } from './organisation-words.ts'
import { countWords } from './text.ts'

/** A sentence or a part of one, rather than a name. */
export function isProse(line: Line): boolean {
  const text = line.cells[0]?.text ?? ''
  const words = countWords(text)
  return (
    (text.length > 110 && countSmall(text) > 2) ||
    (words > 7 && /[.;]$/.test(text)) ||
    (/^\p{Ll}/u.test(text) && words > 1 && !isSmallName(line) && !beginsWithDate(text)) ||
    (words > 9 &&
      countSmall(text) > 2 &&
      !/[|·•–—@;]/.test(text) &&
      (line.cells[0]?.right ?? 0) > line.edge * 0.9)
  )
}

/** Words that no name begins with a small letter. */
const countSmall = (text: string): number => text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0

/** "eBay Motors", "defi SOLUTIONS Inc": names that begin with a small letter. */
const isSmallName = ({ text }: Line): boolean =>
  /^[eia]\p{Lu}/u.test(text) || (weighOrganisation(text) > 1 && countWords(text) <= 6)

/** Months are written small in many languages. */
export const beginsWithDate = (text: string): boolean => findDates(text)[0]?.index === 0

/** Three words and a full stop that no abbreviation needs. */
export const isSentence = ({ text }: Line): boolean =>
  countWords(text) > 2 &&
  /\p{Ll}{3,}\.$/u.test(text) &&
  !/\b(?:Inc|Ltd|Corp|Co|Ltda|Univ|Dept|Hons|Honours|Tech|Prof)\.$/.test(text)
