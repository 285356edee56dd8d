import type { Atom } from './atoms.ts'
import { isFaculty, isSchoolKind, namesDegree, scoreSchool } from './degree-words.ts'
import { isRegion, scorePlace } from './place-words.ts'

/** State universities, which are distinguished by their towns. */
const SYSTEM =
  /^(?:the )?(?:university of (?:california|texas|illinois|wisconsin|north carolina|massachusetts|michigan|maryland|missouri|nebraska|alabama|tennessee|arkansas)|california state university|state university of new york|suny|cuny)$/i
/** Their towns that resumes print with a state otherwise. */
const CAMPUS =
  /^(?:Madison|Eau Claire|La Crosse|Green Bay|Oshkosh|Stevens Point|River Falls|Stout|Whitewater|Platteville|Parkside|Amherst|Lincoln|Kearney|College Park|Baltimore County|Fullerton|Northridge|Long Beach|Urbana[- ]Champaign|Dearborn|Flint|Tuscaloosa|Pan American|Permian Basin|Martin|Pine Bluff|Fort Smith)$/
const DASH = /^\s[–—-]\s$/
const AT = /^\s+at(?: the)?\s+$/

/** Whether a short or Latin name comes before the whole one: "HTW – Hochschule für Technik". */
const isSameName = (short: Atom, whole: Atom): boolean =>
  whole.border === 'sign' &&
  whole.row === short.row &&
  whole.cell === short.cell &&
  /^\s[–—-]\s$/.test(whole.glue) &&
  /^(?:\p{Lu}[\p{L}&]*\p{Lu}|Sapienza|(?:Alma Mater )?Studiorum)$/u.test(short.text) &&
  !namesDegree(short.text) &&
  WHOLE.test(whole.text) &&
  !isFaculty(whole.text) &&
  !isSchoolKind(whole.text) &&
  !namesDegree(whole.text) &&
  scoreSchool(whole.text) > 0
const WHOLE =
  /^(?:Universi|UNIVERSI|Hochschule|Fachhochschule|Technische|TECHNISCHE|Institut[oe]? |Instituto|Istituto|École|Ecole|Escuela|Escola|Faculdade|Centro|Centre|Pontif|Politecnico)/u

/**
 * Joins a campus town to its university: "University of Illinois at Urbana-Champaign", "University
 * of California, San Diego", "University of Arkansas - Fort Smith".
 */
export function joinCampus(atoms: Atom[]): Atom[] {
  const joined: Atom[] = []
  for (const [index, atom] of atoms.entries()) {
    const before = joined.at(-1)
    const next = atoms[index + 1]
    const isAt = AT.test(atom.glue) && /^(?:the )?university\b/i.test(before?.text ?? '')
    const isTown =
      (/^,\s*$/.test(atom.glue) && /^\p{Lu}[\p{L} .'’&-]{2,24}$/u.test(atom.text)) ||
      (DASH.test(atom.glue) &&
        atom.row === before?.row &&
        (scorePlace(atom.text) > 0.8 || CAMPUS.test(atom.text)))
    // "…, Madison, WI" is a location rather than part of the name.
    const isPlace =
      next?.border === 'comma' && isRegion(next.text) && !/california/i.test(before?.text ?? '')
    const isCampus = isTown && !isPlace && !isRegion(atom.text) && SYSTEM.test(before?.text ?? '')
    if (before && (isAt || isCampus || isSameName(before, atom)))
      joined[joined.length - 1] = { ...before, text: before.text + atom.glue + atom.text }
    else joined.push(atom)
  }
  return joined
}
