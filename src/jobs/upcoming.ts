import { JOB_STATUSES, type JobStatus } from './constants.ts'
import type { Job } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days from `now` to an instant, rounded up, so that the next 24 hours are 1. */
export const countDaysLeft = (instant: string, now: Date): number =>
  Math.ceil((Date.parse(instant) - now.getTime()) / DAY_MS)

/** Days between two calendar dates `YYYY-MM-DD`; negative if `date` is before `today`. */
export const countDaysUntil = (date: string, today: string): number =>
  Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS)

const hasStatus = (job: Job, ...statuses: JobStatus[]): boolean =>
  statuses.some((status) => status === job.status.toLowerCase())

/** Covers a weekend before it is noticed. */
const MISSED_DEADLINE_DAYS = 3

/**
 * Whether a passed deadline still matters: of an unsent application, or of an unanswered offer. Any
 * other was the deadline for applying, and has been met.
 */
export const isDeadlineMissed = (job: Job, today: string): boolean => {
  const { deadline, status_changed_at: since } = job
  if (deadline === null || deadline >= today) return false
  return hasStatus(job, 'saved') || (hasStatus(job, 'offer') && deadline >= since.slice(0, 10))
}

/** `daysLeft` is negative for a missed one. */
export type UpcomingDeadline = { job: Job; deadline: string; daysLeft: number }

/** Deadlines of open applications, from those just missed to the window's end, soonest first. */
export const listUpcomingDeadlines = (
  jobs: readonly Job[],
  windowDays: number,
  today: string,
): UpcomingDeadline[] => {
  const upcoming: UpcomingDeadline[] = []
  for (const job of jobs) {
    const { deadline } = job
    if (deadline === null || hasStatus(job, 'rejected')) continue
    const daysLeft = countDaysUntil(deadline, today)
    const isShown = daysLeft >= 0 || isDeadlineMissed(job, today)
    if (isShown && daysLeft >= -MISSED_DEADLINE_DAYS && daysLeft <= windowDays) {
      upcoming.push({ job, deadline, daysLeft })
    }
  }
  return upcoming.toSorted((a, b) => a.daysLeft - b.daysLeft)
}

/** Counts applications by status, ignoring the case of the stored status. */
export const countByStatus = (jobs: readonly { status: string }[]): Record<JobStatus, number> => {
  const counts = { saved: 0, applied: 0, interviewing: 0, offer: 0, rejected: 0 }
  for (const job of jobs) {
    const status = JOB_STATUSES.find((known) => known === job.status.toLowerCase())
    if (status) counts[status] += 1
  }
  return counts
}
