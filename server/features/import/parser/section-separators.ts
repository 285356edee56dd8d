import type { Atom } from './atoms.ts'
import { isIn, isRegion, isTown, scorePlace } from './place-words.ts'
import { ACRONYM, cutText } from './text-cuts.ts'
import { holdsTitleNoun, scoreTitle } from './title-words.ts'
import { scoreField, scoreSchool } from './degree-words.ts'
import { scoreOrganisation } from './organisation-words.ts'

/**
 * A separator separates names if this share of a section's entries has it, and belongs to a name
 * otherwise.
 */
const USUAL = 0.6
const RARE = 0.4
/**
 * The minimum number of entries, and of entries that show it, to split names without a separator.
 */
const REST_MIN = 4
const REST_SHARE = 0.35
/** Terms of employment in parentheses after a title, rather than an employer. */
const MANNER =
  /^(?:full|part)?[- ]?time$|^(?:freelance|contract(?:or)?|intern(?:ship)?|remote|self[- ]employed|volunteer|temporary|permanent|stage|cdi|cdd|alternance|mission$|intérim|interim|vrijwillig|stagiaire$|tirocinio$|estágio$|teilzeit|vollzeit|praktikum|beca)\b/i

export const isManner = (text: string): boolean => MANNER.test(text.trim())

/** Joins atoms at a rare separator: "Clerk - Typist • Heron Ltd" where the other entries use dots only. */
export function joinRareSeparators(entries: Atom[][]): Atom[][] {
  const shares = countSeparators(entries)
  return entries.map((atoms) =>
    atoms.reduce<Atom[]>((joined, atom) => {
      const before = joined.at(-1)
      const isRare = separatorOf(atom) !== '' && (shares.get(separatorOf(atom)) ?? 0) <= RARE
      const isPlace = scorePlace(atom.text) > 0.8
      if (
        !before ||
        !isRare ||
        isPlace ||
        !isBeside(before, atom) ||
        !isOneName(atom, atoms, shares)
      )
        return [...joined, atom]
      return [...joined.slice(0, -1), { ...before, text: before.text + atom.glue + atom.text }]
    }, []),
  )
}

/** Whether another separator splits the names of the row, or the title is in another row. */
function isOneName(atom: Atom, atoms: Atom[], shares: Map<string, number>): boolean {
  const row = atoms.filter((other) => other.row === atom.row)
  const isParted = row.some(
    (one) => separatorOf(one) !== '' && (shares.get(separatorOf(one)) ?? 0) >= USUAL,
  )
  const isTitled = (one: Atom): boolean => scoreTitle(one.text) >= 1
  return isParted || (atoms.some(isTitled) && !row.some(isTitled))
}

/** The share of entries in which each separator occurs. */
function countSeparators(entries: Atom[][]): Map<string, number> {
  const shares = new Map<string, number>()
  for (const atoms of entries)
    for (const sign of new Set(atoms.map(separatorOf)))
      shares.set(sign, (shares.get(sign) ?? 0) + 1 / entries.length)
  return shares
}

/** The dash, dot, bar, colon or full stop before an atom; '' for all others. */
function separatorOf({ border, glue }: Atom): string {
  const [sign = ''] = border === 'sign' ? glue.trim() : ''
  return /[-–—]/.test(sign) ? '-' : /[|•·●:;.]/.test(sign) ? sign : ''
}

const isBeside = (before: Atom, atom: Atom): boolean =>
  before.row === atom.row && before.cell === atom.cell && before.bold === atom.bold

/**
 * Splits employers off titles where the entries name no employer otherwise: "Clerk (Heron Ltd,
 * Leeds)", "Clerk / Heron Ltd", "Clerk HERON".
 */
