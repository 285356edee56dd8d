import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { t } from '#src/language/t.ts'

type Named = Pick<Job, 'position' | 'company'>

/** The columns as one says them; the board shows them in capitals. */
const COLUMN_NAMES: Record<JobStatus, string> = {
  saved: t('Saved'),
  applied: t('Applied'),
  interviewing: t('Interviewing'),
  offer: t('Offered'),
  rejected: t('Rejected'),
}

export const nameColumn = (status: JobStatus): string => COLUMN_NAMES[status]

/** How an application is called wherever its card is meant. */
export const nameJob = ({ position, company }: Named): string => `${position} at ${company}`

const place = (status: JobStatus) =>
  t('{value}, column {value2} of {length}', {
    value: COLUMN_NAMES[status],
    value2: JOB_STATUSES.indexOf(status) + 1,
    length: JOB_STATUSES.length,
  })

/** What a screen reader says at each step of a move. */
export const say = {
  pickedUp: (job: Named, status: JobStatus) =>
    t('Picked up {job}. In {status}. ', { job: nameJob(job), status: place(status) }) +
    t('Left and right arrow keys move it, Space drops it, Escape cancels.'),
  over: (status: JobStatus) => t('Over {status}.', { status: place(status) }),
  moved: (job: Named, status: JobStatus, stage?: string | null) =>
    stage === undefined
      ? t('Moved {job} to {value}.', { job: nameJob(job), value: COLUMN_NAMES[status] })
      : `Moved ${nameJob(job)} to ${stage ?? t('no stage')} in ${COLUMN_NAMES[status]}.`,
  putBack: (job: Named, status: JobStatus) =>
    t('Dropped. {job} stays in {value}.', { job: nameJob(job), value: COLUMN_NAMES[status] }),
  cancelled: (job: Named, status: JobStatus) =>
    t('Cancelled. {job} stays in {value}.', { job: nameJob(job), value: COLUMN_NAMES[status] }),
}
