/** The last exact count, and what this server has added since. */
type Tally = { counted: number; added: number; countedAtMs: number }

export type Addition = {
  /** Identifies the count and the user. */
  key: string
  /** The number added, or about to be added. */
  added: number
  max: number
  /** Counts exactly, including the addition if it is already stored. */
  count: () => Promise<number>
}

/** How long an estimate is valid, and the share of the maximum that may be added to it. */
const FRESH_MS = 60_000
const SHARE = 0.01
/**
 * From this share of the maximum on, every addition is counted exactly, because other servers add
 * too.
 */
const NEAR = 0.9
const TALLIES_MAX = 10_000

/**
 * Checks whether an addition stays within a maximum, without counting each time: far from the
 * maximum, the last count is reused for a while. Estimates are only in memory, so that no error
 * accumulates.
 */
export function createTallies(): (addition: Addition) => Promise<boolean> {
  const tallies = new Map<string, Tally>()

  const isSurelyWithin = ({ key, added, max }: Addition): boolean => {
    const tally = tallies.get(key)
    if (tally === undefined || performance.now() - tally.countedAtMs > FRESH_MS) return false
    tally.added += added
    return tally.added <= max * SHARE && tally.counted + tally.added <= max * NEAR
  }

  return async (addition) => {
    if (isSurelyWithin(addition)) return true
    const { key, max, count } = addition
    const counted = await count()
    tallies.delete(key)
    tallies.set(key, { counted, added: 0, countedAtMs: performance.now() })
    const oldest = tallies.keys().next().value
    if (tallies.size > TALLIES_MAX && oldest !== undefined) tallies.delete(oldest)
    return counted <= max
  }
}
