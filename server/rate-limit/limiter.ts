import { createHash } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { TooManyRequests } from '../errors.ts'
import { findSecondsLeft, giveCountBack, takeCount } from './queries.ts'

/** At most `limit` times in each fixed window; `name` keeps the counts of rules apart. */
export type RateRule = { name: string; limit: number; windowMs: number }

/** One count to take: under which rule, and for whom (an account, an address). */
export type RateCheck = { rule: RateRule; subject: string }

export type RateLimiter = {
  /**
   * Takes one count under every check, then runs `work`; counting first keeps parallel guesses
   * within the limit. Counts are given back when `isCounted` says so or `work` throws.
   * @throws TooManyRequests, with the seconds until the window ends, before `work` runs.
   */
  run<T>(checks: RateCheck[], work: () => Promise<T>, isCounted: (answer: T) => boolean): Promise<T>
}

type Count = { key: string; resetsAt: string; release: () => void }

/**
 * Counts live in the database, so that several servers share them; who is counted is stored as a
 * hash. `multiplier` scales every limit.
 */
export function createRateLimiter(db: Db, multiplier: number): RateLimiter {
  const underway = createUnderway()

  async function take({ rule, subject }: RateCheck): Promise<Count> {
    const key = createHash('sha256').update(`${rule.name}:${subject}`).digest('hex')
    const limit = Math.max(1, Math.round(rule.limit * multiplier))
    for (;;) {
      const taken = await takeCount(db, key, limit, rule.windowMs)
      if (taken !== undefined) {
        return { key, resetsAt: taken.resets_at, release: underway.add(key) }
      }
      // Counts in use may be given back: a burst of right passwords must not lock itself out.
      const settled = underway.findSettled(key)
      if (settled === undefined) throw await refuse(key)
      await settled
    }
  }

  async function refuse(key: string): Promise<TooManyRequests> {
    const seconds = await findSecondsLeft(db, key)
    const minutes = Math.ceil(seconds / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    return new TooManyRequests(`Too many attempts. Please try again in ${wait}.`, seconds)
  }

  return {
    async run(checks, work, isCounted) {
      const counts: Count[] = []
      let isKept = false
      try {
        for (const check of checks) counts.push(await take(check))
        const answer = await work()
        isKept = isCounted(answer)
        return answer
      } finally {
        await settle(counts, isKept)
      }
    },
  }

  async function settle(counts: Count[], isKept: boolean) {
    try {
      if (isKept) return
      for (const { key, resetsAt } of counts) await giveCountBack(db, key, resetsAt)
    } finally {
      for (const { release } of counts) release()
    }
  }
}

/** Which counts this process has taken and not yet settled. */
function createUnderway() {
  const byKey = new Map<string, Set<Promise<void>>>()
  return {
    add(key: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      const open = byKey.get(key) ?? new Set()
      byKey.set(key, open.add(promise))
      return () => {
        open.delete(promise)
        if (open.size === 0) byKey.delete(key)
        resolve()
      }
    },
    findSettled(key: string): Promise<unknown> | undefined {
      const open = byKey.get(key)
      return open && Promise.all(open)
    },
  }
}
