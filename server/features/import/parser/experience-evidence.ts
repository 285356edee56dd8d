import type { Atom } from './atoms.ts'
import { scoreHint } from './label.ts'
import { scoreSpelling } from './name-spelling.ts'
import { isManner } from './section-separators.ts'
import { scoreOrganisation } from './organisation-words.ts'
import {
  isAnyTown,
  isCountry,
  isIn,
  isRegion,
  isRemote,
  isTown,
  scorePlace,
} from './place-words.ts'
import { countWords } from './text.ts'
import { scoreTitle } from './title-words.ts'

export const EXPERIENCE_LABELS = ['company_name', 'title', 'location'] as const
export type ExperienceLabel = (typeof EXPERIENCE_LABELS)[number]
/** The reward for having each of these, since every job is expected to. */
export const EXPERIENCE_REWARDS = { company_name: 0.5, title: 0.5 }

/** The bonus for a town if a region follows it. */
const SEATED = 0.8
/** The bonus for a name between a position and its town, if no other can be the employer. */
const ONLY_NAME = 0.4
/**
 * The weight of a name's spelling (`scoreSpelling`): if no list knows a word of it, and if one does.
 */
const SHAPE = 0.3
const SHAPE_KNOWN = 0.1
/** Lower for employers, whose names vary more than positions. */
const SHAPE_FIRM = 0.5
/** Names beside a date never have this many small words. */
const DESCRIPTION_WORDS = 8
const CLAUSE_WORDS = 4
/** A clause counts as this many small words. */
const CLAUSE = 6
const HINTS = { company: 'company_name', title: 'title', location: 'location' }

/** The score of each field of a job for an atom, by its words and position. */
export function scoreExperienceAtom(atom: Atom, atoms: Atom[]): Record<ExperienceLabel, number> {
  const { hint } = atom
  if (hint && isClause(atom) && atom.border === 'comma')
    return { company_name: -CLAUSE, title: -CLAUSE, location: -CLAUSE }
  if (hint)
    return {
      company_name: scoreHint(hint, HINTS, 'company_name'),
      title: scoreHint(hint, HINTS, 'title'),
      location: scoreHint(hint, HINTS, 'location'),
    }
  const next = atoms[atoms.indexOf(atom) + 1]
  const title = scoreTitle(atom.text)
  const organisation = scoreOrganisation(atom.text)
  const told = scoreDescription(atom, atoms)
  const isSeated =
    next?.border === 'comma' && isRegion(next.text) && atom.text.split(' ').length <= 4
  const isPlaced =
    (isSeated && title < 1 && !isOnlyName(atom, atoms)) ||
    (isIn(atom) && title === 0 && organisation < 0.6 && next?.border !== 'comma')
  // Many town names are also employers: the first atom of a cell may be either.
  const isSeat = isTown(atom.text) && (atom.order > 0 || isTownOfProvince(atom, atoms))
  const place = Math.max(
    scorePlace(atom.text),
    isPlaced || isSeat ? 0.8 : 0,
    scoreSeat(atom, atoms),
  )
  const besidePlace = atoms.some(
    (other) => other.row === atom.row && other.cell !== atom.cell && scorePlace(other.text) > 0.8,
  )
  // After another name, "Durham, NH" is a place as a whole, and the town does not belong to the
  // name.
  const seated = isSeated && title < 1 && organisation === 0 && atom.order > 0 ? SEATED : 0
  const shape = scoreSpelling(atom.text) * (title === 0 && organisation < 0.5 ? SHAPE : SHAPE_KNOWN)
  const forTitle =
    0.1 +
    (shape > 0 ? shape : shape * SHAPE_FIRM) +
    title * 1.2 +
    (organisation === 0 && isAlone(atom, atoms) ? 0.1 : 0)
  const forCompany =
    0.1 -
    (place > 0 || countSmall(atom) > 1 ? 0 : shape * SHAPE_FIRM) +
    organisation * (title >= 1 ? 0.5 : 1) +
    (besidePlace ? 0.2 : 0) +
    (atom.order > 0 && isOnlyName(atom, atoms) ? ONLY_NAME : 0)
  return {
    title: forTitle - told * 0.15 - place * 0.8 - (organisation > 1 ? 1 : 0),
    company_name:
      forCompany +
      scoreRank(atom, atoms) -
      (isUnit(atom, atoms) || isManner(atom.text) ? 0.8 : 0) -
      told * 0.3 -
      (atom.border === 'comma' && /^\p{Ll}/u.test(atom.text) ? 0.4 : 0) -
      place * 0.6 -
      (title >= 1 && organisation === 0 ? 0.3 : 0),
    location:
      (place > 0 ? place * 1.4 - 0.3 + seated : atom.order === 0 ? -0.6 : -0.3) - told * 0.2,
  }
}

/** A cell with only a town and the capital that its province is named after: "Getafe, Madrid". */
function isTownOfProvince(atom: Atom, atoms: Atom[]): boolean {
  const [first, second, more] = atoms.filter(
    ({ row, cell }) => row === atom.row && cell === atom.cell,
  )
  return first === atom && second?.border === 'comma' && !more && scorePlace(second.text) > 0.8
}

