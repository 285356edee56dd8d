import { sql } from 'kysely'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import type { Db } from '../../db/client.ts'

/** The fields that a bulk change may change. */
const SHAPE = ['status', 'stage', 'application_date', 'tags', 'outcome', 'archived_at'] as const
export type Shape = Pick<Job, 'id' | (typeof SHAPE)[number]>

/** Locks them until the transaction ends, always in the same order. */
export const lockShapes = (trx: Db, userId: string, ids: readonly string[]) =>
  trx
    .selectFrom('jobs')
    .select(['id', ...SHAPE, 'created_at', 'status_changed_at', 'company', 'position'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/**
 * A row before or after a change, with exact times; `restoreImages` compares and restores these.
 */
export type Image = Record<string, unknown> & { id: string }

export const readImages = async (trx: Db, userId: string, ids: readonly string[]) => {
  const { rows } = await sql<{ image: Image }>`
    select jsonb_build_object('id', id, 'deleted_at', deleted_at, 'updated_at', updated_at,
      'status_changed_at', status_changed_at,
      ${sql.join(SHAPE.map((name) => sql`${sql.lit(name)}, ${sql.ref(name)}`))}) as image
    from jobs where user_id = ${userId} and id = any(${ids}::uuid[]) order by id`.execute(trx)
  return rows.map(({ image }) => image)
}

/** Writes the given values; a new status starts now. */
export const updateShapes = (trx: Db, userId: string, shapes: readonly Shape[]) =>
  sql`
    update jobs set
      ${sql.join(SHAPE.map((name) => sql`${sql.ref(name)} = shape.${sql.ref(name)}`))},
      status_changed_at = case when jobs.status = shape.status then jobs.status_changed_at
        else clock_timestamp() end,
      updated_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(shapes)}::jsonb) as shape
      (id uuid, status text, stage text, application_date date, tags text[], outcome text,
        archived_at timestamptz)
    where jobs.user_id = ${userId} and jobs.id = shape.id`.execute(trx)

type Change = { id: string; from_status: JobStatus }

/** Copies the new statuses and when they were set into the history; returns the entries' ids. */
export const insertStatusChanges = async (trx: Db, userId: string, changes: readonly Change[]) => {
  const { rows } = await sql<{ id: string }>`
    insert into job_status_changes (user_id, job_id, from_status, to_status, changed_at)
    select jobs.user_id, jobs.id, change.from_status, jobs.status, jobs.status_changed_at
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id uuid, from_status text)
      join jobs on jobs.id = change.id
    where jobs.user_id = ${userId} order by jobs.id
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

export const markAllDeleted = (trx: Db, userId: string, ids: readonly string[]) =>
  trx
    .updateTable('jobs')
    .set({ deleted_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()

type Images = { before: readonly Image[]; after: readonly Image[] }

const asJobs = (images: readonly Image[], name: string) =>
  sql`jsonb_populate_recordset(null::jobs, ${JSON.stringify(images)}::jsonb) as ${sql.ref(name)}`

/**
 * Whether the status has not been changed since, nor the stage in it (renaming or removing a stage
 * is no change of the application). Both are restored together or not at all.
 */
const isStatusLeft = sql`(jobs.status = after.status
  and jobs.status_changed_at = after.status_changed_at
  and (jobs.stage is not distinct from after.stage
    or (after.stage is not null and not exists (select from job_stages
      where job_stages.user_id = jobs.user_id and job_stages.status = after.status
        and job_stages.name = after.stage))))`

/** Removes the entries of the history whose status is still the newest. */
export const deleteStatusChanges = (
  trx: Db,
  userId: string,
  ids: readonly string[],
  after: readonly Image[],
) =>
  sql`
    delete from job_status_changes as change using jobs, ${asJobs(after, 'after')}
    where change.user_id = ${userId} and change.id = any(${ids}::uuid[])
      and jobs.user_id = change.user_id and jobs.id = change.job_id
      and after.id = jobs.id and ${isStatusLeft}`.execute(trx)

const PLAIN = ['application_date', 'outcome', 'archived_at', 'deleted_at'] as const

const column = (row: string, name: string) => sql.ref(`${row}.${name}`)
const ifLeft = (name: string) =>
  sql`${sql.ref(name)} = case
    when ${column('jobs', name)} is not distinct from ${column('after', name)}
    then ${column('before', name)} else ${column('jobs', name)} end`

/**
 * Restores each field unless it was changed since. Added tags are removed and removed tags
 * restored; a deleted stage is not.
 */
export const restoreImages = (trx: Db, userId: string, { before, after }: Images) =>
  sql`
    update jobs set
      ${sql.join(PLAIN.map(ifLeft))},
      status = case when ${isStatusLeft} then before.status else jobs.status end,
      status_changed_at = case when ${isStatusLeft} then before.status_changed_at
        else jobs.status_changed_at end,
      stage = case
        when before.status = after.status and before.stage is not distinct from after.stage
          or not ${isStatusLeft} then jobs.stage
        else (select name from job_stages where job_stages.user_id = ${userId}
          and job_stages.status = before.status and job_stages.name = before.stage) end,
      tags = case when jobs.tags = after.tags then before.tags
        else (array(select tag from unnest(jobs.tags) tag
            where tag = any(before.tags) or not tag = any(after.tags))
          || array(select tag from unnest(before.tags) tag
            where not tag = any(after.tags) and not tag = any(jobs.tags)))[:20] end,
      updated_at = case when jobs.updated_at = after.updated_at then before.updated_at
        else clock_timestamp() end
    from ${asJobs(before, 'before')} join ${asJobs(after, 'after')} on after.id = before.id
    where jobs.user_id = ${userId} and jobs.id = before.id`.execute(trx)

/** Also deleted ones; in the order of `lockShapes`. */
export const lockAll = (trx: Db, userId: string, ids: readonly string[]) =>
  trx
    .selectFrom('jobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
