import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { type KeyedFields, toJobKeys } from '#src/jobs/similar.ts'
import { toSearchText } from '#src/search.ts'
import type { Db } from '../../db/client.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { JobPostingsTable, JobsTable } from '../../db/tables/jobs.ts'

type Computed = 'address_key' | 'company_key' | 'position_key' | 'has_keys' | 'user_id'
export type BulkJob = Omit<Insertable<JobsTable>, Computed> & KeyedFields & { id: string }

/** Each with its keys, so that the next search for similar ones has nothing to compute. */
export const insertJobs = (trx: Db, userId: string, jobs: readonly BulkJob[]) =>
  insertRows(
    trx,
    'jobs',
    jobs.map((job) => ({ ...job, ...toJobKeys(job), has_keys: true, user_id: userId })),
  )

export const insertFirstChanges = (
  trx: Db,
  userId: string,
  jobs: readonly Pick<BulkJob, 'id' | 'status' | 'status_changed_at'>[],
) =>
  insertRows(
    trx,
    'job_status_changes',
    jobs.map(({ id, status, status_changed_at }) => ({
      id: randomUUID(),
      user_id: userId,
      job_id: id,
      from_status: null,
      to_status: status,
      changed_at: status_changed_at,
    })),
  )

export const insertPostings = (
  trx: Db,
  userId: string,
  postings: readonly Omit<Insertable<JobPostingsTable>, 'user_id' | 'search_text'>[],
) =>
  trx
    .insertInto('job_postings')
    .values(
      postings.map((posting) => ({
        ...posting,
        user_id: userId,
        search_text: toSearchText(posting.text),
      })),
    )
    .execute()
