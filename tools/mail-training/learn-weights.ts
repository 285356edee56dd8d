import type { Weights } from '../../src/mail/learnt/model.ts'
import { toProbabilities, LEARNT_KINDS } from '../../src/mail/learnt/predict.ts'
import { BUCKETS } from '../../src/mail/learnt/features.ts'
import { createRandom } from '../create-random.ts'

/** The features of a mail or sentence, and the index of its kind (the last one is `other`). */
export type Example = { features: readonly number[]; kind: number; weight: number }

export type LearningSettings = { seed: number; epochs: number; rate: number }

const KINDS = LEARNT_KINDS.length
/** AdaGrad: the initial sum of squared gradients, by which steps get shorter. */
const MOVED_AT_FIRST = 0.01
const PRESUMED_RATE = 0.02

/**
 * Multinomial logistic regression by stochastic gradient descent; deterministic for the same
 * examples and seed.
 */
export function learnWeights(
  examples: readonly Example[],
  { seed, epochs, rate }: LearningSettings,
): Weights {
  const ofFeatures = new Float32Array(BUCKETS * KINDS)
  const moved = new Float32Array(BUCKETS * KINDS).fill(MOVED_AT_FIRST)
  const biases = LEARNT_KINDS.map(() => 0)
  const next = createRandom(seed)
  const order = [...examples]
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, next)
    for (const { features, kind, weight } of order) {
      const scale = 1 / Math.sqrt(features.length || 1)
      const probabilities = toProbabilities(features, { ofFeatures, biases })
      for (let one = 0; one < KINDS; one += 1) {
        const error = ((probabilities[one] ?? 0) - (one === kind ? 1 : 0)) * weight
        biases[one] = (biases[one] ?? 0) - PRESUMED_RATE * error
        const step = error * scale
        for (const feature of features) {
          const at = feature * KINDS + one
          const sum = (moved[at] ?? 0) + step * step
          moved[at] = sum
          ofFeatures[at] = (ofFeatures[at] ?? 0) - (rate * step) / Math.sqrt(sum)
        }
      }
    }
  }
  return { ofFeatures, biases }
}

function shuffle(items: Example[], next: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1))
    const [one, two] = [items[at], items[other]]
    if (one !== undefined && two !== undefined) [items[at], items[other]] = [two, one]
  }
}
