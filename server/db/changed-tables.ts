import { sql } from 'kysely'
import type { Db } from './client.ts'
import type { Database } from './schema.ts'

/** The tables of which the database notes every change, by triggers. */
export const WATCHED_TABLES = [
  'activities',
  'contacts',
  'dashboards',
  'documents',
  'educations',
  'experiences',
  'goals',
  'interview_contacts',
  'interviews',
  'job_contacts',
  'job_documents',
  'job_postings',
  'job_status_changes',
  'jobs',
  'profiles',
  'projects',
  'reminders',
  'suggestion_snoozes',
  'users',
] as const satisfies (keyof Database)[]
export type WatchedTable = (typeof WATCHED_TABLES)[number]

/** When something was read, as the database counts. */
export type Moment = {
  /** The oldest transaction that still ran: what it and later ones write is newer than what was read. */
  xid: string
  atMs: number
}

/** Where a person's rows stand. */
export type Stand = Moment & {
  /** As PLACE says. */
  place: string
  /** When the latest interview that has begun did; null where none has. */
  begunMs: number | null
  /** Of the tables that were ever written: the latest transaction that did. */
  written: Readonly<Record<string, string>>
}

/** The database while it runs: what was noted in another life of it says nothing in this one. */
export const PLACE = sql<string>`concat_ws(' ', pg_postmaster_start_time(),
  'changed_tables'::regclass::oid, (select oid from pg_database where datname = current_database()))`

/** Transactions with this number or higher ones, of which there are notes, ran in another life of the database. */
const NEXT = sql`pg_snapshot_xmax(pg_current_snapshot())`

/** Read it before what is to be compared with it: what is written meanwhile is newer then. */
export async function readStand(db: Db, userId: string): Promise<Stand> {
  const { rows } = await sql<Omit<Stand, 'written'> & { written: Stand['written'] | null }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xid,
      floor(extract(epoch from now()) * 1000)::float8 as "atMs",
      ${PLACE} as place,
      (select (extract(epoch from max(starts_at)) * 1000)::float8 from interviews
        where user_id = ${userId} and starts_at <= now()) as "begunMs",
      (select json_object_agg(watched.name, latest.xid)
        from unnest(${WATCHED_TABLES}::name[]) as watched (name) cross join lateral
          (select xid::text as xid from changed_tables
            where user_id = ${userId} and table_name = watched.name and changed_tables.xid < ${NEXT}
            order by changed_tables.xid desc limit 1) as latest) as written
  `.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('a row without a table is always there')
  return { ...found, written: found.written ?? {} }
}

/** Whether nobody has written any of the tables since, in the same life of the database. */
export const isUnwritten = (
  { written }: Stand,
  tables: readonly WatchedTable[],
  since: Pick<Moment, 'xid'>,
): boolean =>
  tables.every((table) => {
    const xid = written[table]
    return xid === undefined || BigInt(xid) < BigInt(since.xid)
  })

/** Whether no interview has begun since: which one is current changes then, though nobody writes. */
export const hasNoneBegun = ({ begunMs }: Stand, { atMs }: Pick<Moment, 'atMs'>): boolean =>
  begunMs === null || begunMs < atMs

/**
 * Only the latest counts, and nobody's account's do not. Nothing here waits while it holds rows: the
 * deletion of an account removes the same. What another life of the database left with higher numbers
 * stays until they are reached, for a transaction that has such a number may count on its note.
 */
export const eraseOvertaken = (db: Db) =>
  sql`
    delete from changed_tables where (user_id, table_name, xid) in (
      select user_id, table_name, xid from changed_tables as old
      where exists (select from changed_tables as later where later.user_id = old.user_id
          and later.table_name = old.table_name and later.xid > old.xid and later.xid < ${NEXT})
        or not exists (select from users where users.id = old.user_id)
      for update skip locked)
  `.execute(db)
