import { sql } from 'kysely'
import type { JobStatus } from '#src/jobs/constants.ts'
import { RECENT_MAX, SOON_DAYS } from '#src/dashboard/constants.ts'
import type { Db } from '../../db/client.ts'

/** Counts the user's applications by status, without archived ones. */
export const countByStatus = (
  db: Db,
  userId: string,
): Promise<{ status: JobStatus; count: number }[]> =>
  db
    .selectFrom('jobs')
    .select(['status', sql<number>`count(*)::integer`.as('count')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .groupBy('status')
    .execute()

/**
 * Counts the applications sent on the days from `from` to `to`, both inclusive, also archived ones.
 * One that was rejected directly from saved was never sent.
 */
export const countSent = async (
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<number> => {
  const { count } = await db
    .selectFrom('jobs')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('application_date', '>=', from)
    .where('application_date', '<=', to)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('job_status_changes')
          .select('id')
          .where('job_status_changes.user_id', '=', userId)
          .whereRef('job_status_changes.job_id', '=', 'jobs.id')
          .where('to_status', '<>', 'saved')
          .where(
            sql<boolean>`not (to_status = 'rejected' and from_status is not distinct from 'saved')`,
          ),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** More than fall due within any month. */
const SOON_MAX = 200

/** The ids of the applications that were added last. */
const selectRecent = (db: Db, userId: string) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .orderBy('application_date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT_MAX)

const around = (asOf: Date, days: number) =>
  sql<string>`${asOf.toISOString()}::timestamptz + ${days} * interval '1 day'`

const selectWithDeadline = (db: Db, userId: string, asOf: Date) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('deadline', '>', sql<string>`(${around(asOf, -SOON_DAYS.before)})::date`)
    .where('deadline', '<', sql<string>`(${around(asOf, SOON_DAYS.ahead)})::date`)
    .orderBy('deadline')
    .limit(SOON_MAX)

const selectWithInterview = (db: Db, userId: string, asOf: Date) =>
  db
    .selectFrom('interviews')
    .select('job_id as id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('starts_at', '>', asOf.toISOString())
    .where('starts_at', '<', around(asOf, SOON_DAYS.ahead))
    .orderBy('starts_at')
    .limit(SOON_MAX)

const selectFollowedUp = (db: Db, userId: string, asOf: Date) =>
  db
    .selectFrom('reminders')
    .select(sql<string>`job_id`.as('id'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('done_at', 'is', null)
    .where('job_id', 'is not', null)
    .where('due_at', '<', around(asOf, SOON_DAYS.ahead))
    .orderBy('due_at')
    .limit(RECENT_MAX)

/** The distinct ids of the applications on the dashboard. */
export async function listIdsOfToday(db: Db, userId: string, asOf: Date): Promise<string[]> {
  const found = await db
    .selectFrom(selectRecent(db, userId).as('recent'))
    .select('id')
    .union(db.selectFrom(selectWithDeadline(db, userId, asOf).as('deadlines')).select('id'))
    .union(db.selectFrom(selectWithInterview(db, userId, asOf).as('interviews')).select('id'))
    .union(db.selectFrom(selectFollowedUp(db, userId, asOf).as('reminders')).select('id'))
    .execute()
  return found.map(({ id }) => id)
}
