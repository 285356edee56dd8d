import { type Forest, type Tree, weighByTrees } from '#server/features/import/parser/trees.ts'
import { createRandom } from '../create-random.ts'

/** Candidates with their features, base score and relevance. */
export type TreeQuestion = {
  weight: number
  ways: { signs: readonly number[]; base: number; worth: number }[]
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
  /** Each tree uses these shares of the groups and of the features, sampled with the seed. */
  seed: number
  questions: number
  signs: number
}

type Rows = {
  /** The bin of each row, by feature. */
  bins: Uint8Array[]
  edges: number[][]
  slopes: Float64Array
  bends: Float64Array
}

/** Gradient-boosted trees with a softmax loss over each group's candidates, using second derivatives. */
export function learnTrees(questions: TreeQuestion[], settings: TreeSettings): Forest {
  const told = questions.filter(({ ways }) => new Set(ways.map(({ worth }) => worth)).size > 1)
  const ways = told.flatMap((question) => question.ways)
  const edges = listEdges(
    ways.map(({ signs }) => signs),
    settings.bins,
  )
  const rows: Rows = {
    edges,
    bins: edges.map((own, sign) =>
      Uint8Array.from(ways, ({ signs }) => binOf(own, signs[sign] ?? 0)),
    ),
    slopes: new Float64Array(ways.length),
    bends: new Float64Array(ways.length),
  }
  const scores = Float64Array.from(ways, ({ base }) => base)
  const forest: Tree[] = []
  const next = createRandom(settings.seed)
  for (let round = 0; round < settings.trees; round++) {
    bendTowardsBest(told, scores, rows)
    const own = told.flatMap(({ ways: all }) => {
      const isSeen = next() < settings.questions
      return all.map(() => isSeen)
    })
    const signs = edges.flatMap((_, sign) => (next() < settings.signs ? [sign] : []))
    const nodes: Tree[number][] = []
    grow({ rows, signs, settings, nodes }, listTrue(own), settings.depth)
    forest.push(nodes)
    ways.forEach((way, at) => {
      scores[at] = (scores[at] ?? 0) + weighByTrees([nodes], way.signs)
    })
  }
  return forest
}

function bendTowardsBest(questions: TreeQuestion[], scores: Float64Array, rows: Rows): void {
  let from = 0
  for (const { ways, weight } of questions) {
    const own = scores.subarray(from, from + ways.length)
    const top = Math.max(...own)
    const powers = Array.from(own, (score) => Math.exp(score - top))
    const sum = powers.reduce((total, one) => total + one, 0)
    const best = Math.max(...ways.map(({ worth }) => worth))
    const right = powers.reduce((total, one, i) => total + (ways[i]?.worth === best ? one : 0), 0)
    ways.forEach(({ worth }, i) => {
      const chance = (powers[i] ?? 0) / sum
      const wanted = worth === best ? (powers[i] ?? 0) / Math.max(right, 1e-12) : 0
      rows.slopes[from + i] = weight * (wanted - chance)
      rows.bends[from + i] = weight * chance * (1 - chance)
    })
    from += ways.length
  }
}

/** The thresholds at which a feature may be split. */
function listEdges(rows: (readonly number[])[], bins: number): number[][] {
  const count = rows[0]?.length ?? 0
  return Array.from({ length: count }, (_, sign) => {
    const values = rows.map((row) => row[sign] ?? 0).toSorted((a, b) => a - b)
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
  signs: number[]
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
    const worth = (settings.rate * sums.slope) / (sums.bend + settings.decay)
    nodes.push({ worth: Math.round(worth * 1e4) / 1e4 })
    return at
  }
  nodes.push({ worth: 0 })
  const { sign, bin } = split
  const isLeft = (row: number): boolean => (rows.bins[sign]?.[row] ?? 0) <= bin
  const left = grow(growth, own.filter(isLeft), depth - 1)
  const right = grow(
    growth,
    own.filter((row) => !isLeft(row)),
    depth - 1,
  )
  nodes[at] = { sign, upTo: rows.edges[sign]?.[bin] ?? 0, left, right }
  return at
}

type Sums = { slope: number; bend: number }

function addUp({ slopes, bends }: Rows, own: number[]): Sums {
  let [slope, bend] = [0, 0]
  for (const row of own) {
    slope += slopes[row] ?? 0
    bend += bends[row] ?? 0
  }
  return { slope, bend }
}

/** The best feature and bin to split at; null if no split leaves enough in both leaves. */
function findSplit(
  { rows: { bins, edges, slopes, bends }, signs, settings: { decay, least } }: Growth,
  own: number[],
  { slope, bend }: Sums,
): { sign: number; bin: number } | null {
  if (bend < 2 * least) return null
  const gainOf = (s: number, b: number): number => (s * s) / (b + decay)
  let best: { sign: number; bin: number; gain: number } | null = null
  const before = gainOf(slope, bend)
  for (const sign of signs) {
    const count = (edges[sign]?.length ?? 0) + 1
    if (count < 2) continue
    const column = bins[sign]
    if (!column) continue
    const slopesOf = new Float64Array(count)
    const bendsOf = new Float64Array(count)
    for (const row of own) {
      const bin = column[row] ?? 0
      slopesOf[bin] = (slopesOf[bin] ?? 0) + (slopes[row] ?? 0)
      bendsOf[bin] = (bendsOf[bin] ?? 0) + (bends[row] ?? 0)
    }
    let [leftSlope, leftBend] = [0, 0]
    for (let bin = 0; bin < count - 1; bin++) {
      leftSlope += slopesOf[bin] ?? 0
      leftBend += bendsOf[bin] ?? 0
      if (leftBend < least || bend - leftBend < least) continue
      const gain = gainOf(leftSlope, leftBend) + gainOf(slope - leftSlope, bend - leftBend) - before
      if (gain > (best?.gain ?? 1e-6)) best = { sign, bin, gain }
    }
  }
  return best
}
