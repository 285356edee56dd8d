import type { Checklist } from './checklists.ts'

/** Counts the items of `checklist` that are ticked. */
export const countTicked = (checklist: Checklist, ticked: readonly string[]): number => {
  const ids = new Set(ticked)
  return checklist.items.filter((item) => ids.has(item.id)).length
}

/** Returns `ticked` with one item ticked or unticked; other ids, even unknown ones, are kept. */
export const withTick = (ticked: readonly string[], item: string, isTicked: boolean): string[] => {
  const others = ticked.filter((id) => id !== item)
  return isTicked ? [...others, item] : others
}
