import type { Checklist } from './checklists.ts'

/** How many items of `checklist` are among the ticked ids. */
export const countTicked = (checklist: Checklist, ticked: readonly string[]): number => {
  const ids = new Set(ticked)
  return checklist.items.filter((item) => ids.has(item.id)).length
}

/** `ticked` with one item ticked or unticked; every other id, also an unknown one, stays. */
export const withTick = (ticked: readonly string[], item: string, isTicked: boolean): string[] => {
  const others = ticked.filter((id) => id !== item)
  return isTicked ? [...others, item] : others
}