/**
 * "Clerk" beside "Ibis, India", or before "Ibis, Antwerp": nothing else can be the employer, and no
 * town has that name.
 */
function isOnlyName(atom: Atom, atoms: Atom[]): boolean {
  const next = atoms[atoms.indexOf(atom) + 1]
  // Some regions have the name of their capital, so that no town needs to be before them.
  const isBeforeSeat =
    next !== undefined &&
    (atom.order > 0
      ? isAnyTown(next.text) ||
        isRemote(next.text) ||
        (INITIALS.test(atom.text) && isRegion(next.text))
      : isCountry(next.text))
  if (!isBeforeSeat || isAnyTown(atom.text)) return false
  const others = atoms.filter((one) => one !== atom && scorePlace(one.text) === 0)
  return (
    scorePlace(atom.text) === 0 &&
    others.length > 0 &&
    others.every(({ text }) => scoreTitle(text) >= 1)
  )
}

/** Initials name an employer rather than a town: "Clerk – OTR, MA". */
const INITIALS = /^\p{Lu}{2,6}$/u

/**
 * If the title is known, the larger or bolder of two other names on separate lines is the company,
 * and the other its unit.
 */
function scoreRank(atom: Atom, atoms: Atom[]): number {
  const names = atoms.filter(
    (one) => one.order === 0 && scoreTitle(one.text) < 1 && scorePlace(one.text) === 0,
  )
  if (!names.includes(atom) || !atoms.some(({ text }) => scoreTitle(text) >= 1)) return 0
  const others = names.filter((other) => other.row !== atom.row || other.cell !== atom.cell)
  if (others.length === 0) return 0
  const lead = Math.min(...others.map((other) => rankOf(atom) - rankOf(other)))
  return lead > 0 ? 0.4 : lead < 0 ? -0.2 : 0
}

const rankOf = ({ size, bold }: Atom): number => Math.round(size) + (bold ? 1 : 0)

/**
 * "Research Assistant, Vision Lab" under "Bramble": the name above is the employer, so the rest
 * belongs to the title.
 */
function isUnit(atom: Atom, atoms: Atom[]): boolean {
  const before = atoms[atoms.indexOf(atom) - 1]
  if (!before || atom.border !== 'comma' || scoreTitle(before.text) < 1) return false
  return atoms.some(
    (other) =>
      (other.row < atom.row || (other.row === atom.row && other.cell !== atom.cell)) &&
      other.bold !== atom.bold &&
      scorePlace(other.text) === 0 &&
      scoreTitle(other.text) < 1 &&
      atoms.every((one) => one === other || one.row !== other.row || one.cell !== other.cell),
  )
}

/**
 * "Ibex GmbH, Neu-Ulm": a further name after a company is its town, with certainty only after a
 * legal form.
 */
function scoreSeat(atom: Atom, atoms: Atom[]): number {
  const before = atoms[atoms.indexOf(atom) - 1]
  const isName = /^\p{Lu}\p{Ll}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)?$/u.test(atom.text)
  if (!before || !isName || atom.border !== 'comma' || scoreTitle(before.text) >= 1) return 0
  if (scoreOrganisation(atom.text) > 0 || scoreTitle(atom.text) > 0) return 0
  const isEmployer = before.border === 'sign' && /^\s+\p{L}+/u.test(before.glue)
  return scoreOrganisation(before.text) > 1 || isEmployer ? 0.5 : 0.15
}

/** The line below the date holds only this atom, and no other name is there. */
const isAlone = (atom: Atom, atoms: Atom[]): boolean =>
  atoms.length > 1 &&
  atoms.every((other) => other === atom || (other.row > atom.row && scorePlace(other.text) > 0.8))

/** The score of an atom below the date, or of a whole sentence beside it, as a description. */
function scoreDescription(atom: Atom, atoms: Atom[]): number {
  const { text, row, cell } = atom
  if (isClause(atom)) return CLAUSE
  const beside = atoms.filter((one) => one.row === row && one.cell === cell)
  if (row < 0 || (row === 0 && (cell === 0 || sum(beside.map(countSmall)) < DESCRIPTION_WORDS)))
    return 0
  return Math.min(3, countSmall(atom) + (/\d/.test(text) ? 1 : 0))
}

/**
 * Whether an atom continues as a sentence: "Clerk, kept the accounts of forty clients", "Ibex. Sale
 * of fresh bread.".
 */
function isClause(atom: Atom): boolean {
  const { text, border, glue, order } = atom
  if (order === 0 || countWords(text) < CLAUSE_WORDS) return false
  if (border === 'comma') return /^\p{Ll}/u.test(text)
  const isNext = glue.startsWith('.') || (glue.startsWith(':') && scoreTitle(text) < 1)
  return isNext && countSmall(atom) > 1
}

const countSmall = ({ text }: Atom): number => text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0
const sum = (values: number[]): number => values.reduce((total, one) => total + one, 0)
