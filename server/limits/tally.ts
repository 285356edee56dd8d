/** The last exact count of something, and what this server has added since. */
type Tally = { counted: number; added: number; countedAtMs: number }

export type Addition = {
  /** What is counted, of whom. */
  key: string
  /** How much was added, or is about to be. */
  added: number
  max: number
  /** Counts exactly, with what was added if it is there already. */
  count: () => Promise<number>
}

/** An estimate holds for so long, and for additions up to this share of the maximum. */
const FRESH_MS = 60_000
const SHARE = 0.01
/** From this share of the maximum on, every addition is counted: other servers add too. */
const NEAR = 0.9
const TALLIES_MAX = 10_000

/**
 * Says whether an addition stays within a maximum, without counting each time: far from the maximum
 * the last count is good for a while. Nothing is stored, so nothing can drift.
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
