import { type JobStatus, STATUS_LABELS } from '#src/jobs/constants.ts'
import classes from './status-badge.module.css'

/** A badge with the colour and label of a status, the same everywhere. */
export const StatusBadge = ({ status }: { status: JobStatus }) => (
  <span className={classes.badge} data-status={status}>
    {STATUS_LABELS[status]}
  </span>
)
