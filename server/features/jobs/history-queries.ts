import { sql } from 'kysely'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { CorrectChangeInput, StatusChange } from '#src/jobs/schema.ts'
import type { Db } from '../../db/client.ts'

/** Copies the job's status and the time it was set into its history. */
export const insertStatusChange = (db: Db, userId: string, jobId: string, from: JobStatus | null) =>
  db
    .insertInto('job_status_changes')
    .columns(['user_id', 'job_id', 'from_status', 'to_status', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom('jobs')
        .select(['user_id', 'id', eb.val(from).as('from_status'), 'status', 'status_changed_at'])
        .where('id', '=', jobId)
        .where('user_id', '=', userId),
    )
    .execute()

/** Oldest first; empty if there is no such job, since creation is a change too. */
export const listStatusChanges = (db: Db, userId: string, jobId: string): Promise<StatusChange[]> =>
  db
    .selectFrom('job_status_changes as change')
    .innerJoin('jobs', (join) =>
      join.onRef('jobs.user_id', '=', 'change.user_id').onRef('jobs.id', '=', 'change.job_id'),
    )
    .select(['change.id', 'change.from_status', 'change.to_status', 'change.changed_at'])
    .where('change.job_id', '=', jobId)
    .where('change.user_id', '=', userId)
    .where('jobs.deleted_at', 'is', null)
    .orderBy('change.changed_at')
    .orderBy('change.id')
    .execute()

/** Changes the time of a status change; the caller has locked the job. */
export const updateStatusChange = (
  db: Db,
  userId: string,
  { id, change_id, changed_at }: CorrectChangeInput,
): Promise<StatusChange> =>
  db
    .updateTable('job_status_changes')
    .set({ changed_at })
    .where('id', '=', change_id)
    .where('job_id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'from_status', 'to_status', 'changed_at'])
    .executeTakeFirstOrThrow()

/** The changes of all the user's jobs, oldest first. */
export const listAllStatusChanges = (db: Db, userId: string) =>
  db
    .selectFrom('job_status_changes as change')
    .innerJoin('jobs', (join) =>
      join.onRef('jobs.user_id', '=', 'change.user_id').onRef('jobs.id', '=', 'change.job_id'),
    )
    .select(['change.job_id', 'change.from_status', 'change.to_status', 'change.changed_at'])
    .where('change.user_id', '=', userId)
    .where('jobs.deleted_at', 'is', null)
    .orderBy('change.changed_at')
    .orderBy('change.id')
    .execute()

/** The changes of these jobs, oldest first. */
export const listStatusChangesOf = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .selectFrom('job_status_changes')
    .select(['job_id', 'from_status', 'to_status', 'changed_at'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`job_id = any(${ids}::uuid[])`)
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
