import { memo } from 'react'
import { OUTCOME_LABELS } from '#src/jobs/outcomes.ts'
import type { Job } from '#src/jobs/schema.ts'
import { formatCardDate, formatTime } from '../../../lib/dates.ts'
import { nameJob } from '../board/announcements.ts'
import { describeAge } from '../board/card-facts.ts'
import type { CardActions } from '../board/draggable-card.tsx'
import { CompanyLogo } from '../company-logo.tsx'
import { openOrSelect, SelectBox } from '../select/select-box.tsx'
import { StatusBadge } from '../status-badge.tsx'
import classes from './job-table.module.css'

/** One application in the table; its position's button covers the whole row. */
export const JobRow = memo(function JobRow(props: {
  job: Job
  now: Date
  top: number
  rowIndex: number
  isTabStop: boolean
  actions: CardActions
}) {
  const { job, actions } = props
  const tabIndex = props.isTabStop ? 0 : -1
  const interview = job.status === 'interviewing' ? job.interview_date : null
  return (
    <div
      role="row"
      className={`${classes.row} ${classes.bodyRow}`}
      style={{ top: props.top }}
      aria-rowindex={props.rowIndex}
    >
      <div role="cell" className={classes.company}>
        <CompanyLogo company={job.company} size={32} />
        <SelectBox id={job.id} name={nameJob(job)} />
        <bdi>{job.company}</bdi>
      </div>
      <div role="cell">
        <button
          type="button"
          className={classes.position}
          dir="auto"
          tabIndex={tabIndex}
          data-job-card={job.id}
          aria-label={nameJob(job)}
          onClick={(event) => openOrSelect(event, job.id, actions.open)}
        >
          {job.position}
        </button>
        {job.location !== null && <bdi className={classes.location}>{job.location}</bdi>}
      </div>
      <div role="cell">
        <StatusBadge status={job.status} />
        {(job.stage ?? job.outcome) !== null && (
          <span className={classes.second}>
            {job.outcome === null ? job.stage : OUTCOME_LABELS[job.outcome]}
          </span>
        )}
      </div>
      <div role="cell">{formatCardDate(job.application_date)}</div>
      <div role="cell">{job.deadline === null ? <None /> : formatCardDate(job.deadline)}</div>
      <div role="cell">
        {interview === null ? (
          <None />
        ) : (
          <>
            {formatCardDate(interview)}
            <span className={classes.second}>{formatTime(interview)}</span>
          </>
        )}
      </div>
      <div role="cell">
        {formatCardDate(job.status_changed_at)}
        <span className={classes.second}>{describeAge(job.status_changed_at, props.now)}</span>
      </div>
      <div role="cell">
        <button
          type="button"
          className={classes.more}
          tabIndex={tabIndex}
          aria-label={`Actions for ${nameJob(job)}`}
          aria-haspopup="menu"
          onClick={(event) => actions.showMenu(job, event.currentTarget)}
        />
      </div>
    </div>
  )
})

const None = () => (
  <span className={classes.none}>
    <span aria-hidden>–</span>
    <span className="visually-hidden">None</span>
  </span>
)
