import { sumWeights } from '#server/features/import/parser/confidence-model.ts'

/** The features of a parsed entry, and whether it was right. */
export type ConfidenceExample = { features: string[]; isRight: boolean; source: string }

export type ConfidenceSettings = {
  steps: number
  rate: number
  /** The strength of L2 regularisation. */
  decay: number
  /** The minimum number of sources with a feature. */
  sources: number
}

/** Logistic regression by full-batch gradient descent; deterministic. */
export function trainConfidenceWeights(
  examples: ConfidenceExample[],
  settings: ConfidenceSettings,
): Map<string, number> {
  const sources = new Map<string, Set<string>>()
  for (const { features, source } of examples)
    for (const feature of features)
      sources.set(feature, (sources.get(feature) ?? new Set()).add(source))
  const known = [...sources].flatMap(([feature, all]) =>
    all.size >= settings.sources ? [feature] : [],
  )
  const weights = new Map(known.map((feature) => [feature, 0]))
  for (let step = 0; step < settings.steps; step++) {
    const gradients = new Map<string, number>()
    for (const { features, isRight } of examples) {
      const expected = 1 / (1 + Math.exp(-sumWeights({ weights }, features)))
      for (const feature of features)
        gradients.set(feature, (gradients.get(feature) ?? 0) + (isRight ? 1 : 0) - expected)
    }
    for (const [feature, weight] of weights) {
      const gradient = (gradients.get(feature) ?? 0) - settings.decay * weight
      weights.set(feature, weight + (settings.rate * gradient) / Math.sqrt(examples.length))
    }
  }
  return new Map(
    [...weights]
      .map(([feature, weight]): [string, number] => [feature, Math.round(weight * 1000) / 1000])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** The lowest score from which on at least `share` of the entries are right; Infinity if there is none. */
export function findThreshold(
  scored: { score: number; isRight: boolean }[],
  share: number,
): number {
  const sorted = scored.toSorted((a, b) => b.score - a.score)
  let right = 0
  let threshold = Infinity
  for (const [index, { score, isRight }] of sorted.entries()) {
    if (isRight) right++
    const isLast = sorted[index + 1]?.score !== score
    if (isLast && right / (index + 1) >= share) threshold = score
  }
  return threshold
}
