import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import type { Db } from '../../db/client.ts'
import { listJobsOf } from './list-queries.ts'
import { countByStatus, listIdsOfToday } from './today-queries.ts'

/** Without archived applications. */
export async function countJobsByStatus(
  db: Db,
  userId: string,
): Promise<Record<JobStatus, number>> {
  const counts = { saved: 0, applied: 0, interviewing: 0, offer: 0, rejected: 0 }
  for (const { status, count } of await countByStatus(db, userId)) counts[status] = count
  return counts
}

/**
 * The last added applications, those with an interview, deadline or follow-up soon after `asOf`,
 * and `others`.
 */
export const listJobsOfToday = async (
  db: Db,
  userId: string,
  others: readonly string[],
  asOf: Date,
): Promise<Job[]> =>
  listJobsOf(db, userId, [...(await listIdsOfToday(db, userId, asOf)), ...others])
