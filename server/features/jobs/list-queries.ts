import { sql } from 'kysely'
import type { SentDocument } from '#src/documents/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import type { WatchedTable } from '../../db/changed-tables.ts'
import type { Db } from '../../db/client.ts'
import { listCurrentInterviews, toFields } from './interview-queries.ts'
import { listPosted } from './posting-queries.ts'
import { COLUMNS } from './queries.ts'
import { sentByJob } from './sent-documents-queries.ts'

/**
 * Placeholders for columns of other tables, because adding properties to the rows later would cost
 * far more.
 */
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

/** The tables that responses about applications depend on. */
export const JOB_TABLES = [
  'jobs',
  'interviews',
  'job_documents',
  'documents',
  'job_postings',
] as const satisfies WatchedTable[]

/**
 * Adds the data of other tables to these applications. Separate statements, because looking it up
 * for each of 10,000 doubles the time.
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

/** Applications deleted less than `ttlMs` ago, the latest first. */
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

/** Estimated size of an application in a list without its long texts. */
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
