type Node = { text: string; x0: number; x1: number; y0: number; y1: number }
export type Label = { x: number; y: number; anchor: 'start' | 'end' }

export const LINE_HEIGHT = 16
const GAP = 8
/** Estimated width of a letter in px, since text cannot be measured before it is rendered. */
const LETTER_WIDTH = 7.2

/** Places labels beside the middle of their nodes, moved up or down where two would overlap. */
export function placeLabels(
  nodes: readonly Node[],
  { width, height }: { width: number; height: number },
): Label[] {
  const taken: { left: number; right: number; y: number }[] = []
  return nodes.map(({ text, x0, x1, y0, y1 }) => {
    const isLast = x1 > width / 2
    const x = isLast ? x0 - GAP : x1 + GAP
    const length = text.length * LETTER_WIDTH
    const [left, right] = isLast ? [x - length, x] : [x, x + length]
    const near = taken.filter((label) => label.left < right && label.right > left)
    const middle = (y0 + y1) / 2
    const isFree = (y: number) => near.every((label) => Math.abs(label.y - y) >= LINE_HEIGHT)
    // The nearest free place is directly above or below another label.
    const places = near.flatMap((label) => [label.y + LINE_HEIGHT, label.y - LINE_HEIGHT])
    const [y = middle] = [middle, ...places]
      .filter((place) => isFree(place) && place > GAP && place < height - GAP)
      .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    taken.push({ left, right, y })
    return { x, y, anchor: isLast ? 'end' : 'start' }
  })
}
