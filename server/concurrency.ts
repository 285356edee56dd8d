import { TooManyRequests } from './errors.ts'

const RETRY_SECONDS = 10

/** Rejects when `work` takes longer than `limitMs`; the work itself is not stopped. */
export async function withTimeLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Runs `work` for `userId` once it is its turn. */
export type FairQueue = <T>(userId: string, work: () => Promise<T>) => Promise<T>

/**
 * A queue that runs at most `max` tasks at a time, first come, first served, except that users with
 * no running task go before users who have one. A task that exceeds `sliceMs` continues but gives
 * up its slot, so that it delays nobody.
 */
export function createFairQueue(max: number, sliceMs: number): FairQueue {
  const running: string[] = []
  const waiting: { userId: string; start: () => void }[] = []

  const acquire = async (userId: string) => {
    if (running.length < max) running.push(userId)
    else await new Promise<void>((start) => waiting.push({ userId, start }))
  }
  const release = (userId: string) => {
    running.splice(running.indexOf(userId), 1)
    const fairest = waiting.findIndex((one) => !running.includes(one.userId))
    const [next] = waiting.splice(Math.max(fairest, 0), 1)
    if (next === undefined) return
    running.push(next.userId)
    next.start()
  }

  return async (userId, work) => {
    await acquire(userId)
    let isReleased = false
    const releaseOnce = () => {
      if (!isReleased) release(userId)
      isReleased = true
    }
    const timer = setTimeout(releaseOnce, sliceMs)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      releaseOnce()
    }
  }
}

/**
 * Limits each user to `max` tasks at a time, for work that a slow client can prolong. Further tasks
 * are rejected at once instead of queued, because a queued request would keep its connection open.
 * @throws TooManyRequests with `refusal`
 */
export function createPerUserLimit(max: number, refusal: string) {
  const counts = new Map<string, number>()
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const count = counts.get(userId) ?? 0
    if (count >= max) throw new TooManyRequests(refusal, RETRY_SECONDS)
    counts.set(userId, count + 1)
    try {
      return await work()
    } finally {
      const left = (counts.get(userId) ?? 1) - 1
      if (left === 0) counts.delete(userId)
      else counts.set(userId, left)
    }
  }
}
