import { sql } from 'kysely'
import { ANSWER_STATUSES, type Answers, WAITING_STATUSES } from '#src/suggestions/silence.ts'
import { SILENT_MAX, SNOOZE_MS } from '#src/suggestions/constants.ts'
import type { Db } from '../../db/client.ts'

/** The times from applied to the first answer of the user's applications. */
export async function findAnswers(db: Db, userId: string): Promise<Answers> {
  const steps = db
    .selectFrom('job_status_changes')
    .select([
      sql<string | null>`min(changed_at) filter (where to_status = 'applied')`.as('applied_at'),
      sql<
        string | null
      >`min(changed_at) filter (where to_status in (${sql.join(ANSWER_STATUSES)}))`.as(
        'answered_at',
      ),
    ])
    .where('user_id', '=', userId)
    .where('job_id', 'not in', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is not', null),
    )
    .groupBy('job_id')
    .as('steps')
  return db
    .selectFrom(steps)
    .select([
      sql<number>`count(*)::integer`.as('known'),
      sql<number | null>`(percentile_cont(0.5) within group
        (order by extract(epoch from answered_at - applied_at)) * 1000)::float8`.as('medianMs'),
    ])
    .whereRef('answered_at', '>', 'applied_at')
    .executeTakeFirstOrThrow()
}

/**
 * The waiting applications whose last activity was before `limit`, latest first. Grouped in one
 * union instead of joins, because without table statistics the planner takes seconds to join some
 * thousand rows.
 */
export const listSilent = (
  db: Db,
  userId: string,
  limit: string,
  now: Date,
): Promise<{ job_id: string; last_sign_at: string }[]> => {
  const last = sql<string>`max(at)`
  return db
    .selectFrom(
      selectWaiting(db, userId)
        .unionAll(selectActivities(db, userId))
        .unionAll(selectInterviews(db, userId))
        .unionAll(selectPutOff(db, userId, now))
        .as('signs'),
    )
    .select(['job_id', last.as('last_sign_at')])
    .groupBy('job_id')
    .having(sql<boolean>`bool_or(is_waiting)`)
    .having(last, '<', limit)
    .orderBy(last, 'desc')
    .orderBy('job_id')
    .limit(SILENT_MAX)
    .execute()
}

const selectWaiting = (db: Db, userId: string) =>
  db
    .selectFrom('jobs')
    .select(['id as job_id', 'status_changed_at as at', sql<boolean>`true`.as('is_waiting')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .where('outcome', 'is', null)
    .where('status', 'in', WAITING_STATUSES)

const isNotWaiting = sql<boolean>`false`.as('is_waiting')

const selectActivities = (db: Db, userId: string) =>
  db
    .selectFrom('activities')
    .select([sql<string>`job_id`.as('job_id'), 'happened_at as at', isNotWaiting])
    .where('user_id', '=', userId)
    .where('job_id', 'is not', null)
    .where('deleted_at', 'is', null)

const selectInterviews = (db: Db, userId: string) =>
  db
    .selectFrom('interviews')
    .select(['job_id', sql<string>`starts_at`.as('at'), isNotWaiting])
    .where('user_id', '=', userId)
    .where('starts_at', 'is not', null)
    .where(sql<boolean>`result is distinct from 'cancelled'`)
    .where('deleted_at', 'is', null)

const forever = sql<string>`'infinity'::timestamptz`.as('at')

/** Applications that have a follow-up, or that are snoozed. */
const selectPutOff = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('reminders')
    .select([sql<string>`job_id`.as('job_id'), forever, isNotWaiting])
    .where('user_id', '=', userId)
    .where('job_id', 'is not', null)
    .where('done_at', 'is', null)
    .where('deleted_at', 'is', null)
    .unionAll(
      db
        .selectFrom('suggestion_snoozes')
        .select(['job_id', forever, isNotWaiting])
        .where('user_id', '=', userId)
        .where('snoozed_until', '>', now.toISOString()),
    )

/** Returns undefined if the user has no such application. */
export const insertSnooze = (db: Db, userId: string, jobId: string) =>
  db
    .insertInto('suggestion_snoozes')
    .columns(['user_id', 'job_id', 'snoozed_until'])
    .expression((eb) =>
      eb
        .selectFrom('jobs')
        .select([
          'user_id',
          'id',
          sql<string>`now() + ${SNOOZE_MS} * interval '1 ms'`.as('snoozed_until'),
        ])
        .where('user_id', '=', userId)
        .where('id', '=', jobId)
        .where('deleted_at', 'is', null),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'job_id']).doUpdateSet({
        snoozed_until: (eb) => eb.ref('excluded.snoozed_until'),
      }),
    )
    .returning('job_id')
    .executeTakeFirst()

export const deleteSnooze = (db: Db, userId: string, jobId: string) =>
  db
    .deleteFrom('suggestion_snoozes')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .returning('job_id')
    .executeTakeFirst()

/** Only those of applications that are not deleted. */
export const listSnoozes = (db: Db, userId: string) =>
  db
    .selectFrom('suggestion_snoozes')
    .select(['job_id', 'snoozed_until'])
    .where('user_id', '=', userId)
    .where('job_id', 'in', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null),
    )
    .orderBy('snoozed_until')
    .orderBy('job_id')
    .execute()

type Snooze = { job_id: string; snoozed_until: string }

/** Returns the number of inserted rows, without existing ones. */
export const insertImportedSnoozes = async (
  trx: Db,
  userId: string,
  snoozes: readonly Snooze[],
): Promise<number> => {
  const added = await trx
    .insertInto('suggestion_snoozes')
    .values(snoozes.map((one) => ({ ...one, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .execute()
  return added.length
}

/** Erases the expired snoozes of all users. */
export const eraseExpiredSnoozes = (db: Db) =>
  db
    .deleteFrom('suggestion_snoozes')
    .where('snoozed_until', '<=', sql<string>`now()`)
    .executeTakeFirst()
