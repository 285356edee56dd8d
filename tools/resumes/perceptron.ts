import type { Atom } from '#server/features/import/parser/atoms.ts'
import { labelAtoms } from '#server/features/import/parser/label.ts'
import {
  addWeights,
  listAtomFeatures,
  type LabellingTask,
  type Weights,
} from '#server/features/import/parser/label-model.ts'
import { createRandom } from '../create-random.ts'
import type { Gold } from './gold.ts'

/** A section with its atoms and their labels by the annotation, if known. */
export type LabellingExample = Omit<LabellingTask, 'scoreAtom'> & {
  source: string
  golds: (Gold | null)[]
  /** The score of each label of each atom by the rules alone. */
  rules: Map<Atom, Record<string, number>>
  features: Map<Atom, string[]>
}

export type Settings = {
  seed: number
  epochs: number
  rate: number
  margin: number
  sources: number
}

export const createExample = (
  { labels, entries, scoreAtom, rewards }: LabellingTask,
  golds: (Gold | null)[],
  source: string,
): LabellingExample => ({
  labels,
  entries,
  rewards,
  golds,
  source,
  rules: new Map(entries.flatMap((atoms) => atoms.map((atom) => [atom, scoreAtom(atom, atoms)]))),
  features: new Map(
    entries.flatMap((atoms) => atoms.map((atom) => [atom, listAtomFeatures(atom, atoms)])),
  ),
})

/**
 * Trains an averaged structured perceptron: wrong labels of the decoder, with the rules and the
 * current weights, change the weights of the features involved. Rare features are left out, so that
 * no person's name is learnt.
 */
export function train(examples: LabellingExample[], settings: Settings): Weights {
  const known = listFrequent(examples, settings.sources)
  const weights = new Map<string, number>()
  const totals = new Map<string, number>()
  let step = 1
  const move = (label: string, feature: string, by: number): void => {
    const key = `${label} ${feature}`
    weights.set(key, (weights.get(key) ?? 0) + by)
    totals.set(key, (totals.get(key) ?? 0) + by * step)
  }
  const next = createRandom(settings.seed)
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    const order = examples
      .map((example) => ({ example, at: next() }))
      .toSorted((a, b) => a.at - b.at)
    for (const { example } of order) {
      const rate = settings.rate / Math.sqrt(example.entries.length)
      for (const { atom, wanted, read } of findMistakes(example, weights, settings.margin))
        for (const feature of example.features.get(atom) ?? []) {
          if (!known.has(feature)) continue
          if (wanted) move(wanted, feature, rate)
          if (read) move(read, feature, -rate)
        }
      step++
    }
  }
  const averaged = [...weights].map(([key, weight]): [string, number] => [
    key,
    Math.round((weight - (totals.get(key) ?? 0) / step) * 1000) / 1000,
  ])
  return new Map(
    averaged.filter(([, weight]) => weight !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** The features that occur in at least `least` sources. */
function listFrequent(examples: LabellingExample[], least: number): Set<string> {
  const sources = new Map<string, Set<string>>()
  for (const { features, source } of examples)
    for (const feature of [...features.values()].flat())
      sources.set(feature, (sources.get(feature) ?? new Set()).add(source))
  return new Set(
    [...sources].filter(([, known]) => known.size >= least).map(([feature]) => feature),
  )
}

type Mistake = { atom: Atom; wanted: string | null; read: string | null }

/** Atoms that are labelled wrongly, or rightly by less than the margin. Locations are left to the rules. */
function findMistakes(example: LabellingExample, weights: Weights, margin: number): Mistake[] {
  const { labels, entries, golds, rewards, features, rules } = example
  const wanted = new Map<Atom, string | null>()
  entries.forEach((atoms, i) =>
    atoms.forEach((atom, j) => {
      if (golds[i]) wanted.set(atom, golds[i][j] ?? null)
    }),
  )
  const scoreAtom = (atom: Atom): Record<string, number> => {
    const own = addWeights(
      { ...rules.get(atom) },
      { labels, weights, features: features.get(atom) ?? [] },
    )
    for (const label of labels)
      if (wanted.has(atom) && wanted.get(atom) !== label && label !== 'location')
        own[label] = (own[label] ?? 0) + margin
    return own
  }
  return labelAtoms(entries, labels, scoreAtom, rewards).flatMap(({ atoms, labels: found }) =>
    atoms.flatMap((atom, at): Mistake[] => {
      const read = found[at] === 'other' ? null : (found[at] ?? null)
      const right = wanted.get(atom)
      const isPlace = read === 'location' && right === null
      if (right === undefined || read === right || isPlace) return []
      const drop = (label: string | null): string | null => (label === 'location' ? null : label)
      return [{ atom, wanted: drop(right), read: drop(read) }]
    }),
  )
}
