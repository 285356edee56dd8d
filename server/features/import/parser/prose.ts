import { findDates } from './dates.ts'
import type { Line } from './model.ts'
import { countWords } from './text.ts'

/** A sentence or a part of one, rather than a name. */
export function isProse(line: Line): boolean {
  const text = line.cells[0]?.text ?? ''
  const words = countWords(text)
  return (
    text.length > 110 ||
    (words > 7 && /[.;]$/.test(text)) ||
    (/^\p{Ll}/u.test(text) && words > 1 && !/^[eia]\p{Lu}/u.test(text) && !beginsWithDate(text)) ||
    (words > 9 && !/[|·•–—@;]/.test(text) && (line.cells[0]?.right ?? 0) > line.edge * 0.9)
  )
}

/** Months are written small in many languages. */
const beginsWithDate = (text: string): boolean => findDates(text)[0]?.index === 0

/** Three words and a full stop that no abbreviation needs. */
export const isSentence = ({ text }: Line): boolean =>
  countWords(text) > 2 &&
  /\p{Ll}{3,}\.$/u.test(text) &&
  !/\b(?:Inc|Ltd|Corp|Co|Ltda|Univ|Dept)\.$/.test(text)
