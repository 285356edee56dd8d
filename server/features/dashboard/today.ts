import { arrangeParts } from '#src/dashboard/arrange.ts'
import { RECENT_MAX } from '#src/dashboard/constants.ts'
import type { Today } from '#src/dashboard/schema.ts'
import type { Db } from '../../db/client.ts'
import { findHour, type Sources } from '../../known-answers.ts'
import { countJobsByStatus, JOBS_OF, listJobsOfToday } from '../jobs/index.ts'
import { listSilent } from '../suggestions/index.ts'
import { findParts } from './queries.ts'

/** Its applications are told of as in their list. */
export const TODAY_OF: Sources = {
  tables: [
    ...JOBS_OF,
    'dashboards',
    'job_status_changes',
    'activities',
    'reminders',
    'suggestion_snoozes',
  ],
  clock: 'hour',
  tellsCurrent: true,
}

/**
 * What the dashboard shows first, so that it need not wait for every application: how many there are, and
 * those that one of its parts tells of. It is as of the hour's beginning, so that it is good until the
 * next one while nothing changes.
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
