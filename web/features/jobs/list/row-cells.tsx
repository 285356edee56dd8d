import type { ReactNode } from 'react'
import type { ListColumn } from '#src/jobs/list-columns.ts'
import { OUTCOME_LABELS } from '#src/jobs/outcomes.ts'
import type { Job } from '#src/jobs/schema.ts'
import { EMPLOYMENT_TYPE_LABELS, formatSalary, WORK_MODE_LABELS } from '#src/jobs/terms.ts'
import { formatCardDate, formatTime } from '../../../lib/dates.ts'
import { describeAge } from '../board/card-facts.ts'
import { StatusBadge } from '../status-badge.tsx'
import classes from './job-table.module.css'
import { t } from '#src/language/t.ts'

/** Renders the cell of each column; empty if the value is missing. */
export const CELLS: Record<ListColumn, (job: Job, now: Date) => ReactNode> = {
  status: (job) => (
    <>
      <StatusBadge status={job.status} />
      {(job.stage ?? job.outcome) !== null && (
        <span className={classes.second}>
          {job.outcome === null ? job.stage : OUTCOME_LABELS[job.outcome]}
        </span>
      )}
    </>
  ),
  application_date: (job) => formatCardDate(job.application_date),
  deadline: ({ deadline }) => deadline && formatCardDate(deadline),
  interview_date: ({ status, interview_date }) =>
    status === 'interviewing' &&
    interview_date && (
      <>
        {formatCardDate(interview_date)}
        <span className={classes.second}>{formatTime(interview_date)}</span>
      </>
    ),
  status_changed_at: (job, now) => (
    <>
      {formatCardDate(job.status_changed_at)}
      <span className={classes.second}>{describeAge(job.status_changed_at, now)}</span>
    </>
  ),
  location: ({ location }) => location && <Text>{location}</Text>,
  work_mode: ({ work_mode }) => work_mode && WORK_MODE_LABELS[work_mode],
  employment_type: (job) => job.employment_type && EMPLOYMENT_TYPE_LABELS[job.employment_type],
  salary: (job) => {
    const pay = formatSalary(job)
    return pay && <Text>{pay}</Text>
  },
  source: ({ source }) => source && <Text>{source}</Text>,
  tags: ({ tags }) => tags.length > 0 && <Text>{tags.join(', ')}</Text>,
  created_at: ({ created_at }) => formatCardDate(created_at),
}

/** At most two lines; the title attribute has the whole text. */
const Text = ({ children }: { children: string }) => (
  <bdi className={classes.words} title={children}>
    {children}
  </bdi>
)

/** The text of columns that a phone's card does not have. */
const PHONE_FACTS: Partial<Record<ListColumn, (job: Job) => string | undefined>> = {
  work_mode: ({ work_mode }) => (work_mode === null ? undefined : WORK_MODE_LABELS[work_mode]),
  employment_type: ({ employment_type: type }) =>
    type === null ? undefined : EMPLOYMENT_TYPE_LABELS[type],
  salary: (job) => formatSalary(job),
  source: ({ source }) => source ?? undefined,
  created_at: ({ created_at }) => t('Added {date}', { date: formatCardDate(created_at) }),
}

export const listPhoneFacts = (job: Job, columns: readonly ListColumn[]): string[] =>
  columns.flatMap((column) => PHONE_FACTS[column]?.(job) ?? [])

/** Widths in rem, before the table is fitted to a narrow container. */
export const COLUMN_WIDTHS: Record<ListColumn, number> = {
  status: 8.25,
  application_date: 7.25,
  deadline: 7.25,
  interview_date: 7.5,
  status_changed_at: 8.5,
  location: 9,
  work_mode: 7,
  employment_type: 7.5,
  salary: 10,
  source: 8.5,
  tags: 9,
  created_at: 7.25,
}
