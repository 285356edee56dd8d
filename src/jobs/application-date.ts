import type { JobStatus } from './constants.ts'
import type { Job } from './schema.ts'

const APPLIED_STATUSES: readonly JobStatus[] = ['applied', 'interviewing', 'offer']

type Dated = Pick<Job, 'status' | 'application_date' | 'status_changed_at' | 'created_at'>

/**
 * The application date of a saved one that moves to `status`: today, when it is the first move and
 * the date is still the day it was noted down, which is only a default
 * (docs/behaviour.md#the-application-date); undefined when the date stays. `toDay` returns the
 * person's calendar date.
 */
export const findApplicationDate = (
  job: Dated,
  status: JobStatus,
  now: Date,
  toDay: (instant: Date) => string,
): string | undefined => {
  if (job.status !== 'saved' || !APPLIED_STATUSES.includes(status)) return undefined
  // Earlier than it was noted down only where the person has corrected that date.
  const wasMoved = job.status_changed_at > job.created_at
  if (wasMoved || job.application_date !== toDay(new Date(job.created_at))) return undefined
  return toDay(now)
}
