import type { Atom } from './atoms.ts'
import {
  isFaculty,
  isHonours,
  isSchoolKind,
  weighDegree,
  weighField,
  weighSchool,
} from './degree-words.ts'
import { weighOrganisation } from './organisation-words.ts'
import { isRegion, weighPlace } from './place-words.ts'

/** "Aurora, CO" is a place by its state, whatever the town. */
export const weighSeat = (text: string): number =>
  /^\p{Lu}[^,]{1,30},\s/u.test(text) && isRegion(text.split(/,\s*/).at(-1) ?? '')
    ? 0.9
    : Math.max(weighPlace(text), weighTown(text))

/** "Waltham MA.": a known town and its state, without a comma. */
function weighTown(text: string): number {
  const [, town = '', state = ''] = /^(\p{Lu}[\p{L} .'’-]{2,30}) (\p{Lu}{2})\.?$/u.exec(text) ?? []
  return isRegion(state) && weighPlace(town) > 0.5 ? 0.9 : 0
}

/** A school's noun; a company, where trades are learnt; or an acronym and its town ("BTU Cottbus"). */
export function weighPlaceOfStudy({ text }: Atom, atoms: Atom[]): number {
  const [, town = ''] = /^\p{Lu}{2,6}[\s,.-]+(\p{Lu}\p{Ll}.*)$/u.exec(text) ?? []
  const isAcronym = town !== '' && weighSeat(town) > 0.8
  const isOnly = isInitials(text) && atoms.every((other) => weighSchool(other.text) === 0)
  return Math.max(weighSchool(text), weighOrganisation(text) > 1 || isAcronym || isOnly ? 0.6 : 0)
}

/** A faculty, or the sort of school, is less than the school that is named beside it. */
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

/** "CTU": nothing but capitals, and no degree, field or state. */
const isInitials = (text: string): boolean =>
  /^\p{Lu}{3,6}$/u.test(text) &&
  weighDegree(text) === 0 &&
  weighField(text) === 0 &&
  !isRegion(text) &&
  !isHonours(text)
