import { type Insertable, sql, type Updateable } from 'kysely'
import type { Job } from '#src/jobs/schema.ts'
import { type JobKeys, KEYED_FIELDS, type KeyedFields, toJobKeys } from '#src/jobs/similar.ts'
import type { Db } from '../../db/client.ts'
import type { JobsTable } from '../../db/tables/jobs.ts'
import { CURRENT_FIELDS, currentInterview } from './interview-queries.ts'
import { hasPosting } from './posting-queries.ts'
import { documentsOf } from './sent-documents-queries.ts'

/** The columns of an application's own row. */
export const COLUMNS = [
  'id',
  'company',
  'position',
  'location',
  'status',
  'application_date',
  'deadline',
  'url',
  'work_mode',
  'employment_type',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'source',
  'stage',
  'tags',
  'outcome',
  'archived_at',
  'notes',
  'status_changed_at',
  'created_at',
  'updated_at',
] as const satisfies (keyof Job)[]

/** Not `now()`: that is the start of the transaction, before it waited for a row's lock. */
const clockTime = sql<string>`clock_timestamp()`

const selectJob = (db: Db, userId: string) =>
  db
    .selectFrom('jobs')
    .leftJoinLateral(currentInterview(userId), (join) => join.onTrue())
    .select([...COLUMNS, ...CURRENT_FIELDS, documentsOf(db), hasPosting])
    .where('user_id', '=', userId)

export const findJob = (db: Db, userId: string, id: string): Promise<Job | undefined> =>
  selectJob(db, userId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

/** Counts how many of `ids` the user has, without deleted ones. */
export const countJobs = async (db: Db, userId: string, ids: readonly string[]) => {
  const { count } = await db
    .selectFrom('jobs')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Locks the row until the transaction ends, so that two updates run one after another. */
export const lockJob = (trx: Db, userId: string, id: string) =>
  trx
    .selectFrom('jobs')
    .select([
      'status',
      'application_date',
      'salary_min',
      'salary_max',
      'notes',
      'archived_at',
      'status_changed_at',
      'created_at',
    ])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

type NewJob = Omit<Insertable<JobsTable>, keyof JobKeys | 'has_keys'> & KeyedFields

/** Returns undefined when the request id was used before, also by a concurrent request. */
export const insertJob = (db: Db, job: NewJob) =>
  db
    .insertInto('jobs')
    .values({ ...job, ...toJobKeys(job), has_keys: true })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()

/** Deleted or not, because a repeated request returns what the first one did. */
export const findJobByRequest = (
  db: Db,
  userId: string,
  requestId: string,
): Promise<Job | undefined> =>
  selectJob(db, userId).where('request_id', '=', requestId).executeTakeFirst()

export const updateJob = (
  db: Db,
  userId: string,
  id: string,
  changes: Omit<Updateable<JobsTable>, 'id' | 'user_id'>,
  isNewStatus: boolean,
) =>
  db
    .updateTable('jobs')
    .set({
      ...changes,
      updated_at: clockTime,
      ...(isNewStatus && { status_changed_at: clockTime }),
      // Computed again at the next search for similar applications.
      ...(KEYED_FIELDS.some((name) => changes[name] !== undefined) && { has_keys: false }),
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow()

/** Records that something of the application has changed that is not in its row, or its status's date. */
export const touchJob = (
  db: Db,
  userId: string,
  id: string,
  changes: { status_changed_at?: string } = {},
) =>
  db
    .updateTable('jobs')
    .set({ ...changes, updated_at: clockTime })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()

/**
 * Erases applications deleted at least `ttlMs` ago, with their history. Rows that are also about a
 * person are kept (docs/behaviour.md#what-is-about-a-person-or-an-application).
 */
export const eraseDeletedJobs = (db: Db, ttlMs: number) =>
  db.transaction().execute(async (trx) => {
    const before = sql<string>`now() - ${ttlMs} * interval '1 ms'`
    for (const table of ['reminders', 'activities'] as const) {
      await trx
        .updateTable(table)
        .set({ job_id: null })
        .where('contact_id', 'is not', null)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('jobs')
              .select('jobs.id')
              .whereRef('jobs.user_id', '=', `${table}.user_id`)
              .whereRef('jobs.id', '=', `${table}.job_id`)
              .where('jobs.deleted_at', '<=', before),
          ),
        )
        .execute()
    }
    return trx.deleteFrom('jobs').where('deleted_at', '<=', before).executeTakeFirst()
  })
