import { createHash } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { TooManyRequests } from '../errors.ts'
import { deleteCount, findSecondsLeft, giveCountBack, takeCount } from './queries.ts'

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
  /** Ends a window early: its subject has shown that they are who was meant. */
  forget(check: RateCheck): Promise<void>
}

const toKey = ({ rule, subject }: RateCheck) =>
  createHash('sha256').update(`${rule.name}:${subject}`).digest('hex')

type Count = { key: string; resetsAt: string; claim: Claim }

/**
 * Counts live in the database, so that several servers share them; who is counted is stored as a
 * hash. `multiplier` scales every limit.
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
      // Counts in use may be given back: a burst of right passwords must not lock itself out.
      if (!(await claim.giveUp())) throw await refuse(key)
    }
  }

  async function refuse(key: string): Promise<TooManyRequests> {
    const seconds = await findSecondsLeft(db, key)
    const minutes = Math.ceil(seconds / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    return new TooManyRequests(`Too many attempts. Please try again in ${wait}.`, seconds)
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
  /** The count that was taken is kept or given back by now. */
  settle: () => void
  /**
   * No count was to be had. Waits for the claims that are open now; answers whether a count has
   * been settled since this claim was opened, so that another try can be worth it.
   */
  giveUp: () => Promise<boolean>
}

/**
 * A claim is opened before its count is taken: the database's answers to two requests may come in
 * another order than it gave them, and a refused request must know of the count that it lost to.
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
