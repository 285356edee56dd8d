/** A random generator with the same results for the same seed on every machine. */
export type Random = {
  /** An integer from `low` to `high`, both included. */
  whole: (low: number, high: number) => number
  chance: (share: number) => boolean
  pick: <T>(options: readonly [T, ...T[]]) => T
  /** A number of distinct items in random order. */
  sample: <T>(options: readonly T[], count: number) => T[]
}

/** The generator "mulberry32", which is in the public domain. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    whole,
    chance: (share) => next() < share,
    pick: ([first, ...rest]) => [first, ...rest][whole(0, rest.length)] ?? first,
    sample(options, count) {
      const left = [...options]
      const taken: typeof left = []
      while (taken.length < count && left.length > 0)
        taken.push(...left.splice(whole(0, left.length - 1), 1))
      return taken
    },
  }
}
