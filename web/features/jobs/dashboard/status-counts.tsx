import { Link } from '@tanstack/react-router'
import { COUNT_LABELS, JOB_STATUSES } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { countByStatus } from '#src/jobs/upcoming.ts'
import classes from './status-counts.module.css'

/** How many applications stand where; each count leads to its column on the board. */
export const StatusCounts = ({ jobs }: { jobs: readonly Job[] }) => {
  const counts = countByStatus(jobs)
  return (
    <ul className={classes.counts} aria-label="Applications by status">
      {JOB_STATUSES.map((status) => (
        <li key={status}>
          <Link
            to="/job-tracker"
            search={{ column: status }}
            className={classes.count ?? ''}
            data-status={status}
          >
            <span className={classes.label}>{COUNT_LABELS[status]}</span>
            <span className={`${classes.number} tabular`}>
              {counts[status].toLocaleString('en-US')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
