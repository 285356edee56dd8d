import { memo } from 'react'
import type { ListColumn } from '#src/jobs/list-columns.ts'
import type { Job } from '#src/jobs/schema.ts'
import { nameJob } from '../board/announcements.ts'
import type { CardActions } from '../board/draggable-card.tsx'
import { CompanyLogo } from '../company-logo.tsx'
import { MoreButton } from '../more-button.tsx'
import { openOrSelect, SelectBox } from '../select/select-box.tsx'
import classes from './job-table.module.css'
import { CELLS } from './row-cells.tsx'
import { t } from '#src/language/t.ts'

/** A table row of an application; the button of its position covers the whole row. */
export const JobRow = memo(function JobRow(props: {
  job: Job
  columns: readonly ListColumn[]
  now: Date
  top: number
  rowIndex: number
  isTabStop: boolean
  actions: CardActions
}) {
  const { job, actions } = props
  const tabIndex = props.isTabStop ? 0 : -1
  const hasPlace = props.columns.includes('location')
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
        {job.location !== null && !hasPlace && (
          <bdi className={classes.location}>{job.location}</bdi>
        )}
      </div>
      {props.columns.map((column) => (
        <div role="cell" key={column}>
          {CELLS[column](job, props.now) || <None />}
        </div>
      ))}
      <div role="cell">
        <MoreButton
          job={job}
          className={classes.more}
          isTabStop={props.isTabStop}
          showMenu={actions.showMenu}
        />
      </div>
    </div>
  )
})

const None = () => (
  <span className={classes.none}>
    <span aria-hidden>–</span>
    <span className="visually-hidden">{t('None')}</span>
  </span>
)
