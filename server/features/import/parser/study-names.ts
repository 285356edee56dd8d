import { findDates } from './dates.ts'
import { isFaculty, isSchoolKind, isTelling, namesDegree, weighSchool } from './degree-words.ts'
import type { Line } from './model.ts'
import { countWords } from './text.ts'

/** The name of a school or a degree takes no more words; a line that names both no more than `LINE_WORDS`. */
export const NAME_WORDS = 14
export const LINE_WORDS = 22

/** A faculty is less than its school; an address has a school's letters only. */
export const weighName = (text: string): number => {
  const weight = namesDegree(text) || isTelling(text) ? 0 : weighSchool(text)
  return isFaculty(text) || isSchoolKind(text) ? weight * 0.6 : weight
}

/** Whether a school or a degree is among the first things said. */
export const holdsName = ({ cells }: Line): boolean =>
  cells.some(({ text }) => listPieces(text).slice(0, 3).some(isName))

export const listPieces = (text: string): string[] => text.split(/[,;|–]\s|\.\s(?=\p{Lu})/u)

/** Whether a text begins with a school or a degree, or with a date and then one. */
export const isBegun = (text: string): boolean => isName(listPieces(dropDate(text))[0] ?? '')

export function dropDate(text: string): string {
  const [range] = findDates(text)
  return range?.index === 0 ? text.slice(range.length).replace(/^[\s:–|,.-]+/, '') : text
}

export const isName = (text: string): boolean =>
  countWords(text) <= NAME_WORDS && (namesDegree(text) || weighName(text) > 0)

/** What begins with a small letter goes on the line above. */
export const goesOn = (before: Line, line: Line): boolean =>
  !line.bullet && line.gap < 0.5 && /^\p{Ll}{2,}/u.test(line.text) && !/[.:]$/.test(before.text)