export function splitEmployers(entries: Atom[][]): Atom[][] {
  const splitters = [
    splitAtParentheses,
    splitAtSlash,
    splitAtCapitals,
    splitAtFor,
    splitAtIn,
    splitAtNoun,
    splitAtKind,
  ]
  return splitRest(
    splitters.reduce((current, splitAt) => {
      const isNoName = findNoNames(current)
      const found = current.map((atoms) => splitOne(atoms, splitAt, isNoName))
      const single = countSingle(current, isNoName)
      const count = found.filter((one) => one !== null).length
      // Entries with a connecting word that was removed before are evidence of the same pattern.
      const led = splitAt === splitAtFor ? current.filter(hasLed).length : 0
      const isUsual = count >= single * USUAL && (count + led > 1 || entries.length === 1)
      const isTitled = found.some((atoms) => atoms?.some(({ text }) => scoreTitle(text) >= 1))
      const isShown = splitAt !== splitAtKind || found.some((atoms) => atoms?.some(isEmployer))
      const rest = splitAt === splitAtSlash ? splitAtAnySlash : () => null
      return isUsual && isTitled && isShown
        ? current.map((atoms, i) => found[i] ?? splitOne(atoms, rest, isNoName) ?? atoms)
        : current
    }, entries),
  )
}

const hasLed = (atoms: Atom[]): boolean => atoms.some(({ glue }) => /^ \p{Ll}+ /u.test(glue))

const countSingle = (entries: Atom[][], isNoName: TellsNoName = () => false): number =>
  entries.filter((atoms) => namesOf(atoms, isNoName).length === 1).length

type TellsNoName = (atom: Atom, atoms: Atom[]) => boolean

/**
 * Tells what is no name by its position: alone in a row that holds known towns in other entries, or
 * a manner of work beside the date.
 */
function findNoNames(entries: Atom[][]): TellsNoName {
  const rows = new Map<number, number[]>()
  for (const atoms of entries)
    for (const atom of atoms.filter((one) => isAlone(one, atoms)))
      rows.set(atom.row, [...(rows.get(atom.row) ?? []), isPlaced(atom.text) ? 1 : 0])
  const ofTowns = new Set(
    [...rows].flatMap(([row, known]) => {
      const count = known.filter((one) => one === 1).length
      return count > 1 && count * 2 >= known.length ? [row] : []
    }),
  )
  return (atom, atoms) =>
    (atom.row === 0 && isOneWord(atom.text) && isManner(atom.text)) ||
    (ofTowns.has(atom.row) && isAlone(atom, atoms))
}

const isAlone = (atom: Atom, atoms: Atom[]): boolean =>
  atom.row !== 0 && atoms.every((other) => other === atom || other.row !== atom.row)

const isPlaced = (text: string): boolean => scorePlace(text) > 0.8 || isTown(text)
const isOneWord = (text: string): boolean => !/\s/.test(text)

/**
 * Splits names without any separator, "Steward Kinema", "Kitchen Ibexland", "Sales Heron Cola": if
 * a position's noun ends the first name in some entries, the first later capital begins the second
 * name in the others.
 */
function splitRest(entries: Atom[][]): Atom[][] {
  const single = countSingle(entries)
  if (single < REST_MIN || single < entries.length * USUAL) return entries
  const found = entries.map((atoms) => splitOne(atoms, splitAtNoun))
  const count = found.filter((one) => one !== null).length
  if (count < single * REST_SHARE) return entries
  return entries.map((atoms, i) => found[i] ?? splitOne(atoms, splitAtCapital) ?? atoms)
}

function splitAtCapital(text: string): Pair | null {
  const [, before, after] = /^(\p{Lu}[\p{Ll}-]+(?: \p{Ll}+)*) (\p{Lu}.*)$/u.exec(text) ?? []
  if (!before || !after || scoreTitle(after) >= 1) return null
  return scoreOrganisation(before) < 0.5 && scorePlace(after) === 0 ? { before, after } : null
}

const namesOf = (atoms: Atom[], isNoName: TellsNoName): Atom[] =>
  atoms.filter(
    (atom, i) =>
      scorePlace(atom.text) === 0 &&
      !isIn(atom) &&
      !isTownOf(atom, atoms[i + 1]) &&
      !isNoName(atom, atoms),
  )

