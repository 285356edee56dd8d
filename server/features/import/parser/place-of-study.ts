import type { Atom } from './atoms.ts'
import {
  isFaculty,
  isHonours,
  isSameSchool,
  isSchoolKind,
  namesDegree,
  scoreDegree,
  scoreField,
  scoreSchool,
} from './degree-words.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { isRegion, scorePlace } from './place-words.ts'

/** The score of a text as a location; "Aurora, CO" is one by its state, whatever the town. */
export const scoreSeat = (text: string): number =>
  /^\p{Lu}[^,]{1,30},\s/u.test(text) && isRegion(text.split(/,\s*/).at(-1) ?? '')
    ? 0.9
    : Math.max(scorePlace(text), scoreTown(text))

/** A known town and its state without a comma: "Waltham MA.". */
function scoreTown(text: string): number {
  const [, town = '', state = ''] = /^(\p{Lu}[\p{L} .'’-]{2,30}) (\p{Lu}{2})\.?$/u.exec(text) ?? []
  return isRegion(state) && scorePlace(town) > 0.5 ? 0.9 : 0
}

/** A school that is named after its level, beside a degree: "Mavo Otterzicht". */
const LEVEL_NAME =
  /^(?:lts|mts|hts|mavo|havo|vwo|vmbo|mulo|ulo|gymnasium|atheneum|cpge|prépa) \p{Lu}\p{Ll}|^(?:secundaria|media|primaria|preparatoria|técnica)(?: \p{L}+)? n(?:[°º.]|o\.) ?\d/iu

/** An Italian secondary school with its kind, and then its own name: "Liceo Classico Maria Airone". */
const LICEO =
  /^(liceo(?: (?:classico|scientifico|linguistico|artistico|musicale|tecnologico|economico|sociale|sportivo|statale|paritario|delle scienze (?:umane|sociali)|(?:\p{L}+-)?(?:psico)?pedagogico|scientifico-\p{Ll}+))+) (["“«‘'].*|(?:\p{Lu}\.\s?){1,3}\p{Lu}.*|\p{Lu}[\p{L}'’]+(?: \p{L}['’\p{L}]+){1,3}$)/iu

/** The kind of an Italian secondary school, if its own name follows rather than a field of study. */
export function findLiceo(text: string): string | null {
  const [, kind, name = ''] = LICEO.exec(text) ?? []
  const isName = /^(?!opzione|indirizzo|sezione|ordinamento|scienze|piano)/i.test(name)
  return kind !== undefined && isName && scoreField(name) === 0 ? kind : null
}

/** Whether a text is a school that is named after its level, beside a degree. */
export const isNamedLevel = (text: string, atoms: Atom[]): boolean =>
  findLiceo(text) === null
    ? LEVEL_NAME.test(text) &&
      !/diploma/i.test(text) &&
      scoreField(text) === 0 &&
      atoms.some((other) => other.text !== text && isLevelOf(other.text))
    : atoms.some((other) => namesDegree(other.text) && findLiceo(other.text) === null)

/**
 * Whether a name behind a dash is the school of the degree before it, although no word tells: its
 * initials, or a level of school with its number.
 */
export const isKnownBesideDegree = (atom: Atom, atoms: Atom[]): boolean =>
  atom.border === 'sign' &&
  atoms.slice(atoms.indexOf(atom) + 1).every(({ text }) => scorePlace(text) > 0) &&
  atoms.some((other) => other !== atom && isLevelOf(other.text)) &&
  (isInitials(atom.text) || isNamedLevel(atom.text, atoms))

const isLevelOf = (text: string): boolean => namesDegree(text) && !/diploma/i.test(text)

/**
 * The score of an atom as a school: by a school's noun, a company that teaches trades, or an
 * acronym with its town ("BTU Cottbus").
 */
export function scorePlaceOfStudy({ text }: Atom, atoms: Atom[]): number {
  const [, town = ''] = /^\p{Lu}{2,6}[\s,.-]+(\p{Lu}\p{Ll}.*)$/u.exec(text) ?? []
  const isAcronym = town !== '' && scoreSeat(town) > 0.8
  const isOnly = isInitials(text) && atoms.every((other) => scoreSchool(other.text) === 0)
  if (isNamedLevel(text, atoms)) return 1
  return Math.max(
    isSameSchool(text) ? 1 : scoreSchool(text),
    scoreOrganisation(text) > 1 || isAcronym || isOnly ? 0.6 : 0,
  )
}

/** The penalty for a faculty or a kind of school if the school itself is named beside it. */
export const scorePart = (atom: Atom, atoms: Atom[]): number =>
  (isFaculty(atom.text) || isSchoolKind(atom.text)) &&
  atoms.some(
    (other) =>
      other !== atom &&
      scoreSchool(other.text) > 0 &&
      !isFaculty(other.text) &&
      !isSchoolKind(other.text),
  )
    ? 0.6
    : 0

/** Capitals that are no degree, field or state, with a remark or a town or not: "CTU", "UEGA (Cursando)". */
function isInitials(text: string): boolean {
  const [, initials = ''] = /^(\p{Lu}{3,6})(?: \(\p{Lu}[^()]{2,30}\))?$/u.exec(text) ?? []
  return (
    initials !== '' &&
    scoreDegree(initials) === 0 &&
    scoreField(initials) === 0 &&
    !isRegion(initials) &&
    !isHonours(initials)
  )
}
