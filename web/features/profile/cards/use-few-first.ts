import { startTransition, useEffect, useState } from 'react'

/** Enough to fill a screen. */
const FIRST_COUNT = 6

/**
 * Returns the first entries at once and all of them with the next render, so that a long list does
 * not delay the screen.
 */
export const useFewFirst = <T>(entries: readonly T[]): readonly T[] => {
  const [showsAll, setShowsAll] = useState(entries.length <= FIRST_COUNT)
  useEffect(() => startTransition(() => setShowsAll(true)), [])
  return showsAll ? entries : entries.slice(0, FIRST_COUNT)
}
