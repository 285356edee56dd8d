import { DASHBOARD_PARTS } from './constants.ts'
import type { PlacedPart } from './schema.ts'

/** As it comes: every part shown, in the usual order. */
export const USUAL_PARTS: readonly PlacedPart[] = DASHBOARD_PARTS.map((name) => ({
  name,
  is_shown: true,
}))

/**
 * Every part once, in the order of `kept`. One that is not among them, because it is newer, comes after
 * the one that it usually follows (docs/behaviour.md#the-dashboard).
 */
export const arrangeParts = (kept: readonly PlacedPart[]): PlacedPart[] => {
  const placed = kept.filter(
    ({ name }, index) => kept.findIndex((one) => one.name === name) === index,
  )
  for (const [index, part] of USUAL_PARTS.entries()) {
    if (placed.some(({ name }) => name === part.name)) continue
    const before = DASHBOARD_PARTS[index - 1]
    placed.splice(placed.findIndex(({ name }) => name === before) + 1, 0, part)
  }
  return placed
}

/** The parts with one of them moved up (-1) or down (1); at the end it stays where it is. */
export const movePart = (
  parts: readonly PlacedPart[],
  name: PlacedPart['name'],
  by: -1 | 1,
): PlacedPart[] => {
  const moved = [...parts]
  const from = moved.findIndex((part) => part.name === name)
  const to = from + by
  if (from < 0 || to < 0 || to >= moved.length) return moved
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}
