import type { Atom } from './atoms.ts'
import type { Border } from './text-cuts.ts'

/** The score of each label for an atom, from its own words. */
export type Evidence<L extends string> = Record<L, number>

/** The cost of changing or keeping the label, for each kind of border. */
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
/** A dash joins parts of a name as often as it separates two names. */
const KEEP_DASH = 0.3
const DASH = /^\s+[-–—]\s+$/
/** The reward for using a label at all in an entry. */
export type Rewards<L extends string> = Partial<Record<L, number>>
/** The cost of leaving an atom of the head unlabelled. */
const UNREAD = -0.2
/** The cost for the first atom of a line or cell beside its date, or above it if there is little beside. */
const UNREAD_WHOLE = -0.5
const GOES_ON = 0.3
const NAMED_AGAIN = 0.7
/** A bonus for every possible label of an atom; an atom that continues a field does not get it again. */
const MAY_BE = 0.1
/**
 * A search state. `used`: a bit mask of labels; earlier states hold the labels of earlier atoms.
 */
type State<L extends string> = {
  score: number
  label: L | 'other'
  used: number
  before: State<L> | null
}

/** One way to label an entry's atoms, with its total score. */
export type Labelling<L extends string> = {
  score: number
  labels: (L | 'other')[]
}

/**
 * The best labellings of one entry, best first, by dynamic programming over (last label, labels
 * used); the `keep` best of each state are followed.
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
    const unread = scoreUnread(atom, atoms)
    const from: State<L>[] =
      index > 0
        ? [...states.values()].flat()
        : [{ score: 0, label: 'other', used: 0, before: null }]
    for (const state of from)
      for (const [at, label] of all.entries()) {
        const isUsed = label !== 'other' && (state.used & (1 << at)) !== 0
        const step = index > 0 ? scoreStep(atom, state, label, isUsed) : 0
        if (step === null) continue
        const isMore = index > 0 && label === state.label
        const found = label === 'other' ? (isMore ? 0 : unread) : (evidence[index]?.[label] ?? 0)
        // An atom that continues a field need not look like one, nor does it count twice.
        const own = label !== 'other' && isMore ? scoreMore(atom, found) : found
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

/** The best `keep` states of each key, best first; ties keep the earlier one. */
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

function scoreUnread({ order, row }: Atom, atoms: Atom[]): number {
  const beside = atoms.filter((other) => other.row === 0).length
  return order === 0 && (row === 0 || (row < 0 && beside < 2)) ? UNREAD_WHOLE : UNREAD
}

/** The score of continuing a field; only a form's label that repeats the field adds to it. */
const scoreMore = ({ hint }: Atom, found: number): number =>
  hint ? Math.min(found, NAMED_AGAIN) : Math.min(found - MAY_BE, GOES_ON)

function scoreStep<L extends string>(
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
