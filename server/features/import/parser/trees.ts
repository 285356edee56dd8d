/** A leaf is worth something; any other node goes left where its sign is no more than `upTo`. */
type Node =
  | { worth: number; sign?: never }
  | { sign: number; upTo: number; left: number; right: number; worth?: never }
export type Tree = readonly Node[]
/** Boosted trees: what they say is the sum of what each says. */
export type Forest = readonly Tree[]

/** How much all trees together say for a list of signs. */
export function weighByTrees(forest: Forest, signs: readonly number[]): number {
  let sum = 0
  for (const tree of forest) {
    let node = tree[0]
    while (node?.sign !== undefined)
      node = tree[(signs[node.sign] ?? 0) <= node.upTo ? node.left : node.right]
    sum += node?.worth ?? 0
  }
  return sum
}

/** A tree as one line of text: a leaf's worth, or "sign:upTo:left:right". */
export const writeTree = (tree: Tree): string =>
  tree
    .map((node) =>
      node.sign === undefined
        ? String(node.worth)
        : [node.sign, node.upTo, node.left, node.right].join(':'),
    )
    .join(' ')

/** As `writeTree` wrote it. */
export const readTree = (line: string): Tree =>
  line.split(' ').map((text): Node => {
    const [first = 0, upTo = 0, left = 0, right] = text.split(':').map(Number)
    return right === undefined ? { worth: first } : { sign: first, upTo, left, right }
  })
