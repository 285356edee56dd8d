import type { ReactNode } from 'react'
import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import { DropArea } from './drop-area.tsx'
import classes from './job-board.module.css'

/** Five columns side by side, each a place to drop a card on. */
export const WideColumns = (props: { renderColumn: (status: JobStatus) => ReactNode }) => (
  <div className={classes.columns}>
    {JOB_STATUSES.map((status) => (
      <DropArea key={status} status={status} label={`column-${status}`} className={classes.column}>
        {props.renderColumn(status)}
      </DropArea>
    ))}
  </div>
)