/** Whether an atom is a town, by the region behind it: "Clerk / Heron Ltd, Otterbury, IA". */
const isTownOf = ({ border }: Atom, next: Atom | undefined): boolean =>
  border === 'comma' && isBeforeRegion(next)

type Pair = { before: string; after: string }

function splitOne(
  atoms: Atom[],
  splitAt: (text: string) => Pair | null,
  isNoName: TellsNoName = () => false,
): Atom[] | null {
  const names = namesOf(atoms, isNoName)
  const [name] = names
  // What a label announces as a position is whole.
  const isOpen = name && names.length === 1 && name.hint !== 'title'
  const pair = isOpen ? splitAt(name.text) : null
  if (!name || !pair) return null
  const parts = cutText(pair.after).map(({ text, border, glue }, index): Atom => ({
    ...name,
    ...(index === 0 ? { border: 'sign', glue: ' ' } : { border, glue }),
    text,
    order: name.order + 1 + index,
  }))
  return atoms.flatMap((atom) =>
    atom === name ? [{ ...name, text: pair.before }, ...parts] : [atom],
  )
}

function splitAtParentheses(text: string): Pair | null {
  const [, before, after] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? []
  if (!before || !after || isManner(after) || scorePlace(after) > 0.8) return null
  // A position in brackets is that of the employer before it: "Heron Ltd (Clerk)".
  const isEmployed = scoreTitle(before) < 1 && scoreOrganisation(before) >= 0.6
  return scoreTitle(after) > 1 && !isEmployed ? null : { before, after }
}

function splitAtSlash(text: string): Pair | null {
  const pair = splitAtAnySlash(text)
  return pair && scoreTitle(pair.before) >= 1 !== scoreTitle(pair.after) >= 1 ? pair : null
}

/** Where a slash is usual, also between names that both look like positions, or neither. */
function splitAtAnySlash(text: string): Pair | null {
  const [before, after, more] = text.split(/\s+\/\s+/)
  return before && after && more === undefined ? { before, after } : null
}

