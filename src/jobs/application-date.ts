import type { JobStatus } from './constants.ts'
import type { Job } from './schema.ts'

const APPLIED_STATUSES: readonly JobStatus[] = ['applied', 'interviewing', 'offer']

type Dated = Pick<Job, 'status' | 'application_date' | 'status_changed_at' | 'created_at'>

/**
 * Returns a new application date for a saved application that moves to `status`: today, if it is
 * the first move and the date is still the day of creation, which is only a default
 * (docs/behaviour.md#the-application-date); undefined to keep the date. `toDay` returns the
 * person's calendar date.
 */
export const findApplicationDate = (
  job: Dated,
  status: JobStatus,
  now: Date,
  toDay: (instant: Date) => string,
): string | undefined => {
  if (job.status !== 'saved' || !APPLIED_STATUSES.includes(status)) return undefined
  // It can only be earlier than the creation if the person has corrected it.
  const wasMoved = job.status_changed_at > job.created_at
  if (wasMoved || job.application_date !== toDay(new Date(job.created_at))) return undefined
  return toDay(now)
}
