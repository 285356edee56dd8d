import { sql } from 'kysely'
import { type Moment, PLACE } from '../../db/changed-tables.ts'
import type { Db } from '../../db/client.ts'

export type Changes = Moment & {
  /** As PLACE says. */
  place: string
  total: number
  /** Of what lists tell with an application. */
  postings: number
  sent: number
  ids: string[]
}

/** Clocks are compared by the millisecond. */
const ROUNDING_MS = 10

/**
 * Which applications have changed since `known`, and where their list stands now. PostgreSQL notes with
 * every row by which transaction it was written, so no way of writing can forget to say so. Of those
 * the oldest that still ran is where a list stands: what they commit later is newer than that, and what
 * was seen of it already is only told again. An interview that has begun changes which one is current.
 */
export async function findChanges(
  db: Db,
  userId: string,
  known: Moment | undefined,
): Promise<Changes> {
  const since = sql`age(${known?.xid ?? null}::xid8::xid)`
  const earliest = known === undefined ? null : new Date(known.atMs - ROUNDING_MS).toISOString()
  const { rows } = await sql<
    Omit<Changes, 'ids'> & Record<'job' | 'posted' | 'with' | 'met', string[] | null>
  >`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xid,
      (extract(epoch from now()) * 1000)::float8 as "atMs",
      ${PLACE} as place,
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

/** Which application stands before each of these in the whole list. */
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
