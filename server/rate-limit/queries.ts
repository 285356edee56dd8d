import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { withoutFlush } from '../db/without-flush.ts'

/**
 * Takes one of `limit` counts, in a new window if the last has ended; undefined if none is left.
 */
export const takeCount = (db: Db, key: string, limit: number, windowMs: number) =>
  takeCounts(db, key, { limit, count: 1, windowMs })

/** Takes `count` of them, all or none. */
export async function takeCounts(
  db: Db,
  key: string,
  { limit, count, windowMs }: { limit: number; count: number; windowMs: number },
) {
  const windowEnd = sql<string>`date_trunc('milliseconds', now() + ${windowMs} * interval '1 ms')`
  const hasEnded = sql<boolean>`rate_limits.resets_at <= now()`
  const msLeft = sql<number>`extract(epoch from rate_limits.resets_at - now())::float8 * 1000`
  return db
    .insertInto('rate_limits')
    .values({ key, hits: count, resets_at: windowEnd })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          hits: sql`case when ${hasEnded} then excluded.hits else rate_limits.hits + excluded.hits end`,
          resets_at: sql`case when ${hasEnded} then excluded.resets_at else rate_limits.resets_at end`,
        })
        .where(sql<boolean>`${hasEnded} or rate_limits.hits + excluded.hits <= ${limit}`),
    )
    .returning(['resets_at', msLeft.as('ms_left'), withoutFlush])
    .executeTakeFirst()
}

/** Returns a count to its window. No-op if that window has ended. */
export const returnCount = (db: Db, key: string, resetsAt: string) =>
  db
    .updateTable('rate_limits')
    .set({ hits: sql`hits - 1` })
    .where('key', '=', key)
    .where('resets_at', '=', resetsAt)
    .where('hits', '>', 0)
    .returning(withoutFlush)
    .execute()

export const deleteCount = (db: Db, key: string) =>
  db.deleteFrom('rate_limits').where('key', '=', key).execute()

/** Whole seconds until the window of `key` ends, at least one. */
export async function findSecondsLeft(db: Db, key: string): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select(sql<number>`ceil(extract(epoch from resets_at - now()))::int`.as('seconds'))
    .where('key', '=', key)
    .executeTakeFirst()
  return Math.max(1, row?.seconds ?? 1)
}

/** Deletes the counters of windows that have ended. */
export const deleteEndedWindows = (db: Db) =>
  db
    .deleteFrom('rate_limits')
    .where('resets_at', '<=', sql<string>`now()`)
    .executeTakeFirst()
