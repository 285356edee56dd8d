import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'

type Named = Pick<Job, 'position' | 'company'>

/** The columns as one says them; the board shows them in capitals. */
const COLUMN_NAMES: Record<JobStatus, string> = {
  saved: 'Saved',
  applied: 'Applied',
  interviewing: 'Interviewing',
  offer: 'Offered',
  rejected: 'Rejected',
}

export const nameColumn = (status: JobStatus): string => COLUMN_NAMES[status]

/** How an application is called wherever its card is meant. */
export const nameJob = ({ position, company }: Named): string => `${position} at ${company}`

const place = (status: JobStatus) =>
  `${COLUMN_NAMES[status]}, column ${JOB_STATUSES.indexOf(status) + 1} of ${JOB_STATUSES.length}`

/** What a screen reader says at each step of a move. */
export const say = {
  pickedUp: (job: Named, status: JobStatus) =>
    `Picked up ${nameJob(job)}. In ${place(status)}. ` +
    'Left and right arrow keys move it, Space drops it, Escape cancels.',
  over: (status: JobStatus) => `Over ${place(status)}.`,
  moved: (job: Named, status: JobStatus, stage?: string | null) =>
    stage === undefined
      ? `Moved ${nameJob(job)} to ${COLUMN_NAMES[status]}.`
      : `Moved ${nameJob(job)} to ${stage ?? 'no stage'} in ${COLUMN_NAMES[status]}.`,
  putBack: (job: Named, status: JobStatus) =>
    `Dropped. ${nameJob(job)} stays in ${COLUMN_NAMES[status]}.`,
  cancelled: (job: Named, status: JobStatus) =>
    `Cancelled. ${nameJob(job)} stays in ${COLUMN_NAMES[status]}.`,
}
