/** The features of a parsed entry, and whether it was right. */
export type ConfidenceExample = { features: string[]; isRight: boolean; source: string }

export type ConfidenceSettings = {
  steps: number
  /** The strength of L2 regularisation. */
  decay: number
  /** The minimum number of sources with a feature. */
  sources: number
}

/** `share`: the least share of right entries among those called sure. */
export type CorrectionSettings = ConfidenceSettings & { share: number }

/**
 * Logistic regression by accelerated gradient descent, regularised towards `prior`; deterministic. Its
 * step is short enough for any number of examples and features, where a fixed rate would swing back and
 * forth. The result includes all features of `prior`.
 */
export function trainConfidenceWeights(
  examples: ConfidenceExample[],
  { steps, decay, sources: least }: ConfidenceSettings,
  prior: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const sources = new Map<string, Set<string>>()
  for (const { features, source } of examples)
    for (const feature of features)
      sources.set(feature, (sources.get(feature) ?? new Set()).add(source))
  const usual = [...sources].flatMap(([feature, all]) => (all.size >= least ? [feature] : []))
  const known = [...new Set([...usual, ...prior.keys()])]
  const start = known.map((feature) => prior.get(feature) ?? 0)
  const indexes = new Map(known.map((feature, index) => [feature, index]))
  const rows = examples.map(({ features, isRight }) => ({
    own: features.flatMap((feature) => indexes.get(feature) ?? []),
    expected: isRight ? 1 : 0,
  }))
  const longest = Math.max(1, ...rows.map(({ own }) => own.length))
  const step = 1 / (decay + (rows.length * longest) / 4)
  let weights = start
  let ahead = weights
  let momentum = 1
  for (let round = 0; round < steps; round++) {
    const gradients = ahead.map((weight, index) => decay * ((start[index] ?? 0) - weight))
    for (const { own, expected } of rows) {
      const sum = own.reduce((total, index) => total + (ahead[index] ?? 0), 0)
      const error = expected - 1 / (1 + Math.exp(-sum))
      for (const index of own) gradients[index] = (gradients[index] ?? 0) + error
    }
    const next = ahead.map((weight, index) => weight + step * (gradients[index] ?? 0))
    const more = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2
    const last = weights
    const pull = (momentum - 1) / more
    ahead = next.map((weight, index) => weight + pull * (weight - (last[index] ?? 0)))
    weights = next
    momentum = more
  }
  return new Map(
    known
      .map((feature, index): [string, number] => [
        feature,
        Math.round((weights[index] ?? 0) * 1000) / 1000,
      ])
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
