import type { Db } from '../../db/client.ts'
import { readAddress } from './address.ts'
import * as queries from './queries.ts'
import { createBucket } from './connection-limits.ts'

const GUESSES_AT_ONCE = 40
const GUESSES_PER_SECOND = 20
const WRONG_MAX = 2_000
const WRONG_MS = 30_000

export type FoundOwner = { userId: string } | 'unknown' | 'busy'

/**
 * Finds the owner of an address. Malformed addresses are not looked up; unknown ones not twice
 * within a while and only at a limited rate, so that guessing does not load the database.
 */
export function createRecipients(db: Db, domain: string) {
  const guesses = createBucket(GUESSES_AT_ONCE, GUESSES_PER_SECOND)
  const wrong = new Map<string, number>()

  const keepWrong = (hash: string, now: number) => {
    const [oldest] = wrong.keys()
    if (wrong.size >= WRONG_MAX && oldest !== undefined) wrong.delete(oldest)
    wrong.set(hash, now + WRONG_MS)
  }

  return async (address: string): Promise<FoundOwner> => {
    const hash = readAddress(address, domain)
    if (hash === undefined) return 'unknown'
    const now = performance.now()
    if ((wrong.get(hash) ?? 0) > now) return 'unknown'
    if (!guesses.take()) return 'busy'
    const owner = await queries.findOwner(db, hash)
    if (owner === undefined) {
      keepWrong(hash, now)
      return 'unknown'
    }
    guesses.giveBack()
    return { userId: owner.user_id }
  }
}
