import type { Atom } from '#server/features/import/parser/atoms.ts'
import { labelAtoms } from '#server/features/import/parser/label.ts'
import {
  addLearnt,
  listSigns,
  type Study,
  type Weights,
} from '#server/features/import/parser/learnt.ts'
import { createRandom } from '../create-random.ts'
import type { Gold } from './gold.ts'

/** A section with its atoms and their labels by the annotation, if known. */
export type Lesson = Omit<Study, 'weigh'> & {
  source: string
  golds: (Gold | null)[]
  /** The score of each label of each atom by the rules alone. */
  rules: Map<Atom, Record<string, number>>
  signs: Map<Atom, string[]>
}

export type Settings = {
  seed: number
  epochs: number
  rate: number
  margin: number
  sources: number
}

export const createLesson = (
  { labels, entries, weigh, rewards }: Study,
  golds: (Gold | null)[],
  source: string,
): Lesson => ({
  labels,
  entries,
  rewards,
  golds,
  source,
  rules: new Map(entries.flatMap((atoms) => atoms.map((atom) => [atom, weigh(atom, atoms)]))),
  signs: new Map(entries.flatMap((atoms) => atoms.map((atom) => [atom, listSigns(atom, atoms)]))),
})

/**
 * Trains an averaged structured perceptron: wrong labels of the decoder, with the rules and the
 * current weights, change the weights of the features involved. Rare features are left out, so that
 * no person's name is learnt.
 */
export function train(lessons: Lesson[], settings: Settings): Weights {
  const known = listShared(lessons, settings.sources)
  const weights = new Map<string, number>()
  const totals = new Map<string, number>()
  let step = 1
  const move = (label: string, sign: string, by: number): void => {
    const key = `${label} ${sign}`
    weights.set(key, (weights.get(key) ?? 0) + by)
    totals.set(key, (totals.get(key) ?? 0) + by * step)
  }
  const next = createRandom(settings.seed)
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    const order = lessons.map((lesson) => ({ lesson, at: next() })).toSorted((a, b) => a.at - b.at)
    for (const { lesson } of order) {
      const rate = settings.rate / Math.sqrt(lesson.entries.length)
      for (const { atom, wanted, read } of findMistakes(lesson, weights, settings.margin))
        for (const sign of lesson.signs.get(atom) ?? []) {
          if (!known.has(sign)) continue
          if (wanted) move(wanted, sign, rate)
          if (read) move(read, sign, -rate)
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
function listShared(lessons: Lesson[], least: number): Set<string> {
  const sources = new Map<string, Set<string>>()
  for (const { signs, source } of lessons)
    for (const sign of [...signs.values()].flat())
      sources.set(sign, (sources.get(sign) ?? new Set()).add(source))
  return new Set([...sources].filter(([, known]) => known.size >= least).map(([sign]) => sign))
}

type Mistake = { atom: Atom; wanted: string | null; read: string | null }

/** Atoms that are labelled wrongly, or rightly by less than the margin. Locations are left to the rules. */
function findMistakes(lesson: Lesson, weights: Weights, margin: number): Mistake[] {
  const { labels, entries, golds, rewards, signs, rules } = lesson
  const wanted = new Map<Atom, string | null>()
  entries.forEach((atoms, i) =>
    atoms.forEach((atom, j) => {
      if (golds[i]) wanted.set(atom, golds[i][j] ?? null)
    }),
  )
  const weigh = (atom: Atom): Record<string, number> => {
    const own = addLearnt({ ...rules.get(atom) }, { labels, weights, signs: signs.get(atom) ?? [] })
    for (const label of labels)
      if (wanted.has(atom) && wanted.get(atom) !== label && label !== 'location')
        own[label] = (own[label] ?? 0) + margin
    return own
  }
  return labelAtoms(entries, labels, weigh, rewards).flatMap(({ atoms, labels: found }) =>
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
