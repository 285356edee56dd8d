/** A leaf has a value; any other node leads left if its feature is at most `upTo`. */
type Node =
  | { value: number; feature?: never }
  | { feature: number; upTo: number; left: number; right: number; value?: never }
export type Tree = readonly Node[]
/** Boosted regression trees: the score is the sum over all trees. */
export type Forest = readonly Tree[]

/** The sum of all trees' values for a feature vector. */
export function scoreByTrees(forest: Forest, features: readonly number[]): number {
  let sum = 0
  for (const tree of forest) {
    let node = tree[0]
    while (node?.feature !== undefined)
      node = tree[(features[node.feature] ?? 0) <= node.upTo ? node.left : node.right]
    sum += node?.value ?? 0
  }
  return sum
}

/** Serialises a tree to one line: its nodes as leaf values or "feature:upTo:left:right". */
export const writeTree = (tree: Tree): string =>
  tree
    .map((node) =>
      node.feature === undefined
        ? String(node.value)
        : [node.feature, node.upTo, node.left, node.right].join(':'),
    )
    .join(' ')

/** Parses a line of `writeTree`. */
export const readTree = (line: string): Tree =>
  line.split(' ').map((text): Node => {
    const [first = 0, upTo = 0, left = 0, right] = text.split(':').map(Number)
    return right === undefined ? { value: first } : { feature: first, upTo, left, right }
  })
