import type { Atom } from './atoms.ts'
import { weighOrganisation } from './organisation-words.ts'
import { weighPlace } from './place-words.ts'
import { weighTitle } from './title-words.ts'

/**
 * Joins a name with a dash, "Department of Transport – Office of Statistics", "Arbor for Bank of
 * Tern – Office of Models", if the title is elsewhere and the text after the dash is an
 * organisation too.
 */
export function joinOffices(atoms: Atom[]): Atom[] {
  const isTitled = atoms.some(({ text }) => weighTitle(text) >= 1)
  return atoms.reduce<Atom[]>((joined, atom) => {
    const before = joined.at(-1)
    if (!before || !isTitled || !isOffice(before, atom)) return [...joined, atom]
    return [...joined.slice(0, -1), { ...before, text: before.text + atom.glue + atom.text }]
  }, [])
}

function isOffice(before: Atom, atom: Atom): boolean {
  const isDash = atom.border === 'sign' && /^\s+[-–—]\s+$/.test(atom.glue)
  const isName = [before, atom].every(({ text }) => weighPlace(text) === 0 && weighTitle(text) < 1)
  const isPart = weighOrganisation(atom.text) > 0 && weighOrganisation(atom.text) <= 1
  const isOrganisation = weighOrganisation(before.text) > 0 || / for \p{Lu}/u.test(before.text)
  const isSameCell = before.row === atom.row && before.cell === atom.cell
  return isDash && isSameCell && isName && isOrganisation && (isPart || / for /.test(before.text))
}
