import type { JobStatus } from '../jobs/constants.ts'
import type { Job } from '../jobs/schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Statuses in which the person waits for an answer. */
export const WAITING_STATUSES = ['applied', 'interviewing'] as const satisfies JobStatus[]

/** Statuses that count as an answer to an application. */
export const ANSWER_STATUSES = ['interviewing', 'offer', 'rejected'] as const satisfies JobStatus[]

/** With fewer answers, the person's usual time is unknown. */
export const KNOWN_ANSWERS_MIN = 5
export const DEFAULT_USUAL_DAYS = 14

/** The person's answer times: their number, and the median in milliseconds. */
export type Answers = { known: number; medianMs: number | null }

/** The number of days until an answer usually comes, at least one (docs/behaviour.md#silence). */
export const findUsualDays = ({ known, medianMs }: Answers): number =>
  known < KNOWN_ANSWERS_MIN || medianMs === null
    ? DEFAULT_USUAL_DAYS
    : Math.max(1, Math.round(medianMs / DAY_MS))

/** An application is silent if its last activity was before this instant (ISO 8601 UTC). */
export const findSilenceLimit = (usualDays: number, now: Date): string =>
  new Date(now.getTime() - usualDays * DAY_MS).toISOString()

/** Whole days since the last activity. */
export const countSilentDays = (lastSignAt: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(lastSignAt)) / DAY_MS)

type Waiting = Pick<Job, 'status' | 'outcome' | 'archived_at' | 'status_changed_at'>

/** Whether nothing about an application has changed since it was silent for this many days. */
export const isStillSilent = (job: Waiting, silentDays: number, now: Date): boolean =>
  job.outcome === null &&
  job.archived_at === null &&
  WAITING_STATUSES.some((status) => status === job.status) &&
  countSilentDays(job.status_changed_at, now) >= silentDays
