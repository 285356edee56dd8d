import type { Db } from '../../db/client.ts'
import { listPostings } from './posting-queries.ts'
import { listAllStatusChanges } from './history-queries.ts'
import { listJobs } from './list-queries.ts'

/** Every application with its history, oldest first, and its posting; newest application first. */
export async function listWithHistory(trx: Db, userId: string) {
  const jobs = await listJobs(trx, userId)
  const changes = Map.groupBy(await listAllStatusChanges(trx, userId), ({ job_id }) => job_id)
  const postings = await listPostings(trx, userId)
  const postingOf = new Map(postings.map(({ job_id, ...posting }) => [job_id, posting]))
  return jobs.map((job) => ({
    ...job,
    posting: postingOf.get(job.id) ?? null,
    history: (changes.get(job.id) ?? []).map(({ from_status, to_status, changed_at }) => ({
      from_status,
      to_status,
      changed_at,
    })),
  }))
}

/** The fields by which similar applications are found. */
export const listComparable = (db: Db, userId: string) =>
  db
    .selectFrom('jobs')
    .select([
      'id',
      'company',
      'position',
      'location',
      'url',
      'status',
      'application_date',
      'created_at',
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('application_date', 'desc')
    .orderBy('id')
    .execute()
