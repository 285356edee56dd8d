import { type JobStatus, STATUS_LABELS } from '#src/jobs/constants.ts'
import classes from './status-badge.module.css'

/** A status is one colour and one word, everywhere the same. */
export const StatusBadge = ({ status }: { status: JobStatus }) => (
  <span className={classes.badge} data-status={status}>
    {STATUS_LABELS[status]}
  </span>
)
