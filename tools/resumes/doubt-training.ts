import { sumSigns } from '#server/features/import/parser/doubts.ts'

/** The features of a parsed entry, and whether it was right. */
export type Verdict = { signs: string[]; isRight: boolean; source: string }

export type DoubtSettings = {
  steps: number
  rate: number
  /** The strength of L2 regularisation. */
  decay: number
  /** The minimum number of sources with a feature. */
  sources: number
}

/** Logistic regression by full-batch gradient descent; deterministic. */
export function learnDoubts(verdicts: Verdict[], settings: DoubtSettings): Map<string, number> {
  const sources = new Map<string, Set<string>>()
  for (const { signs, source } of verdicts)
    for (const sign of signs) sources.set(sign, (sources.get(sign) ?? new Set()).add(source))
  const known = [...sources].flatMap(([sign, all]) => (all.size >= settings.sources ? [sign] : []))
  const weights = new Map(known.map((sign) => [sign, 0]))
  for (let step = 0; step < settings.steps; step++) {
    const slopes = new Map<string, number>()
    for (const { signs, isRight } of verdicts) {
      const expected = 1 / (1 + Math.exp(-sumSigns({ weights }, signs)))
      for (const sign of signs)
        slopes.set(sign, (slopes.get(sign) ?? 0) + (isRight ? 1 : 0) - expected)
    }
    for (const [sign, weight] of weights) {
      const slope = (slopes.get(sign) ?? 0) - settings.decay * weight
      weights.set(sign, weight + (settings.rate * slope) / Math.sqrt(verdicts.length))
    }
  }
  return new Map(
    [...weights]
      .map(([sign, weight]): [string, number] => [sign, Math.round(weight * 1000) / 1000])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** The lowest score from which on at least `share` of the entries are right; Infinity if there is none. */
export function findLeast(scored: { score: number; isRight: boolean }[], share: number): number {
  const sorted = scored.toSorted((a, b) => b.score - a.score)
  let right = 0
  let least = Infinity
  for (const [index, { score, isRight }] of sorted.entries()) {
    if (isRight) right++
    const isLast = sorted[index + 1]?.score !== score
    if (isLast && right / (index + 1) >= share) least = score
  }
  return least
}
