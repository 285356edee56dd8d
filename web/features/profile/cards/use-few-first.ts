import { startTransition, useEffect, useState } from 'react'

/** Enough to fill a screen. */
const FIRST_COUNT = 6

/** The first entries at once, and all of them right after: a long career keeps nobody waiting. */
export const useFewFirst = <T>(entries: readonly T[]): readonly T[] => {
  const [showsAll, setShowsAll] = useState(entries.length <= FIRST_COUNT)
  useEffect(() => startTransition(() => setShowsAll(true)), [])
  return showsAll ? entries : entries.slice(0, FIRST_COUNT)
}
