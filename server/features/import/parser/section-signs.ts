import { type Atom, cutText } from './atoms.ts'
import { isIn, weighPlace } from './place-words.ts'
import { weighTitle } from './title-words.ts'

/** A sign parts the names of a section where so many of its entries have it, and joins where so few do. */
const USUAL = 0.6
const RARE = 0.4
/** In parentheses after a title: how it was held, rather than where. */
const MANNER =
  /^(?:full|part)?[- ]?time$|^(?:freelance|contract(?:or)?|intern(?:ship)?|remote|self[- ]employed|volunteer|temporary|permanent|stage|cdi|cdd|alternance|teilzeit|vollzeit|praktikum|beca)\b/i

/** "Clerk - Typist • Heron Ltd" where the other entries have dots alone: the dash parts no names. */
export function joinRareSigns(entries: Atom[][]): Atom[][] {
  const shares = countSigns(entries)
  return entries.map((atoms) =>
    atoms.reduce<Atom[]>((joined, atom) => {
      const before = joined.at(-1)
      const isRare = (shares.get(signOf(atom)) ?? 0) <= RARE
      const isParted = atoms.some(
        (other) => other.row === atom.row && (shares.get(signOf(other)) ?? 0) >= USUAL,
      )
      if (!before || !signOf(atom) || !isRare || !isParted || !isBeside(before, atom))
        return [...joined, atom]
      return [...joined.slice(0, -1), { ...before, text: before.text + atom.glue + atom.text }]
    }, []),
  )
}

/** In how many of the entries each sign parts names. */
function countSigns(entries: Atom[][]): Map<string, number> {
  const shares = new Map<string, number>()
  for (const atoms of entries)
    for (const sign of new Set(atoms.map(signOf)))
      shares.set(sign, (shares.get(sign) ?? 0) + 1 / entries.length)
  return shares
}

/** The dash, dot, bar or colon before an atom; '' before all others. */
function signOf({ border, glue }: Atom): string {
  const [sign = ''] = border === 'sign' ? glue.trim() : ''
  return /[-–—]/.test(sign) ? '-' : /[|•·●:;]/.test(sign) ? sign : ''
}

const isBeside = (before: Atom, atom: Atom): boolean =>
  before.row === atom.row && before.cell === atom.cell && before.bold === atom.bold

/** "Clerk (Heron Ltd, Leeds)": where the entries name nothing else, the parentheses hold the employer. */
export function partEmployers(entries: Atom[][]): Atom[][] {
  const parted = entries.map(partOne)
  const count = parted.filter((one) => one !== null).length
  return count < entries.length * USUAL ? entries : entries.map((atoms, i) => parted[i] ?? atoms)
}

function partOne(atoms: Atom[]): Atom[] | null {
  const names = atoms.filter((atom) => weighPlace(atom.text) === 0 && !isIn(atom))
  const [name] = names
  const [, title, inside] = /^(.+?)\s*\(([^()]+)\)$/.exec(name?.text ?? '') ?? []
  if (!name || names.length > 1 || !title || !inside || MANNER.test(inside.trim())) return null
  if (weighPlace(inside) > 0.8 || weighTitle(inside) > 1) return null
  const parts = cutText(inside).map(({ text, border, glue }, index): Atom => ({
    ...name,
    ...(index === 0 ? { border: 'sign', glue: ' ' } : { border, glue }),
    text,
    order: name.order + 1 + index,
  }))
  return atoms.flatMap((atom) => (atom === name ? [{ ...name, text: title }, ...parts] : [atom]))
}
