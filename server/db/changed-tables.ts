import { sql } from 'kysely'
import { PLAN_ONCE, type Db } from './client.ts'
import type { Database } from './schema.ts'

/** The tables whose changes triggers record. */
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

/** The time of a read, in database terms. */
export type ReadTime = {
  /**
   * The oldest transaction still running at the read: its changes and those of later ones count as
   * newer.
   */
  xid: string
  atMs: number
}

/** The versions of a person's rows. */
export type RowVersions = ReadTime & {
  /** The value of DATABASE_ID. */
  place: string
  /** The start of the latest interview that has begun, in ms; null if none has. */
  begunMs: number | null
  /** For each table ever written: the latest transaction that wrote it. */
  written: Readonly<Record<string, string>>
}

/** Identifies the running database, since transaction numbers are only comparable within one. */
export const DATABASE_ID = sql<string>`concat_ws(' ', pg_postmaster_start_time(),
  'changed_tables'::regclass::oid, (select oid from pg_database where datname = current_database()))`

/** Recorded numbers from here on belong to an earlier incarnation of the database. */
const NEXT = sql`pg_snapshot_xmax(pg_current_snapshot())`

/** Call before reading the data to compare: changes made in between then count as newer. */
export async function readRowVersions(db: Db, userId: string): Promise<RowVersions> {
  const { rows } = await sql<
    Omit<RowVersions, 'written'> & { written: RowVersions['written'] | null }
  >`
    select ${PLAN_ONCE} pg_snapshot_xmin(pg_current_snapshot())::text as xid,
      floor(extract(epoch from now()) * 1000)::float8 as "atMs",
      ${DATABASE_ID} as place,
      (select (extract(epoch from max(starts_at)) * 1000)::float8 from interviews
        where user_id = ${userId} and deleted_at is null and starts_at <= now()) as "begunMs",
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

/** Whether none of the tables was written since, in the same incarnation of the database. */
export const isUnchangedSince = (
  { written }: RowVersions,
  tables: readonly WatchedTable[],
  since: Pick<ReadTime, 'xid'>,
): boolean =>
  tables.every((table) => {
    const xid = written[table]
    return xid === undefined || BigInt(xid) < BigInt(since.xid)
  })

/** Whether no interview has begun since, which changes the current interview without a write. */
export const hasNoNewInterview = (
  { begunMs }: RowVersions,
  { atMs }: Pick<ReadTime, 'atMs'>,
): boolean => begunMs === null || begunMs < atMs

/**
 * Only the latest record of each table counts, and none of deleted accounts. Never waits while
 * holding row locks, since deleting an account removes the same rows. Higher numbers from an
 * earlier incarnation stay until they are reached, because a transaction with such a number may
 * rely on its record.
 */
export const deleteOutdatedChanges = (db: Db) =>
  sql`
    delete from changed_tables where (user_id, table_name, xid) in (
      select user_id, table_name, xid from changed_tables as old
      where exists (select from changed_tables as later where later.user_id = old.user_id
          and later.table_name = old.table_name and later.xid > old.xid and later.xid < ${NEXT})
        or not exists (select from users where users.id = old.user_id)
      for update skip locked)
  `.execute(db)
