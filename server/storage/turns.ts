/** Runs work in turn; `who` is for whom. */
export type Turns = <T>(who: string, work: () => Promise<T>) => Promise<T>

/**
 * At most `max` at a time, first come, first served, but whoever has none under way comes before
 * those who have. Work that takes longer than `limitMs` goes on, but keeps nobody waiting any longer.
 */
export function createTurns(max: number, limitMs: number): Turns {
  const running: string[] = []
  const waiting: { who: string; begin: () => void }[] = []
  const take = async (who: string) => {
    if (running.length < max) running.push(who)
    else await new Promise<void>((begin) => waiting.push({ who, begin }))
  }
  const give = (who: string) => {
    running.splice(running.indexOf(who), 1)
    const place = waiting.findIndex((one) => !running.includes(one.who))
    const [next] = waiting.splice(Math.max(place, 0), 1)
    if (next === undefined) return
    running.push(next.who)
    next.begin()
  }

  return async (who, work) => {
    await take(who)
    let isOver = false
    const end = () => {
      if (!isOver) give(who)
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
