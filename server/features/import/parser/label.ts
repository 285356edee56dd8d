import type { Atom } from './atoms.ts'
import type { Border } from './text-cuts.ts'

/** How much an atom's own words speak for each label. */
type Evidence<L extends string> = Record<L, number>

/** What it costs to change the label, and to keep it, at each kind of border. */
const CHANGE: Record<Border, number> = {
  comma: 0.35,
  sign: 0.15,
  face: 0.2,
  cell: 0.05,
  line: 0.05,
}
const KEEP: Record<Border, number> = { comma: 0, sign: 0.6, face: 0.35, cell: 1, line: 2 }
/** A dash joins a name's parts as often as it parts two names. */
const KEEP_DASH = 0.3
const DASH = /^\s+[-–—]\s+$/
/** An entry is expected to have these; what speaks for using a label at all. */
type Rewards<L extends string> = Partial<Record<L, number>>
/** What a form's label says counts more than any words. */
const HINT = 2.5
/** What it costs to leave an atom of the head unread. */
const UNREAD = -0.2
/** As it stands first in its line or cell beside its date, or above where little stands beside. */
const UNREAD_WHOLE = -0.5
const GOES_ON = 0.3
const NAMED_AGAIN = 0.7
/** What every atom gets for a name that it may be; what goes on one does not get it again. */
const MAY_BE = 0.1
/** How much the section's template weighs beside an atom's own words. */
const TEMPLATE = 0.8

/** Words that say so much by themselves need less of a template. */
const SURE = 1.2

/** An entry's atoms, what each is, and what spoke for it. */
export type Labelled<L extends string> = {
  atoms: Atom[]
  labels: (L | 'other')[]
  evidence: Partial<Evidence<L>>[]
}

/**
 * The labels of each entry's atoms: every label stands for one stretch of atoms at most, `other`
 * for as many as need be. A section is consistent with itself, so what all its entries say of a
 * place (its line, cell, number and face) counts for each of them.
 */
export function labelAtoms<L extends string>(
  entries: Atom[][],
  labels: readonly L[],
  weigh: (atom: Atom, entry: Atom[]) => Evidence<L>,
  rewards: Rewards<L>,
): Labelled<L>[] {
  const evidence = entries.map((atoms) => atoms.map((atom) => weigh(atom, atoms)))
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

/** How much better two fields read as they are labelled than the other way round; Infinity without both. */
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

/** What the atoms in a place say of it on average: their words, and the labels they first got. */
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
        Object.assign(sum, { [label]: (slot ? (slot.sum[label] ?? 0) : 0) + own })
      }
      const known = evidence[i]?.[j]
      if (known)
        template.set(slotOf(atom), { sum: { ...known, ...sum }, count: (slot?.count ?? 0) + 1 })
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
  // A template of one entry is that entry again.
  const isSure = Math.max(...labels.map((label) => own?.[label] ?? 0)) > SURE
  const weight = slot && slot.count > 1 ? (isSure ? TEMPLATE / 2 : TEMPLATE) : 0
  for (const label of labels)
    out[label] = (own?.[label] ?? 0) + (weight * (slot?.sum[label] ?? 0)) / (slot?.count ?? 1)
  return out
}

type State<L extends string> = {
  score: number
  label: L | 'other'
  used: L[]
  path: (L | 'other')[]
}

/** The best way to label one entry, by dynamic programming over (last label, labels used). */
function labelEntry<L extends string>(
  atoms: Atom[],
  labels: readonly L[],
  evidence: Partial<Evidence<L>>[],
  rewards: Rewards<L>,
): (L | 'other')[] {
  let states = new Map<string, State<L>>()
  atoms.slice(0, 24).forEach((atom, index) => {
    const next = new Map<string, State<L>>()
    const from: State<L>[] =
      index > 0 ? [...states.values()] : [{ score: 0, label: 'other', used: [], path: [] }]
    for (const state of from)
      for (const label of ['other' as const, ...labels]) {
        const step = index > 0 ? weighStep(atom, state, label) : 0
        if (step === null) continue
        const isMore = index > 0 && label === state.label
        const found =
          label === 'other'
            ? isMore
              ? 0
              : weighUnread(atom, atoms)
            : (evidence[index]?.[label] ?? 0)
        // What goes on a field need not look like one again, nor does it speak for it twice.
        const own = label !== 'other' && isMore ? weighMore(atom, found) : found
        const used =
          label === 'other' || state.used.includes(label)
            ? state.used
            : [...state.used, label].toSorted()
        const reward = label === 'other' || state.used.includes(label) ? 0 : (rewards[label] ?? 0)
        const score = state.score + step + own + reward
        const key = `${label}|${used.join(',')}`
        if (score > (next.get(key)?.score ?? -Infinity))
          next.set(key, { score, label, used, path: [...state.path, label] })
      }
    states = next
  })
  const best = [...states.values()].toSorted((a, b) => b.score - a.score)[0]
  const path = best?.path ?? []
  return atoms.map((_, index) => path[index] ?? 'other')
}

function weighUnread({ order, row }: Atom, atoms: Atom[]): number {
  const beside = atoms.filter((other) => other.row === 0).length
  return order === 0 && (row === 0 || (row < 0 && beside < 2)) ? UNREAD_WHOLE : UNREAD
}

/** What goes on a field; a form's label that names it again does speak for it. */
const weighMore = ({ hint }: Atom, found: number): number =>
  hint ? Math.min(found, NAMED_AGAIN) : Math.min(found - MAY_BE, GOES_ON)

function weighStep<L extends string>(
  { border, glue }: Atom,
  state: State<L>,
  label: L | 'other',
): number | null {
  if (label === state.label)
    return label === 'other' ? 0 : -(DASH.test(glue) ? KEEP_DASH : KEEP[border])
  if (label !== 'other' && state.used.includes(label)) return null
  return -CHANGE[border]
}

/** The text of the atoms with a label, put together as it was printed. */
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
  return text.replace(/\s+/g, ' ').trim() || null
}

/** The place; the full stop of the line that it ends is none of it. */
export const joinPlace = (named: { atoms: Atom[]; labels: readonly string[] }): string | null =>
  joinAtoms(named, 'location')
    ?.replace(/^(?:in|en|à) (?=\p{Lu})/u, '')
    .replace(/(?<=\p{L}{2})\.$/u, '') ?? null

/** The worth of a form's label for a field: much for the one it announces, as much against the others. */
export const weighHint = (hint: string, fields: Record<string, string>, label: string): number =>
  fields[hint] === label ? HINT : -HINT
