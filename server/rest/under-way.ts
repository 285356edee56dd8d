import { TooManyRequests } from '../errors.ts'

const RETRY_SECONDS = 10

/**
 * Runs work of which one person may have only so much under way, such as what a slow client draws
 * out. What is more is refused at once: it would hold the client's connection while it waits.
 * @throws TooManyRequests with `refusal`
 */
export function createBound(max: number, refusal: string) {
  const underWay = new Map<string, number>()
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const count = underWay.get(userId) ?? 0
    if (count >= max) throw new TooManyRequests(refusal, RETRY_SECONDS)
    underWay.set(userId, count + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(userId) ?? 1) - 1
      if (left === 0) underWay.delete(userId)
      else underWay.set(userId, left)
    }
  }
}
