import type { Atom } from './atoms.ts'
import {
  isFaculty,
  isHonours,
  isSameSchool,
  isSchoolKind,
  namesDegree,
  weighDegree,
  weighField,
  weighSchool,
} from './degree-words.ts'
import { weighOrganisation } from './organisation-words.ts'
import { isRegion, weighPlace } from './place-words.ts'

/** The score of a text as a location; "Aurora, CO" is one by its state, whatever the town. */
export const weighSeat = (text: string): number =>
  /^\p{Lu}[^,]{1,30},\s/u.test(text) && isRegion(text.split(/,\s*/).at(-1) ?? '')
    ? 0.9
    : Math.max(weighPlace(text), weighTown(text))

/** A known town and its state without a comma: "Waltham MA.". */
function weighTown(text: string): number {
  const [, town = '', state = ''] = /^(\p{Lu}[\p{L} .'’-]{2,30}) (\p{Lu}{2})\.?$/u.exec(text) ?? []
  return isRegion(state) && weighPlace(town) > 0.5 ? 0.9 : 0
}

/** A school that is named after its level, beside a degree: "Mavo Otterzicht". */
const LEVEL_NAME = /^(?:lts|mts|hts|mavo|havo|vwo|vmbo|mulo|ulo|gymnasium|atheneum) \p{Lu}\p{Ll}/iu

const isLevelOf = (text: string): boolean => namesDegree(text) && !/diploma/i.test(text)

/**
 * The score of an atom as a school: by a school's noun, a company that teaches trades, or an
 * acronym with its town ("BTU Cottbus").
 */
export function weighPlaceOfStudy({ text }: Atom, atoms: Atom[]): number {
  const [, town = ''] = /^\p{Lu}{2,6}[\s,.-]+(\p{Lu}\p{Ll}.*)$/u.exec(text) ?? []
  const isAcronym = town !== '' && weighSeat(town) > 0.8
  const isOnly = isInitials(text) && atoms.every((other) => weighSchool(other.text) === 0)
  const isLevel =
    LEVEL_NAME.test(text) &&
    weighField(text) === 0 &&
    atoms.some((other) => other.text !== text && isLevelOf(other.text))
  if (isLevel) return 1
  return Math.max(
    isSameSchool(text) ? 1 : weighSchool(text),
    weighOrganisation(text) > 1 || isAcronym || isOnly ? 0.6 : 0,
  )
}

/** The penalty for a faculty or a kind of school if the school itself is named beside it. */
export const weighPart = (atom: Atom, atoms: Atom[]): number =>
  (isFaculty(atom.text) || isSchoolKind(atom.text)) &&
  atoms.some(
    (other) =>
      other !== atom &&
      weighSchool(other.text) > 0 &&
      !isFaculty(other.text) &&
      !isSchoolKind(other.text),
  )
    ? 0.6
    : 0

/** Capitals that are no degree, field or state: "CTU". */
const isInitials = (text: string): boolean =>
  /^\p{Lu}{3,6}$/u.test(text) &&
  weighDegree(text) === 0 &&
  weighField(text) === 0 &&
  !isRegion(text) &&
  !isHonours(text)
