import { createHash } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { TooManyRequests } from '../errors.ts'
import { deleteCount, findSecondsLeft, returnCount, takeCount } from './queries.ts'
import { t } from '#src/language/t.ts'

/** Allows `limit` counts per fixed window; `name` keeps the counters of rules apart. */
export type RateRule = { name: string; limit: number; windowMs: number }

/** One counter: the rule, and the subject it counts (an account, an address). */
export type RateCheck = { rule: RateRule; subject: string }

export type RateLimiter = {
  /**
   * Takes one count of every check, then runs `work`; counting first limits parallel attempts too.
   * The counts are returned if `isCounted` returns false or `work` throws.
   * @throws TooManyRequests with the seconds until the window ends, before `work` runs
   */
  run<T>(
    checks: RateCheck[],
    work: () => Promise<T>,
    isCounted: (response: T) => boolean,
  ): Promise<T>
  /** Resets a counter, for a subject that has proved its identity. */
  forget(check: RateCheck): Promise<void>
}

const toKey = ({ rule, subject }: RateCheck) =>
  createHash('sha256').update(`${rule.name}:${subject}`).digest('hex')

type Count = { key: string; resetsAt: string; claim: Claim }

/**
 * Counts are stored in the database, so that several servers share them; subjects are stored as
 * hashes. `multiplier` scales every limit.
 */
export function createRateLimiter(db: Db, multiplier: number): RateLimiter {
  const openClaim = createClaims()

  async function take(check: RateCheck): Promise<Count> {
    const { rule } = check
    const key = toKey(check)
    const limit = Math.max(1, Math.round(rule.limit * multiplier))
    for (;;) {
      const claim = openClaim(key)
      const taken = await takeFor(claim, () => takeCount(db, key, limit, rule.windowMs))
      if (taken !== undefined) return { key, resetsAt: taken.resets_at, claim }
      // Counts of calls in progress may be returned, so correct passwords in parallel must not be
      // refused.
      if (!(await claim.giveUp())) throw await refuse(key)
    }
  }

  async function refuse(key: string): Promise<TooManyRequests> {
    const seconds = await findSecondsLeft(db, key)
    const minutes = Math.ceil(seconds / 60)
    return new TooManyRequests(
      t(
        'Too many attempts. Please try again in {minutes, plural, one {a minute} other {# minutes}}.',
        { minutes },
      ),
      seconds,
    )
  }

  return {
    async forget(check) {
      await deleteCount(db, toKey(check))
    },
    async run(checks, work, isCounted) {
      const counts: Count[] = []
      let isKept = false
      try {
        for (const check of checks) counts.push(await take(check))
        const response = await work()
        isKept = isCounted(response)
        return response
      } finally {
        await settle(counts, isKept)
      }
    },
  }

  async function settle(counts: Count[], isKept: boolean) {
    try {
      if (isKept) return
      for (const { key, resetsAt } of counts) await returnCount(db, key, resetsAt)
    } finally {
      for (const { claim } of counts) claim.settle()
    }
  }
}

async function takeFor<T>(claim: Claim, take: () => Promise<T>): Promise<T> {
  try {
    return await take()
  } catch (error) {
    claim.settle()
    throw error
  }
}

type Claim = {
  /** Call this once the count has been kept or returned. */
  settle: () => void
  /**
   * Call this if no count was available. Waits for the claims that are open now, and returns whether
   * any was settled since this one was opened, in which case a retry may succeed.
   */
  giveUp: () => Promise<boolean>
}

/**
 * Tracks which counts are being taken. A claim is opened before its count is taken, because database
 * results may arrive out of order and a refused request must know of the count that it lost to.
 */
function createClaims(): (key: string) => Claim {
  const byKey = new Map<string, { open: Set<Promise<void>>; settled: number }>()
  return (key) => {
    const claims = byKey.get(key) ?? { open: new Set(), settled: 0 }
    byKey.set(key, claims)
    const settledBefore = claims.settled
    const { promise, resolve } = Promise.withResolvers<void>()
    claims.open.add(promise)
    const end = () => {
      claims.open.delete(promise)
      if (claims.open.size === 0) byKey.delete(key)
      resolve()
    }
    return {
      settle() {
        claims.settled += 1
        end()
      },
      async giveUp() {
        end()
        await Promise.all(claims.open)
        return claims.settled > settledBefore
      },
    }
  }
}
