import { sql } from 'kysely'
import { type ReadTime, DATABASE_ID } from '../../db/changed-tables.ts'
import type { Db } from '../../db/client.ts'

export type Changes = ReadTime & {
  /** The value of DATABASE_ID. */
  place: string
  total: number
  /** Counts of the other rows shown in the list. */
  postings: number
  sent: number
  ids: string[]
}

/** Clocks are compared by the millisecond. */
const ROUNDING_MS = 10

/**
 * Returns the applications changed since `known`, and the list's version. PostgreSQL records the
 * writing transaction with every row, so no write can be missed. The version is the oldest
 * transaction still running: what later ones commit is newer, and rows seen already are at worst
 * sent again. An interview that has begun changes which one is current.
 */
export async function findChanges(
  db: Db,
  userId: string,
  known: ReadTime | undefined,
): Promise<Changes> {
  const since = sql`age(${known?.xid ?? null}::xid8::xid)`
  const earliest = known === undefined ? null : new Date(known.atMs - ROUNDING_MS).toISOString()
  const { rows } = await sql<
    Omit<Changes, 'ids'> & Record<'job' | 'posted' | 'with' | 'met', string[] | null>
  >`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xid,
      (extract(epoch from now()) * 1000)::float8 as "atMs",
      ${DATABASE_ID} as place,
      job.total, job.ids as job, posting.total as postings, posting.ids as posted,
      document.total as sent, document.ids as with, interview.ids as met
    from
      (select count(*) filter (where deleted_at is null)::integer as total,
          array_agg(id) filter (where age(xmin) <= ${since}) as ids
        from jobs where user_id = ${userId}) as job,
      (select count(*)::integer as total,
          array_agg(job_id) filter (where age(xmin) <= ${since}) as ids
        from job_postings where user_id = ${userId}) as posting,
      (select count(*)::integer as total, array_agg(sent.job_id)
          filter (where age(sent.xmin) <= ${since} or age(document.xmin) <= ${since}) as ids
        from job_documents as sent left join documents as document
          on document.user_id = sent.user_id and document.id = sent.document_id
        where sent.user_id = ${userId}) as document,
      (select array_agg(job_id) as ids from interviews
        where user_id = ${userId} and (age(xmin) <= ${since}
          or (starts_at >= ${earliest}::timestamptz and starts_at <= now()))) as interview
  `.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('an aggregate has a row')
  const { job, posted, with: documents, met, ...rest } = found
  return { ...rest, ids: [...new Set([job, posted, documents, met].flatMap((ids) => ids ?? []))] }
}

/** Finds the application before each of these in the whole list. */
export const findPlaces = async (
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string | null>> => {
  const { rows } = await sql<{ id: string; after: string | null }>`
    select job.id, (select before.id from jobs as before
      where before.user_id = ${userId} and before.deleted_at is null
        and (before.application_date, before.created_at, before.id)
          > (job.application_date, job.created_at, job.id)
      order by before.application_date, before.created_at, before.id limit 1) as after
    from jobs as job where job.user_id = ${userId} and job.id = any(${[...ids]}::uuid[])
  `.execute(db)
  return new Map(rows.map(({ id, after }) => [id, after]))
}
