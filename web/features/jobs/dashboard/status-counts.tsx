import { Link } from '@tanstack/react-router'
import { COUNT_LABELS, JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import classes from './status-counts.module.css'
import { locale, t } from '#src/language/t.ts'

/** The number of applications per status, each a link to its column on the board. */
export const StatusCounts = ({ counts }: { counts: Record<JobStatus, number> }) => (
  <ul className={classes.counts} aria-label={t('Applications by status')}>
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
            {counts[status].toLocaleString(locale)}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
