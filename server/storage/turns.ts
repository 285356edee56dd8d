/** Runs work in turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/**
 * At most `max` at a time, first come, first served. Work that takes longer than `limitMs` goes on,
 * but keeps nobody waiting any longer.
 */
export function createTurns(max: number, limitMs: number): Turns {
  let free = max
  const waiting: (() => void)[] = []
  const give = () => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
  const take = async () => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  return async (work) => {
    await take()
    let isOver = false
    const end = () => {
      if (!isOver) give()
      isOver = true
    }
    const timer = setTimeout(end, limitMs)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      end()
    }
  }
}
