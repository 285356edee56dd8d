import type { ReactNode } from 'react'
import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import { DropArea } from './drop-area.tsx'
import classes from './job-board.module.css'

/** Five columns side by side, each a place to drop a card on. */
export const WideColumns = (props: {
  /** Stands beneath the columns' headings when none has a card. */
  blank: ReactNode
  renderColumn: (status: JobStatus) => ReactNode
}) => (
  <>
    <div className={classes.columns} data-blank={props.blank !== undefined || undefined}>
      {JOB_STATUSES.map((status) => (
        <DropArea
          key={status}
          status={status}
          label={`column-${status}`}
          className={classes.column}
        >
          {props.renderColumn(status)}
        </DropArea>
      ))}
    </div>
    {props.blank}
  </>
)