function splitAtCapitals(text: string): Pair | null {
  const [, before, after] = /^(.*\p{Ll}\S*)\s+(\p{Lu}{3}[\p{Lu}\d&.'’ -]*)$/u.exec(text) ?? []
  return before && after ? { before, after } : null
}

/**
 * Splits at a preposition of employment: "Clerk for Heron", "Dependienta para Nutria S.A.",
 * "Repositor na Lontra".
 */
function splitAtFor(text: string): Pair | null {
  const [, before, by, after] =
    /^(.+?)\s+(for|para|per|pour|voor|für|na|no|nas|nos)\s+(?:(?:the|la|el|il|le|die|das|den|de|het|een|un|une|una)\s+)?(\p{Lu}.*|\S+\.\p{Ll}{2,3})$/u.exec(
      text,
    ) ?? []
  if (!before || !after || scoreTitle(before) < 1) return null
  const isOpen = by === 'for' || (scoreTitle(after) === 0 && scoreField(after) === 0)
  return isOpen ? { before, after } : null
}

/** Splits at a preposition of place unless a town follows: "Ingénieure à Hermine", "Camarera en Nutria". */
function splitAtIn(text: string): Pair | null {
  const [, before, after] =
    /^(.+?)\s+(?:à(?: la)?|à l[’']|aux?|en(?: el| la)?|n[ao]s?|em|al|alla|nell[ao])\s*(?<=[\s’'])(\p{Lu}.*)$/u.exec(
      text,
    ) ?? []
  if (!before || !after || scorePlace(after) > 0 || isTown(after)) return null
  return scoreTitle(before) >= 1 && scoreTitle(after) === 0 && scoreField(after) === 0
    ? { before, after }
    : null
}

/** Splits after the noun of a position: "Sachbearbeiterin Ibex GmbH", "Steward Kinema". */
function splitAtNoun(text: string): Pair | null {
  const words = text.split(' ')
  const isTitled = (from: number, to?: number): boolean =>
    holdsTitleNoun(words.slice(from, to).join(' '))
  const last = words.findLastIndex((_, at) => isTitled(at, at + 1))
  const after = words.slice(last + 1).join(' ')
  if (last < 0 || last > 3 || !/^\p{Lu}/u.test(after) || isManner(after)) return null
  const isFirm = scoreOrganisation(after) > 0.5 || scoreSchool(after) > 0
  return isFirm || /^\p{Lu}\p{Ll}/u.test(after)
    ? { before: words.slice(0, last + 1).join(' '), after: after }
    : null
}

/** A name that is surely an employer's, by its legal form or its initials. */
const isEmployer = ({ text }: Atom): boolean => scoreOrganisation(text) > 1 || ACRONYM.test(text)

/** Splits before a kind of work: "Heron Internship" where another entry is "OTR Internship". */
function splitAtKind(text: string): Pair | null {
  const [, before, after] =
    /^(\p{Lu}[^\s,()]+(?: \p{Lu}[^\s,()]*){0,3}) (Internship|Intern|Co-?[Oo]p|Traineeship|Apprenticeship|Praktikum|Werkstudent(?:in)?|Praktikant(?:in)?)$/u.exec(
      text,
    ) ?? []
  if (!before || !after || scoreTitle(before) >= 1 || scoreField(before) > 0) return null
  return { before, after }
}

/**
 * Splits a town off an employer where most entries of the section have one: after a hyphen, as job
 * boards print it ("Cencora, Inc.-Carrollton, TX"), or after a space ("Heron Group Montreal,
 * Canada").
 */
export const splitTowns = (entries: Atom[][]): Atom[][] =>
  [splitAtHyphen, splitAtTown].reduce(splitTownsAt, entries)

type Split = (text: string) => { name: string; town: string; glue: string } | null

function splitTownsAt(entries: Atom[][], splitAt: Split): Atom[][] {
  const found = entries.map((atoms) =>
    atoms.findIndex((atom, i) => isBeforeRegion(atoms[i + 1]) && splitAt(atom.text) !== null),
  )
  if (found.filter((at) => at >= 0).length < entries.length * USUAL) return entries
  return entries.map((atoms, i) =>
    atoms.flatMap((atom, j): Atom[] => {
      const split = j === found[i] ? splitAt(atom.text) : null
      if (!split) return [atom]
      const { name, town, glue } = split
      const parted = { ...atom, border: 'sign' as const, glue, order: atom.order + 1 }
      return [
        { ...atom, text: name },
        { ...parted, text: town },
      ]
    }),
  )
}

const isBeforeRegion = (next: Atom | undefined): boolean =>
  next?.border === 'comma' && isRegion(next.text)

const splitAtHyphen: Split = (text) => {
  const [, name, town] = /^(.*\S)-(\p{Lu}[\p{L}.’' ]+)$/u.exec(text) ?? []
  const isOther = scorePlace(text.split(' ').at(-1) ?? '') === 0
  return name && town && isOther ? { name, town, glue: '-' } : null
}

/** The longest town at the end; a word for an institution alone is no name before it. */
const splitAtTown: Split = (text) => {
  const words = text.split(' ')
  const at = words.findIndex((_, i) => i > 0 && isKnownTown(words.slice(i).join(' ')))
  const name = words.slice(0, at).join(' ')
  const isPlace = isKnownTown(text)
  const isNamed = at > 1 || (scoreOrganisation(name) === 0 && scoreSchool(name) === 0)
  return at > 0 && isNamed && !isPlace && !/\s\p{Ll}{1,3}$/u.test(name)
    ? { name, town: words.slice(at).join(' '), glue: ' ' }
    : null
}

const isKnownTown = (text: string): boolean => isTown(text) || scorePlace(text) > 0.8
