import type { Atom } from './atoms.ts'
import { type Evidence, listLabellings, type Rewards } from './decode-labels.ts'

/** The score of a form's label, which outweighs any words. */
const HINT = 2.5
/** The weight of the section's template relative to an atom's own words. */
const TEMPLATE = 0.8

/** Atoms with this score need their template less. */
const SURE = 1.2

/** An entry's atoms with the label of each, and the score of every label. */
export type Labelled<L extends string> = {
  atoms: Atom[]
  labels: (L | 'other')[]
  evidence: Partial<Evidence<L>>[]
  /** The probability (0 to 1) of these labels among the candidates, if they were ranked by the model. */
  chance?: number
}

/**
 * Labels the atoms of each entry. A field is one run of adjacent atoms; `other` may be used any
 * number of times. Sections are consistent, so the average scores of a position (line, cell, index
 * and font style) over all entries are added to each atom's own.
 */
export function labelAtoms<L extends string>(
  entries: Atom[][],
  labels: readonly L[],
  scoreAtom: (atom: Atom, entry: Atom[]) => Evidence<L>,
  rewards: Rewards<L>,
): Labelled<L>[] {
  const evidence = entries.map((atoms) => atoms.map((atom) => scoreAtom(atom, atoms)))
  const first = entries.map((atoms, i) => labelEntry(atoms, labels, evidence[i] ?? [], rewards))
  const template = learnTemplate(entries, labels, evidence, first)
  const second = entries.map((atoms, i) =>
    atoms.map((atom, j) => blend(evidence[i]?.[j], template.get(slotOf(atom)), labels)),
  )
  return entries.map((atoms, i) => ({
    atoms,
    labels: labelEntry(atoms, labels, second[i] ?? [], rewards),
    evidence: second[i] ?? [],
  }))
}

/** How much the score drops if the labels `a` and `b` are swapped; Infinity if one of them is missing. */
export function marginOf<L extends string>({ labels, evidence }: Labelled<L>, a: L, b: L): number {
  if (!labels.includes(a) || !labels.includes(b)) return Infinity
  return labels.reduce((sum, label, i) => {
    const [forA, forB] = [evidence[i]?.[a] ?? 0, evidence[i]?.[b] ?? 0]
    return sum + (label === a ? forA - forB : label === b ? forB - forA : 0)
  }, 0)
}

export const slotOf = ({ row, cell, order, size, bold, italic }: Atom): string =>
  `${row}|${cell}|${order}|${Math.round(size)}${bold ? 'B' : ''}${italic ? 'I' : ''}`

type Template<L extends string> = Map<string, { sum: Evidence<L>; count: number }>

/**
 * The average scores of the atoms at each position, with a bonus for the labels of the first pass.
 */
function learnTemplate<L extends string>(
  entries: Atom[][],
  labels: readonly L[],
  evidence: Evidence<L>[][],
  first: (L | 'other')[][],
): Template<L> {
  const template: Template<L> = new Map()
  entries.forEach((atoms, i) =>
    atoms.forEach((atom, j) => {
      const slot = template.get(slotOf(atom))
      const sum = { ...(slot?.sum ?? evidence[i]?.[j]) }
      for (const label of labels) {
        const own = (evidence[i]?.[j]?.[label] ?? 0) + (first[i]?.[j] === label ? 0.5 : 0)
        Object.assign(sum, {
          [label]: (slot ? (slot.sum[label] ?? 0) : 0) + own,
        })
      }
      const known = evidence[i]?.[j]
      if (known)
        template.set(slotOf(atom), {
          sum: { ...known, ...sum },
          count: (slot?.count ?? 0) + 1,
        })
    }),
  )
  return template
}

function blend<L extends string>(
  own: Evidence<L> | undefined,
  slot: { sum: Evidence<L>; count: number } | undefined,
  labels: readonly L[],
): Partial<Evidence<L>> {
  const out: Partial<Evidence<L>> = {}
  // A template from one entry is only that entry again.
  const isSure = Math.max(...labels.map((label) => own?.[label] ?? 0)) > SURE
  const weight = slot && slot.count > 1 ? (isSure ? TEMPLATE / 2 : TEMPLATE) : 0
  for (const label of labels)
    out[label] = (own?.[label] ?? 0) + (weight * (slot?.sum[label] ?? 0)) / (slot?.count ?? 1)
  return out
}

function labelEntry<L extends string>(
  atoms: Atom[],
  labels: readonly L[],
  evidence: Partial<Evidence<L>>[],
  rewards: Rewards<L>,
): (L | 'other')[] {
  const [best] = listLabellings({ atoms, evidence }, labels, rewards, 1)
  return best?.labels ?? atoms.map(() => 'other' as const)
}

/** The text of the atoms with a label, joined as printed. */
export function joinAtoms(
  { atoms, labels }: { atoms: Atom[]; labels: readonly string[] },
  label: string,
): string | null {
  let text = ''
  atoms.forEach((atom, index) => {
    if (labels[index] !== label) return
    const isFar = atom.border === 'line' || atom.border === 'cell'
    const glue = atom.hint ? ', ' : isFar ? ' ' : atom.glue
    text += (text ? glue : '') + atom.text
  })
  const whole = text.replace(/\s+/g, ' ').trim()
  return (/\([^()]*$/.test(whole) ? `${whole})` : whole) || null
}

/** The place, without the full stop of the line that it ends. */
export const joinPlace = (named: { atoms: Atom[]; labels: readonly string[] }): string | null =>
  joinAtoms(named, 'location')
    ?.replace(/^(?:in|en|à) (?=\p{Lu})/u, '')
    .replace(/(?<=\p{L}{2})\.$/u, '') ?? null

/** The score of a form's label for a field: high for the field it announces, equally negative for others. */
export const scoreHint = (hint: string, fields: Record<string, string>, label: string): number =>
  fields[hint] === label ? HINT : -HINT
