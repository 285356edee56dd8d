import { type Forest, type Tree, scoreByTrees } from '#server/features/import/parser/trees.ts'
import { createRandom } from '../create-random.ts'

/** Candidates with their features, base score and relevance. */
export type RankingGroup = {
  weight: number
  candidates: { features: readonly number[]; base: number; relevance: number }[]
}

export type TreeSettings = {
  trees: number
  depth: number
  rate: number
  /** The strength of L2 regularisation of leaf values. */
  decay: number
  /** The minimum sum of second derivatives in a leaf. */
  least: number
  bins: number
  seed: number
  /** The share of the groups that each tree uses, sampled with the seed. */
  questions: number
  /** The same for the features. Both names are part of the training record. */
  signs: number
}

type Rows = {
  /** The bin of each row, by feature. */
  bins: Uint8Array[]
  edges: number[][]
  gradients: Float64Array
  hessians: Float64Array
}

/** Gradient-boosted trees with a softmax loss over each group's candidates, using second derivatives. */
export function trainTrees(groups: RankingGroup[], settings: TreeSettings): Forest {
  const informative = groups.filter(
    ({ candidates }) => new Set(candidates.map(({ relevance }) => relevance)).size > 1,
  )
  const candidates = informative.flatMap((group) => group.candidates)
  const edges = listEdges(
    candidates.map(({ features }) => features),
    settings.bins,
  )
  const rows: Rows = {
    edges,
    bins: edges.map((own, feature) =>
      Uint8Array.from(candidates, ({ features }) => binOf(own, features[feature] ?? 0)),
    ),
    gradients: new Float64Array(candidates.length),
    hessians: new Float64Array(candidates.length),
  }
  const scores = Float64Array.from(candidates, ({ base }) => base)
  const forest: Tree[] = []
  const next = createRandom(settings.seed)
  for (let round = 0; round < settings.trees; round++) {
    updateDerivatives(informative, scores, rows)
    const own = informative.flatMap(({ candidates: all }) => {
      const isSeen = next() < settings.questions
      return all.map(() => isSeen)
    })
    const features = edges.flatMap((_, feature) => (next() < settings.signs ? [feature] : []))
    const nodes: Tree[number][] = []
    grow({ rows, features, settings, nodes }, listTrue(own), settings.depth)
    forest.push(nodes)
    candidates.forEach((candidate, at) => {
      scores[at] = (scores[at] ?? 0) + scoreByTrees([nodes], candidate.features)
    })
  }
  return forest
}

function updateDerivatives(groups: RankingGroup[], scores: Float64Array, rows: Rows): void {
  let from = 0
  for (const { candidates, weight } of groups) {
    const own = scores.subarray(from, from + candidates.length)
    const top = Math.max(...own)
    const powers = Array.from(own, (score) => Math.exp(score - top))
    const sum = powers.reduce((total, one) => total + one, 0)
    const best = Math.max(...candidates.map(({ relevance }) => relevance))
    const right = powers.reduce(
      (total, one, i) => total + (candidates[i]?.relevance === best ? one : 0),
      0,
    )
    candidates.forEach(({ relevance }, i) => {
      const probability = (powers[i] ?? 0) / sum
      const target = relevance === best ? (powers[i] ?? 0) / Math.max(right, 1e-12) : 0
      rows.gradients[from + i] = weight * (target - probability)
      rows.hessians[from + i] = weight * probability * (1 - probability)
    })
    from += candidates.length
  }
}

/** The thresholds at which a feature may be split. */
function listEdges(rows: (readonly number[])[], bins: number): number[][] {
  const count = rows[0]?.length ?? 0
  return Array.from({ length: count }, (_, feature) => {
    const values = rows.map((row) => row[feature] ?? 0).toSorted((a, b) => a - b)
    const distinct = [...new Set(values)]
    if (distinct.length <= bins) return distinct.slice(0, -1)
    const cuts = Array.from(
      { length: bins - 1 },
      (__, i) => values[Math.floor(((i + 1) * values.length) / bins)] ?? 0,
    )
    return [...new Set(cuts)]
  })
}

function binOf(edges: number[], value: number): number {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value <= (edges[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

const listTrue = (marks: boolean[]): number[] => marks.flatMap((mark, at) => (mark ? [at] : []))

type Growth = {
  rows: Rows
  features: number[]
  settings: TreeSettings
  nodes: Tree[number][]
}

/** Adds the node that splits these rows, followed by its children, and returns its index. */
function grow(growth: Growth, own: number[], depth: number): number {
  const { rows, settings, nodes } = growth
  const at = nodes.length
  const sums = addUp(rows, own)
  const split = depth > 0 ? findSplit(growth, own, sums) : null
  if (!split) {
    const value = (settings.rate * sums.gradient) / (sums.hessian + settings.decay)
    nodes.push({ value: Math.round(value * 1e4) / 1e4 })
    return at
  }
  nodes.push({ value: 0 })
  const { feature, bin } = split
  const isLeft = (row: number): boolean => (rows.bins[feature]?.[row] ?? 0) <= bin
  const left = grow(growth, own.filter(isLeft), depth - 1)
  const right = grow(
    growth,
    own.filter((row) => !isLeft(row)),
    depth - 1,
  )
  nodes[at] = { feature, upTo: rows.edges[feature]?.[bin] ?? 0, left, right }
  return at
}

type Sums = { gradient: number; hessian: number }

function addUp({ gradients, hessians }: Rows, own: number[]): Sums {
  let [gradient, hessian] = [0, 0]
  for (const row of own) {
    gradient += gradients[row] ?? 0
    hessian += hessians[row] ?? 0
  }
  return { gradient, hessian }
}

/** The best feature and bin to split at; null if no split leaves enough in both leaves. */
function findSplit(
  { rows: { bins, edges, gradients, hessians }, features, settings: { decay, least } }: Growth,
  own: number[],
  { gradient, hessian }: Sums,
): { feature: number; bin: number } | null {
  if (hessian < 2 * least) return null
  const gainOf = (s: number, b: number): number => (s * s) / (b + decay)
  let best: { feature: number; bin: number; gain: number } | null = null
  const before = gainOf(gradient, hessian)
  for (const feature of features) {
    const count = (edges[feature]?.length ?? 0) + 1
    if (count < 2) continue
    const column = bins[feature]
    if (!column) continue
    const gradientsOf = new Float64Array(count)
    const hessiansOf = new Float64Array(count)
    for (const row of own) {
      const bin = column[row] ?? 0
      gradientsOf[bin] = (gradientsOf[bin] ?? 0) + (gradients[row] ?? 0)
      hessiansOf[bin] = (hessiansOf[bin] ?? 0) + (hessians[row] ?? 0)
    }
    let [leftGradient, leftHessian] = [0, 0]
    for (let bin = 0; bin < count - 1; bin++) {
      leftGradient += gradientsOf[bin] ?? 0
      leftHessian += hessiansOf[bin] ?? 0
      if (leftHessian < least || hessian - leftHessian < least) continue
      const gain =
        gainOf(leftGradient, leftHessian) +
        gainOf(gradient - leftGradient, hessian - leftHessian) -
        before
      if (gain > (best?.gain ?? 1e-6)) best = { feature, bin, gain }
    }
  }
  return best
}
