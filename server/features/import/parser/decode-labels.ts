import type { Atom } from './atoms.ts'
import type { Border } from './text-cuts.ts'

/** How much an atom's own words speak for each label. */
export type Evidence<L extends string> = Record<L, number>

/** What it costs to change the label, and to keep it, at each kind of border. */
const CHANGE: Record<Border, number> = {
  comma: 0.35,
  sign: 0.15,
  face: 0.2,
  cell: 0.05,
  line: 0.05,
}
const KEEP: Record<Border, number> = {
  comma: 0,
  sign: 0.6,
  face: 0.35,
  cell: 1,
  line: 2,
}
/** A dash joins a name's parts as often as it parts two names. */
const KEEP_DASH = 0.3
const DASH = /^\s+[-–—]\s+$/
/** An entry is expected to have these; what speaks for using a label at all. */
export type Rewards<L extends string> = Partial<Record<L, number>>
/** What it costs to leave an atom of the head unread. */
const UNREAD = -0.2
/** As it stands first in its line or cell beside its date, or above where little stands beside. */
const UNREAD_WHOLE = -0.5
const GOES_ON = 0.3
const NAMED_AGAIN = 0.7
/** What every atom gets for a name that it may be; what goes on one does not get it again. */
const MAY_BE = 0.1
/** `used`: a bit for each label. The states before it tell the labels of the atoms before. */
type State<L extends string> = {
  score: number
  label: L | 'other'
  used: number
  before: State<L> | null
}

/** One way to label an entry's atoms, and how much speaks for it. */
export type Labelling<L extends string> = {
  score: number
  labels: (L | 'other')[]
}

/**
 * The best ways to label one entry, the best first, by dynamic programming over (last label, labels
 * used): of each such state the `keep` best are followed.
 */
export function listLabellings<L extends string>(
  { atoms, evidence }: { atoms: Atom[]; evidence: Partial<Evidence<L>>[] },
  labels: readonly L[],
  rewards: Rewards<L>,
  keep: number,
): Labelling<L>[] {
  const all = ['other' as const, ...labels]
  let states = new Map<number, State<L>[]>()
  atoms.slice(0, 24).forEach((atom, index) => {
    const next = new Map<number, State<L>[]>()
    const unread = weighUnread(atom, atoms)
    const from: State<L>[] =
      index > 0
        ? [...states.values()].flat()
        : [{ score: 0, label: 'other', used: 0, before: null }]
    for (const state of from)
      for (const [at, label] of all.entries()) {
        const isUsed = label !== 'other' && (state.used & (1 << at)) !== 0
        const step = index > 0 ? weighStep(atom, state, label, isUsed) : 0
        if (step === null) continue
        const isMore = index > 0 && label === state.label
        const found = label === 'other' ? (isMore ? 0 : unread) : (evidence[index]?.[label] ?? 0)
        // What goes on a field need not look like one again, nor does it speak for it twice.
        const own = label !== 'other' && isMore ? weighMore(atom, found) : found
        const used = label === 'other' ? state.used : state.used | (1 << at)
        const reward = label === 'other' || isUsed ? 0 : (rewards[label] ?? 0)
        const score = state.score + step + own + reward
        keepBest(next, used * all.length + at, keep, score, () => ({
          score,
          label,
          used,
          before: index > 0 ? state : null,
        }))
      }
    states = next
  })
  return [...states.values()]
    .flat()
    .toSorted((a, b) => b.score - a.score)
    .map((state) => ({
      score: state.score,
      labels: listLabels(state, atoms.length),
    }))
}

/** Among the best of its key, from the best on; of equals the first known. */
function keepBest<L extends string>(
  states: Map<number, State<L>[]>,
  key: number,
  keep: number,
  score: number,
  create: () => State<L>,
): void {
  const known = states.get(key)
  if (!known) {
    states.set(key, [create()])
    return
  }
  if (known.length >= keep && score <= (known.at(-1)?.score ?? -Infinity)) return
  const place = known.findIndex((one) => score > one.score)
  known.splice(place < 0 ? known.length : place, 0, create())
  if (known.length > keep) known.pop()
}

function listLabels<L extends string>(last: State<L>, count: number): (L | 'other')[] {
  const path: (L | 'other')[] = []
  for (let state: State<L> | null = last; state; state = state.before) path.push(state.label)
  path.reverse()
  return Array.from({ length: count }, (_, index) => path[index] ?? 'other')
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
  isUsed: boolean,
): number | null {
  if (label === state.label)
    return label === 'other' ? 0 : -(DASH.test(glue) ? KEEP_DASH : KEEP[border])
  if (isUsed) return null
  return -CHANGE[border]
}
