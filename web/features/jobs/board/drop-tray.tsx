import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import { nameColumn } from './announcements.ts'
import { DropArea } from './drop-area.tsx'
import classes from './drop-tray.module.css'

/** Drop targets for all five columns while a card is held, since a phone shows only one column. */
export const DropTray = ({ from }: { from: JobStatus }) => (
  <div className={classes.tray}>
    {JOB_STATUSES.map((status) => (
      <DropArea
        key={status}
        status={status}
        className={`${classes.target} ${status === from ? classes.origin : ''}`}
      >
        <span className={classes.dot} />
        {nameColumn(status)}
      </DropArea>
    ))}
  </div>
)
