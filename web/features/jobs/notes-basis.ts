/** Saving `typed` would replace notes (`saved`) that were written after the typing began on `basis`. */
export const areNotesOutdated = (typed: string, basis: string, saved: string): boolean =>
  typed.trim() !== saved.trim() && basis.trim() !== saved.trim()

/** Both, one's own first. */
export const addBelow = (typed: string, saved: string): string => `${typed}\n\n${saved}`
