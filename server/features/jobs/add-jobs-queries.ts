import type { Insertable } from 'kysely'
import { type KeyedFields, toJobKeys } from '#src/jobs/similar.ts'
import { toSearchText } from '#src/search.ts'
import type { Db } from '../../db/client.ts'
import type { JobPostingsTable, JobsTable } from '../../db/tables/jobs.ts'

type Computed = 'address_key' | 'company_key' | 'position_key' | 'has_keys' | 'user_id'
export type BulkJob = Omit<Insertable<JobsTable>, Computed> & KeyedFields & { id: string }

/** Each with its keys, so that the next search for similar ones has nothing to compute. */
export const insertJobs = (trx: Db, userId: string, jobs: readonly BulkJob[]) =>
  trx
    .insertInto('jobs')
    .values(jobs.map((job) => ({ ...job, ...toJobKeys(job), has_keys: true, user_id: userId })))
    .execute()

export const insertFirstChanges = (
  trx: Db,
  userId: string,
  jobs: readonly Pick<BulkJob, 'id' | 'status' | 'status_changed_at'>[],
) =>
  trx
    .insertInto('job_status_changes')
    .values(
      jobs.map(({ id, status, status_changed_at }) => ({
        user_id: userId,
        job_id: id,
        from_status: null,
        to_status: status,
        changed_at: status_changed_at,
      })),
    )
    .execute()

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
