import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely'
import type { Interview } from '#src/interviews/schema.ts'
import { CHECKED_ITEMS_MAX, type Job } from '#src/jobs/schema.ts'
import type { Db } from '../../db/client.ts'
import type { Database } from '../../db/schema.ts'
import type { InterviewsTable } from '../../db/tables/interviews.ts'

/** Not `now()`: that is the start of the transaction, before it waited for a row's lock. */
const clockTime = sql<string>`clock_timestamp()`

/** Upcoming ones by time, then unscheduled ones, then past ones, the latest first. */
const soonest = sql`case when starts_at >= now() then starts_at end`
const latest = sql`starts_at desc nulls first`

/** The current interview of the user's job of the outer statement (docs/behaviour.md#the-current-interview). */
export const currentInterview = (userId: string) => (eb: ExpressionBuilder<Database, 'jobs'>) =>
  eb
    .selectFrom('interviews as interview')
    .select([
      'starts_at as interview_date',
      'type as interview_type',
      'round as interview_round',
      'checked_items',
    ])
    .where('interview.user_id', '=', userId)
    .whereRef('interview.job_id', '=', 'jobs.id')
    .where('interview.deleted_at', 'is', null)
    .where(sql<boolean>`interview.result is distinct from 'cancelled'`)
    .orderBy(soonest)
    .orderBy(latest)
    .orderBy('interview.created_at', 'desc')
    .orderBy('interview.id')
    .limit(1)
    .as('current')

/** The fields that `currentInterview` adds to an application. */
export const CURRENT_FIELDS = [
  'interview_date',
  'interview_type',
  'interview_round',
  sql<string[]>`coalesce(current.checked_items, '{}')`.as('checked_items'),
] as const

/** The current interview's fields in an application. */
export type InterviewFields = Pick<
  Job,
  'interview_date' | 'interview_type' | 'interview_round' | 'checked_items'
>

type Current = Pick<Interview, 'starts_at' | 'type' | 'round' | 'checked_items'>

/** The fields that an application has of its current interview. */
export const toFields = (current: Current | undefined): InterviewFields => ({
  interview_date: current?.starts_at ?? null,
  interview_type: current?.type ?? null,
  interview_round: current?.round ?? null,
  checked_items: current?.checked_items ?? [],
})

/** The current interview of each of the user's jobs that has one, or of those of `ids`. */
export const listCurrentInterviews = (
  db: Db,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<(Current & { job_id: string })[]> =>
  db
    .selectFrom('interviews')
    .distinctOn('job_id')
    .select(['job_id', 'starts_at', 'type', 'round', 'checked_items'])
    .where('user_id', '=', userId)
    .$if(ids !== undefined, (all) => all.where(sql<boolean>`job_id = any(${ids}::uuid[])`))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`result is distinct from 'cancelled'`)
    .orderBy('job_id')
    .orderBy(soonest)
    .orderBy(latest)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** The current interviews of jobs whose rows are locked. */
export const findCurrentInterviews = (trx: Db, userId: string, jobIds: readonly string[]) =>
  trx
    .selectFrom('interviews')
    .distinctOn('job_id')
    .select((eb) => [
      'id',
      'job_id',
      'starts_at',
      'type',
      'round',
      'checked_items',
      'place',
      'notes',
      'result',
      'sequence',
      eb
        .exists(
          eb
            .selectFrom('interview_contacts as link')
            .select('link.contact_id')
            .whereRef('link.user_id', '=', 'interviews.user_id')
            .whereRef('link.interview_id', '=', 'interviews.id'),
        )
        .as('has_people'),
    ])
    .where('user_id', '=', userId)
    .where('job_id', 'in', jobIds)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`result is distinct from 'cancelled'`)
    .orderBy('job_id')
    .orderBy(soonest)
    .orderBy(latest)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const findCurrentInterview = async (trx: Db, userId: string, jobId: string) =>
  (await findCurrentInterviews(trx, userId, [jobId]))[0]

export type CurrentInterview = NonNullable<Awaited<ReturnType<typeof findCurrentInterview>>>

export type NewInterview = Omit<
  Insertable<InterviewsTable>,
  'id' | 'sequence' | 'created_at' | 'updated_at' | 'deleted_at'
>

/** Returns undefined when the request id was used before, also by a concurrent request. */
export const insertInterview = (trx: Db, interview: NewInterview) =>
  trx
    .insertInto('interviews')
    .values({ ...interview, created_at: clockTime, updated_at: clockTime })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()

/** At most a thousand per call; the ids have no order. */
export const insertInterviews = async (trx: Db, interviews: readonly NewInterview[]) => {
  const added = await trx.insertInto('interviews').values(interviews).returning('id').execute()
  return added.map(({ id }) => id)
}

/** Deletes those that have not been changed since their creation. */
export const deleteUntouched = (trx: Db, userId: string, ids: readonly string[]) =>
  trx
    .updateTable('interviews')
    .set({ deleted_at: sql<string>`now()`, sequence: 1, updated_at: clockTime })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('sequence', '=', 0)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`cardinality(checked_items) = 0`)
    .execute()

export type InterviewChanges = Omit<
  Updateable<InterviewsTable>,
  'id' | 'user_id' | 'job_id' | 'sequence' | 'request_id' | 'created_at' | 'updated_at'
>

/** With `sequence`, only if the row is at it. */
export const updateInterview = (
  trx: Db,
  userId: string,
  id: string,
  changes: InterviewChanges,
  sequence?: number,
) =>
  trx
    .updateTable('interviews')
    .set({ ...changes, sequence: sql<number>`sequence + 1`, updated_at: clockTime })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .$if(sequence !== undefined, (one) => one.where('sequence', '=', sequence ?? 0))
    .execute()

/** Notes that a calendar shows all interviews of the jobs differently now. */
export const touchInterviews = (trx: Db, userId: string, jobIds: readonly string[]) =>
  trx
    .updateTable('interviews')
    .set({ sequence: sql<number>`sequence + 1`, updated_at: clockTime })
    .where('job_id', 'in', jobIds)
    .where('user_id', '=', userId)
    .execute()

type Tick = { id: string; item: string; is_ticked: boolean }

/** In one statement, so that two concurrent ticks both count; undefined at the limit. */
export const tickInterview = (db: Db, userId: string, { id, item, is_ticked }: Tick) => {
  const others = sql<string[]>`array_remove(checked_items, ${item}::text)`
  return db
    .updateTable('interviews')
    .set({
      checked_items: is_ticked ? sql<string[]>`array_append(${others}, ${item}::text)` : others,
      updated_at: clockTime,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`(cardinality(checked_items) < ${CHECKED_ITEMS_MAX} or not ${is_ticked}::boolean)`,
    )
    .returning(['id', 'job_id'])
    .executeTakeFirst()
}
