import type { Atom } from './atoms.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { scorePlace } from './place-words.ts'
import { scoreTitle } from './title-words.ts'

/**
 * Joins a name with a dash, "Department of Transport – Office of Statistics", "Arbor for Bank of
 * Tern – Office of Models", if the title is elsewhere and the text after the dash is an
 * organisation too.
 */
export function joinOffices(atoms: Atom[]): Atom[] {
  const isTitled = atoms.some(({ text }) => scoreTitle(text) >= 1)
  return atoms.reduce<Atom[]>((joined, atom) => {
    const before = joined.at(-1)
    if (!before || !isTitled || !isOffice(before, atom)) return [...joined, atom]
    return [...joined.slice(0, -1), { ...before, text: before.text + atom.glue + atom.text }]
  }, [])
}

function isOffice(before: Atom, atom: Atom): boolean {
  const isDash = atom.border === 'sign' && /^\s+[-–—]\s+$/.test(atom.glue)
  const isName = [before, atom].every(({ text }) => scorePlace(text) === 0 && scoreTitle(text) < 1)
  const isPart = scoreOrganisation(atom.text) > 0 && scoreOrganisation(atom.text) <= 1
  const isOrganisation = scoreOrganisation(before.text) > 0 || / for \p{Lu}/u.test(before.text)
  const isSameCell = before.row === atom.row && before.cell === atom.cell
  return isDash && isSameCell && isName && isOrganisation && (isPart || / for /.test(before.text))
}
