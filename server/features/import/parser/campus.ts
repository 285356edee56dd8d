import type { Atom } from './atoms.ts'
import { isRegion } from './place-words.ts'

/** State universities, which are distinguished by their towns. */
const SYSTEM =
  /^(?:the )?(?:university of (?:california|texas|illinois|wisconsin|north carolina|massachusetts|michigan|maryland|missouri|nebraska|alabama|tennessee|arkansas)|california state university|state university of new york|suny|cuny)$/i
const AT = /^\s+at(?: the)?\s+$/

/**
 * Joins a campus town to its university: "University of Illinois at Urbana-Champaign", "University
 * of California, San Diego".
 */
export function joinCampus(atoms: Atom[]): Atom[] {
  const joined: Atom[] = []
  for (const [index, atom] of atoms.entries()) {
    const before = joined.at(-1)
    const next = atoms[index + 1]
    const isAt = AT.test(atom.glue) && /^(?:the )?university\b/i.test(before?.text ?? '')
    const isTown = /^,\s*$/.test(atom.glue) && /^\p{Lu}[\p{L} .'’&-]{2,24}$/u.test(atom.text)
    // "…, Madison, WI" is a location rather than part of the name.
    const isPlace =
      next?.border === 'comma' && isRegion(next.text) && !/california/i.test(before?.text ?? '')
    const isCampus = isTown && !isPlace && !isRegion(atom.text) && SYSTEM.test(before?.text ?? '')
    if (before && (isAt || isCampus))
      joined[joined.length - 1] = { ...before, text: before.text + atom.glue + atom.text }
    else joined.push(atom)
  }
  return joined
}
