import { arrangeParts } from '#src/dashboard/arrange.ts'
import { RECENT_MAX } from '#src/dashboard/constants.ts'
import type { Today } from '#src/dashboard/schema.ts'
import type { Db } from '../../db/client.ts'
import { countJobsByStatus, listJobsOfToday } from '../jobs/index.ts'
import { listSilent } from '../suggestions/index.ts'
import { findParts } from './queries.ts'

/**
 * What the dashboard shows first, so that it need not wait for every application: how many there are, and
 * those that one of its parts tells of.
 */
export async function readToday(db: Db, userId: string): Promise<Today> {
  const parts = arrangeParts((await findParts(db, userId)) ?? [])
  const silent = await listSilent(db, userId)
  const counts = await countJobsByStatus(db, userId)
  const jobs = await listJobsOfToday(
    db,
    userId,
    silent.slice(0, RECENT_MAX).map(({ job_id }) => job_id),
  )
  return { parts, silent, counts, jobs }
}
