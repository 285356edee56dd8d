import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { t } from '#src/language/t.ts'

type Named = Pick<Job, 'position' | 'company'>

/** The columns' names as spoken; the board shows them in capitals. */
const COLUMN_NAMES: Record<JobStatus, string> = {
  saved: t('Saved'),
  applied: t('Applied'),
  interviewing: t('Interviewing'),
  offer: t('Offered'),
  rejected: t('Rejected'),
}

export const nameColumn = (status: JobStatus): string => COLUMN_NAMES[status]

/** The name of an application for its card. */
export const nameJob = ({ position, company }: Named): string =>
  t('{position} at {company}', { position, company })

const numberOf = (status: JobStatus) => JOB_STATUSES.indexOf(status) + 1
const COUNT = JOB_STATUSES.length

/** The screen reader's announcement of each step of a move. */
export const announcements = {
  pickedUp: (job: Named, status: JobStatus) =>
    t(
      'Picked up {job}. In {column}, column {number} of {count}. Left and right arrow keys move it, Space drops it, Escape cancels.',
      {
        job: nameJob(job),
        column: COLUMN_NAMES[status],
        number: numberOf(status),
        count: COUNT,
      },
    ),
  over: (status: JobStatus) =>
    t('Over {column}, column {number} of {count}.', {
      column: COLUMN_NAMES[status],
      number: numberOf(status),
      count: COUNT,
    }),
  moved: (moved: Named, status: JobStatus, stage?: string | null) => {
    const [job, column] = [nameJob(moved), COLUMN_NAMES[status]]
    if (stage === undefined) return t('Moved {job} to {column}.', { job, column })
    return stage === null
      ? t('Moved {job} to no stage in {column}.', { job, column })
      : t('Moved {job} to {stage} in {column}.', { job, stage, column })
  },
  putBack: (job: Named, status: JobStatus) =>
    t('Dropped. {job} stays in {column}.', { job: nameJob(job), column: COLUMN_NAMES[status] }),
  cancelled: (job: Named, status: JobStatus) =>
    t('Cancelled. {job} stays in {column}.', { job: nameJob(job), column: COLUMN_NAMES[status] }),
}
