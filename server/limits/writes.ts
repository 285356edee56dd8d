import { createHash } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { TooManyRequests } from '../errors.ts'
import { findSecondsLeft, takeCounts } from '../rate-limit/queries.ts'
import { t } from '#src/language/t.ts'

const WINDOW_MS = 60_000
/**
 * Counts are reserved from the database in parts of the limit, so that most writes need no query.
 */
const PARTS = 30
const LEASES_MAX = 10_000

/** Counts that this server has reserved and not used, until their window ends. */
type Lease = { left: number; endsAtMs: number }

/** Limits the changes of one account per minute, across all servers. */
export function createWriteLimit(db: Db, limit: number): (userId: string) => Promise<void> {
  const leases = new Map<string, Lease>()
  const refills = new Map<string, Promise<void>>()

  const spend = (userId: string): boolean => {
    const lease = leases.get(userId)
    if (lease === undefined || lease.left === 0 || lease.endsAtMs <= performance.now()) return false
    lease.left -= 1
    return true
  }

  const refill = async (userId: string): Promise<void> => {
    const key = createHash('sha256').update(`writes:${userId}`).digest('hex')
    for (const count of new Set([Math.ceil(limit / PARTS), 1])) {
      const taken = await takeCounts(db, key, { limit, count, windowMs: WINDOW_MS })
      if (taken === undefined) continue
      leases.delete(userId)
      leases.set(userId, { left: count, endsAtMs: performance.now() + taken.ms_left })
      const oldest = leases.keys().next().value
      if (leases.size > LEASES_MAX && oldest !== undefined) leases.delete(oldest)
      return
    }
    const seconds = await findSecondsLeft(db, key)
    throw new TooManyRequests(
      t(
        'You have reached the limit of {limit, plural, one {# change} other {# changes}} a minute. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
        { limit, seconds },
      ),
      seconds,
    )
  }

  /** Runs one refill at a time per user. */
  const refillOnce = (userId: string): Promise<void> => {
    const known = refills.get(userId)
    if (known !== undefined) return known
    const begun = refill(userId).finally(() => refills.delete(userId))
    refills.set(userId, begun)
    return begun
  }

  return async (userId) => {
    while (!spend(userId)) await refillOnce(userId)
  }
}
