import { type Insertable, sql, type Updateable } from 'kysely'
import type { SentDocument } from '#src/documents/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { type JobKeys, KEYED_FIELDS, type KeyedFields, toJobKeys } from '#src/jobs/similar.ts'
import type { WatchedTable } from '../../db/changed-tables.ts'
import type { Db } from '../../db/client.ts'
import type { JobsTable } from '../../db/tables/jobs.ts'
import {
  CURRENT_FIELDS,
  currentInterview,
  listCurrentInterviews,
  toFields,
} from './interview-queries.ts'
import { hasPosting, listPosted } from './posting-queries.ts'
import { documentsOf, sentByJob } from './sent-documents-queries.ts'

const COLUMNS = [
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

/** Of other tables: the rows have their places, which costs far less than giving them some later. */
const BLANK = [
  sql<string | null>`null`.as('interview_date'),
  sql<Job['interview_type']>`null`.as('interview_type'),
  sql<number | null>`null`.as('interview_round'),
  sql<string[] | null>`null`.as('checked_items'),
  sql<SentDocument[] | null>`null`.as('documents'),
  sql<boolean>`false`.as('has_posting'),
] as const

const selectRows = (db: Db, userId: string) =>
  db
    .selectFrom('jobs')
    .select([...COLUMNS, ...BLANK])
    .where('user_id', '=', userId)

type Filled = Pick<Job, 'checked_items' | 'documents'>
type Row = Omit<Job, keyof Filled> & { [Name in keyof Filled]: Job[Name] | null }

/** The tables that applications are told of from. */
export const JOBS_OF = [
  'jobs',
  'interviews',
  'job_documents',
  'documents',
  'job_postings',
] as const satisfies WatchedTable[]

/**
 * Fills in what other tables know of these applications. In statements of their own: looked up for each
 * of 10,000 it takes as long again as the applications.
 */
async function fillIn<One extends Row>(
  db: Db,
  userId: string,
  rows: readonly One[],
  ids?: readonly string[],
): Promise<(One & Filled)[]> {
  if (rows.length === 0) return []
  const current = await listCurrentInterviews(db, userId, ids)
  const currentOf = new Map(current.map((interview) => [interview.job_id, interview]))
  const sent = await sentByJob(db, userId, ids).execute()
  const sentOf = new Map(sent.map(({ job_id, documents }) => [job_id, documents]))
  const posted = new Set(await listPosted(db, userId, ids))
  return rows.map((row) =>
    Object.assign(row, toFields(currentOf.get(row.id)), {
      documents: sentOf.get(row.id) ?? [],
      has_posting: posted.has(row.id),
    }),
  )
}

/** Newest application date first. */
const inOrder = (db: Db, userId: string) =>
  selectRows(db, userId)
    .where('deleted_at', 'is', null)
    .orderBy('application_date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

export const listJobs = async (db: Db, userId: string): Promise<Job[]> =>
  fillIn(db, userId, await inOrder(db, userId).execute())

/** In the order of the whole list. */
export const listJobIds = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await inOrder(db, userId).clearSelect().select('id').execute()
  return rows.map(({ id }) => id)
}

/** Those of `ids` that the user has, in the order of the whole list. */
export const listJobsOf = async (
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Job[]> => {
  const rows = await inOrder(db, userId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return fillIn(db, userId, rows, ids)
}

/** Those deleted less than `ttlMs` ago, the latest first. */
export const listDeletedJobs = async (
  db: Db,
  userId: string,
  ttlMs: number,
): Promise<(Job & { deleted_at: string })[]> => {
  const rows = await selectRows(db, userId)
    .select('deleted_at')
    .where('deleted_at', '>', sql<string>`now() - ${ttlMs} * interval '1 ms'`)
    .$narrowType<{ deleted_at: string }>()
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute()
  return fillIn(
    db,
    userId,
    rows,
    rows.map(({ id }) => id),
  )
}

/** About what one application takes in a list beside its long texts. */
const ROW_BYTES = 600

/** About how many bytes the list will have, or that of the deleted ones. */
export const sumJobBytes = async (db: Db, userId: string, isOfDeleted = false): Promise<number> => {
  const { bytes } = await db
    .selectFrom('jobs')
    .select(
      sql<number>`coalesce(sum(coalesce(octet_length(notes), 0) + coalesce(octet_length(url), 0)
        + ${sql.lit(ROW_BYTES)}), 0)::float8`.as('bytes'),
    )
    .where('user_id', '=', userId)
    .where('deleted_at', isOfDeleted ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow()
  return bytes
}

const selectJob = (db: Db, userId: string) =>
  db
    .selectFrom('jobs')
    .leftJoinLateral(currentInterview(userId), (join) => join.onTrue())
    .select([...COLUMNS, ...CURRENT_FIELDS, documentsOf(db), hasPosting])
    .where('user_id', '=', userId)

export const findJob = (db: Db, userId: string, id: string): Promise<Job | undefined> =>
  selectJob(db, userId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

/** How many of these the user has, without deleted ones. */
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
 * Erases, with their history, the applications that were deleted at least `ttlMs` ago. What is about a
 * person too stays with them (docs/behaviour.md#what-is-about-a-person-or-an-application).
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
