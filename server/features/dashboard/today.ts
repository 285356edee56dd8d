import { arrangeParts } from '#src/dashboard/arrange.ts'
import { RECENT_MAX } from '#src/dashboard/constants.ts'
import type { Today } from '#src/dashboard/schema.ts'
import type { Db } from '../../db/client.ts'
import { findHour, type Sources } from '../../response-marks.ts'
import { countJobsByStatus, JOB_TABLES, listJobsOfToday } from '../jobs/index.ts'
import { listSilent } from '../suggestions/index.ts'
import { findParts } from './queries.ts'

/** Includes the sources of its applications. */
export const TODAY_SOURCES: Sources = {
  tables: [
    ...JOB_TABLES,
    'dashboards',
    'job_status_changes',
    'activities',
    'reminders',
    'suggestion_snoozes',
  ],
  clock: 'hour',
  dependsOnCurrentInterview: true,
}

/**
 * The data that the dashboard shows first, without waiting for all applications: their number, and
 * those shown in one of its parts. Computed for the start of the hour, so that it stays valid for
 * an hour unless rows change.
 */
export async function readToday(db: Db, userId: string): Promise<Today> {
  const parts = arrangeParts((await findParts(db, userId)) ?? [])
  const asOf = findHour()
  const silent = await listSilent(db, userId, asOf)
  const counts = await countJobsByStatus(db, userId)
  const jobs = await listJobsOfToday(
    db,
    userId,
    silent.slice(0, RECENT_MAX).map(({ job_id }) => job_id),
    asOf,
  )
  return { parts, silent, counts, jobs }
}
