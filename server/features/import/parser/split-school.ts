import type { Atom } from './atoms.ts'
import {
  isDescriptive,
  isSchoolKind,
  namesDegree,
  splitDegree,
  scoreDegree,
  scoreSchool,
} from './degree-words.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { scorePlace } from './place-words.ts'
import { hasLetters } from './text.ts'

/** Nouns at the start of a school's name, in languages that put them first. */
const NOUN_FIRST =
  /^(\S.*?)\s+(?:de l['’]|à l['’]|an der |at the |at )?((?:Université|Lycée|Collège|IUT|INSA|[ÉE]cole|Institut|Faculté|University of|Universidad|Universitat|Universität|Hochschule|Fachhochschule|Technische|Colegio|Instituto|Escuela|IES|(?:\p{Lu}\.){3,}(?= \p{Lu}\p{Ll})|I\.E\.(?= \p{Lu}))(?!\p{L}).*)$/u
const ACRONYM = /^(\S.*?)\s+(\p{Lu}{3,}(?:\s\p{Lu}[\p{L}'’-]+){1,3})$/u
const PLACE_WORDS = 3

/**
 * A connecting word before a name that ends in a school's noun: "Master in Marketing in Toulouse
 * Business School".
 */
const LEADS =
  /^(\S.*)\s(?:(?:[Ii]n|[Aa]t|from|by|por|par|(?:an|von) der|am|aux?|à|en|(?:à|de|en|por|della|presso) l[ae]?|en el|por el|(?:aan|op) (?:de|het)|bij|presso|all[ao]|nella|dalla|na|no|pela|pelo)\s|(?:à|de|presso|par) l['’]\s?|all['’])((?:[Tt]he )?\p{Lu}.*|(?:escola|escuela|école|colégio|colegio|faculdade|universidade|universidad|scuola|liceo|instituto|lycée)\s(?:\p{Ll}+\s){0,2}\p{Lu}.*)$/u

/** Words that introduce a school of any name after a degree: "M.Tech from JNTU". */
const GIVES =
  /^(\S.*)\s(?:(?:from|at|by|por(?: el| la)?|par(?: l[ae])?|bei|an der|aux?|à(?: la)?|chez|(?:aan|op) (?:de|het)|bij|presso|na|no|pela|pelo|en la|en el)\s|(?:à|presso) l['’]\s?)(\p{Lu}.*)$/u
/** A word for earning a degree: "Laurea conseguita presso …". */
const EARNED =
  /\s(?:conseguit[oa]|ottenut[oa]|svolt[oa]|conclus[oa]|rilasciat[oa]|obtenue?|délivrée?|obtenid[oa]|expedid[oa]|otorgad[oa]|emitid[oa]|effectuée?|obtained|earned|awarded|issued)$/iu
/** A result with a number: "…, with 75% in 2010". */
const RESULT = /\s(?:with|scoring|mit|con|avec)\s.*\d.*$/u

/**
 * Splits a degree and its school in one text, if no other atom is a school: "Licence Informatique
 * Université Rennes".
 */
export function splitSchool(given: Atom[]): Atom[] {
  const atoms = hintSchool(given.flatMap(cutBrackets)).flatMap(cutEarned).flatMap(cutObtained)
  const led = atoms.map((atom) => cutLed(atom))
  const isNamed = atoms.some(
    ({ text }, index) => led[index]?.length === 1 && scoreSchool(text) > 0 && !namesDegree(text),
  )
  // "B.Tech from Heron Institute, Bhopal (Otter University)"
  if (isNamed)
    return led.flatMap((pieces, index) => {
      const atom = atoms[index]
      return atom && !namesDegree(atom.text) ? [atom] : pieces
    })
  const all = led.flatMap((pieces) => (pieces.length > 1 ? pieces : pieces.flatMap(cutJoined)))
  return all.length > atoms.length ? all : all.flatMap(cutGiven)
}

/** Splits a school in brackets from its degree, or a degree from its school: "Baccalauréat (Série L, Lycée Heron)". */
function cutBrackets(atom: Atom): Atom[] {
  const [, degree = '', inside = ''] = /^([^()]+)\s\(([^()]*)\)?$/.exec(atom.text) ?? []
  const parts = inside.split(/,\s+/).filter(hasLetters)
  const holdsSchool = parts.some(
    (part) => /^\p{Lu}/u.test(part) && scoreSchool(part) > 0 && !isSchoolKind(part),
  )
  if (holdsSchool && scoreSchool(degree) === 0 && /\s/.test(inside))
    return cut(atom, [degree.trim(), ...parts])
  // "Heron-Realschule, Konstanz (Mittlere Reife)"
  const isName = scoreSchool(degree) > 0 || scorePlace(degree) > 0.5
  return isName && !namesDegree(degree) && namesDegree(inside)
    ? cut(atom, [degree.trim(), inside])
    : [atom]
}

/** Words that introduce schools but never fields of study. */
const AT = /^(?:at|bei|bij|chez|presso|aan|op|an)(?: |$)/i
/** Words that introduce the firm of an apprentice, and other things too. */
const IN_FIRM = /^(?:im|in|am|auf|dans|au|en|nel|alla|na|no)(?: |$)/i

/**
 * Marks a name in another font style after a connecting word as a school, although none of its
 * words is known: "HBO-opleiding Geschiedenis op de", then "HKU".
 */
function hintSchool(given: Atom[]): Atom[] {
  const atoms = given.map(dropLead)
  if (atoms.some(({ text }) => scoreSchool(text) > 0)) return atoms
  return atoms.map((atom, index) => {
    const lead = atom.lead ?? atom.glue.trim()
    const isTrainer = IN_FIRM.test(lead) && scoreOrganisation(atom.text) >= 0.6
    const isLed = (AT.test(lead) || isTrainer) && /^\p{Lu}/u.test(atom.text)
    const isAfter = atoms
      .slice(0, index)
      .some(({ text, row }) => row === atom.row && scoreDegree(text) > 1)
    return isLed && isAfter ? { ...atom, hint: 'school' } : atom
  })
}

/** Removes the word before a school that begins a part of its own: "Laurea in Lettere, all’Università …". */
function dropLead(atom: Atom): Atom {
  const [lead = ''] = atom.border === 'comma' ? (LEAD.exec(atom.text) ?? []) : []
  const name = atom.text.slice(lead.length)
  return lead !== '' && scoreSchool(name) > 0 ? { ...atom, text: name } : atom
}
const LEAD =
  /^(?:all['’]\s?|alla |al |presso (?:il |la |l['’]\s?)?|an der |am |à l['’]\s?|à la |au |en (?:el|la) |na |no |pel[ao] |aan (?:de|het) |at (?:the )?)(?=\p{Lu})/u

/** The employer of an apprentice: "Lehre als Koch im Hotel Heron". */
const TRAINED =
  /^((?:lehre|berufslehre|ausbildung|berufsausbildung|apprentissage|apprenticeship)(?!\p{L}).*)\s(?:im|in der|in dem|beim|bei der|am|auf dem|dans l[ae]|au|à l['’]|with|at(?: the)?)\s(\p{Lu}.*)$/iu

function cutGiven(atom: Atom): Atom[] {
  const [, training, employer] = TRAINED.exec(atom.text) ?? []
  if (training !== undefined && employer !== undefined && scoreOrganisation(employer) >= 0.6)
    return cut(atom, [training, employer]).map((piece, at) =>
      at === 0 ? piece : { ...piece, hint: 'school' },
    )
  const [, before, school] = GIVES.exec(atom.text) ?? []
  const isCut = before !== undefined && !isInDegree(before, atom.text)
  return isCut && school !== undefined && namesDegree(before)
    ? cut(atom, [before.replace(EARNED, ''), school.replace(RESULT, '')]).map((piece, at) =>
        at === 0 ? piece : { ...piece, hint: 'school' },
      )
    : [atom]
}

function cutLed(atom: Atom): Atom[] {
  const bare = atom.text.replace(RESULT, '').replace(/(?<=\p{L}{3})\.$/u, '')
  const [, before = '', name = ''] = LEADS.exec(bare) ?? []
  // "Classe préparatoire aux Grandes Écoles" is a degree.
  if (isInDegree(before, bare)) return [atom]
  if (isNamedSchool(before, name)) return cut(atom, [cleanDegree(before), name])
  // "CAP Cuisine au lycée professionnel Heron à Lyon"
  const [, degree = '', school = ''] = scorePlace(name) > 0.6 ? (LEADS.exec(before) ?? []) : []
  if (isNamedSchool(degree, school)) return cut(atom, [cleanDegree(degree), school, name])
  return cutEarlier(atom, bare, before)
}

/** Splits at the word before, where the last one is inside the school's name: "en el colegio Tero de la Garza". */
function cutEarlier(atom: Atom, bare: string, before: string): Atom[] {
  const [, degree = '', start = ''] = LEADS.exec(before) ?? []
  const school = bare.slice(before.length - start.length)
  return start !== '' && namesDegree(degree) && isNamedSchool(degree, school)
    ? cut(atom, [cleanDegree(degree), school])
    : [atom]
}

/** Whether a text's degree goes on after its start. */
function isInDegree(start: string, text: string): boolean {
  const degree = splitDegree(text)?.degree ?? ''
  return degree.length > start.length && degree.startsWith(start)
}

const isNamedSchool = (before: string, school: string): boolean =>
  scoreSchool(school) > 0 &&
  // A degree may have the name of a kind of school: "Prépa scientifique au lycée Héron".
  (scoreSchool(before) === 0 || namesDegree(before)) &&
  !isDescriptive(school) &&
  // "Graduado en E.S.O. C.E.I.P. Otter"
  !(/^(?:\p{Lu}\.){3,} \p{Lu}/u.test(school) && namesDegree(school))

const cleanDegree = (text: string): string => text.replace(/[,;]$/, '').replace(EARNED, '')

/** A school and the degree obtained there: "Heron-Realschule mit Abschluss der Mittleren Reife". */
const WITH = /^(\S.*?)[\s,]+(?:mit|avec|con|com|met)\s+(?:(?:dem|der|le|la|el|il|o|a)\s+)?(\S.*)$/u

function cutObtained(atom: Atom): Atom[] {
  const [, school = '', degree = ''] = WITH.exec(atom.text) ?? []
  const isBoth = scoreSchool(school) > 0 && !namesDegree(school) && namesDegree(degree)
  return isBoth ? cut(atom, [school, degree]) : [atom]
}

/** The start of a certain degree, also in the middle of a text. */
const STRONG =
  /\s\(?(?=(?:[BM]\.\s?(?:Sc?|A|Ed|Tech|Eng|E|Com)\b\.?|[BM](?:Sc|Eng|Tech|BA|Ed)\b|Ph\.?\s?D\b|LL\.?[BM]\b|(?:Bachelor|Master|Doctor)(?:['’]?s)?\b(?: (?:of|in|degree)\b|$|[,)])|Abitur\b|Diplom\b|Matura\b|Fachabitur\b))/u

/** Splits a school before its degree: "Heron University B.Sc. Physics", "Heron School (Abitur)". */
function cutEarned(atom: Atom): Atom[] {
  const match = STRONG.exec(atom.text)
  if (!match || namesDegree(atom.text)) return [atom]
  const school = atom.text.slice(0, match.index).replace(/[\s,:–-]+$/, '')
  const degree = atom.text.slice(match.index + match[0].length).replace(/^([^()]*)\)$/, '$1')
  return scoreSchool(school) > 0 && namesDegree(degree) ? cut(atom, [school, degree]) : [atom]
}

function cutJoined(atom: Atom): Atom[] {
  if (!namesDegree(atom.text)) return [atom]
  const [, degree, school] = NOUN_FIRST.exec(atom.text) ?? []
  // The noun alone names no school: "Master Grande École".
  if (degree !== undefined && school !== undefined && /\s/.test(school) && scoreSchool(school) > 0)
    return cut(atom, [degree, ...cutPlace(school)])
  const [, before, acronym] = ACRONYM.exec(atom.text) ?? []
  if (before !== undefined && acronym !== undefined && scoreSchool(acronym) > 0)
    return cut(atom, [before, acronym])
  const parts = cutPlace(acronym ?? '')
  return before !== undefined && parts.length > 1 ? cut(atom, [before, ...parts]) : [atom]
}

/** Splits a known town off the end of a name. */
function cutPlace(name: string): string[] {
  const words = name.split(' ')
  for (let count = Math.min(PLACE_WORDS, words.length - 1); count > 0; count--) {
    const place = words.slice(-count).join(' ')
    const [last] = words.slice(0, -count).slice(-1)
    // "Université de Rennes" is a name.
    if (
      scorePlace(place) > 0.8 &&
      last &&
      !/^\p{Ll}/u.test(last) &&
      words.length - count > (name.startsWith('Univ') ? 1 : 0)
    )
      return [words.slice(0, -count).join(' '), place]
  }
  return [name]
}

/** Joins a degree that is printed twice: "Bachelor of Laws - LLB". */
export function joinDegrees(atoms: Atom[]): Atom[] {
  const joined: Atom[] = []
  for (const atom of atoms) {
    const before = joined.at(-1)
    const isAgain =
      before &&
      isBareDegree(before.text) &&
      (isBareDegree(atom.text) || atom.text === initialsOf(before.text))
    if (isAgain && atom.border === 'sign' && atom.row === before.row)
      joined[joined.length - 1] = { ...before, text: `${before.text} (${atom.text})` }
    else joined.push(atom)
  }
  return joined
}

/** The initials of a degree, some of which are also those of a state: "Master of Arts - MA". */
const initialsOf = (degree: string): string => (degree.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('')

const isBareDegree = (text: string): boolean =>
  namesDegree(text) && splitDegree(text)?.field === null && !text.includes('(')

const cut = (atom: Atom, texts: string[]): Atom[] =>
  texts.map((text, index) =>
    index === 0
      ? { ...atom, text }
      : { ...atom, text, border: 'sign', glue: ' ', order: atom.order + index },
  )
