import { findDates } from './dates.ts'
import { isFaculty, isSchoolKind, isDescriptive, namesDegree, scoreSchool } from './degree-words.ts'
import type { Line } from './model.ts'
import { countWords } from './text.ts'

/** The maximum number of words of a school's or degree's name; a line with both has at most `LINE_WORDS`. */
export const NAME_WORDS = 14
export const LINE_WORDS = 22

/** The score of a text as a school, with lower scores for a faculty or an address. */
export const scoreName = (text: string): number => {
  const weight = namesDegree(text) || isDescriptive(text) ? 0 : scoreSchool(text)
  return isFaculty(text) || isSchoolKind(text) || isCourse(text) ? weight * 0.6 : weight
}

/** "Web Design Bootcamp" is rather a course of the school beside it. */
const isCourse = (text: string): boolean => /^boot ?camp\b|\bboot ?camp$/i.test(text)

/** Whether a school or a degree is near the start of a line. */
export const holdsName = ({ cells }: Line): boolean =>
  cells.some(({ text }) => listPieces(text).slice(0, 3).some(isName))

export const listPieces = (text: string): string[] =>
  text.split(/[,;|–]\s|(?<=[\p{L}\d)”"»]{2})\.\s(?=\p{Lu})/u)

/** Whether a text begins with a school or a degree, possibly after a date. */
export function isBegun(text: string): boolean {
  const bare = dropDate(text)
  return isName(listPieces(bare)[0] ?? '') || (ABBREVIATED.test(bare) && isName(bare))
}
/** An abbreviated degree in capitals, whose full stop ends nothing: "ING. Desarrollo de Redes". */
const ABBREVIATED = /^\p{Lu}{2,5}\.\s\p{Lu}/u

export function dropDate(text: string): string {
  const [range] = findDates(text)
  return range?.index === 0 ? text.slice(range.length).replace(/^[\s:–|,.-]+/, '') : text
}

export const isName = (text: string): boolean =>
  countWords(text) <= NAME_WORDS && (namesDegree(text) || scoreName(text) > 0)

/** Whether a line continues the one above, by a small first letter. */
export const continuesLine = (before: Line, line: Line): boolean =>
  !line.bullet && line.gap < 0.5 && /^\p{Ll}{2,}/u.test(line.text) && !/[.:]$/.test(before.text)
