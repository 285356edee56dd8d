import { Button } from '@mantine/core'
import type { Job } from '#src/jobs/schema.ts'
import { CompanyLogo } from '../company-logo.tsx'
import { StatusBadge } from '../status-badge.tsx'
import classes from './put-away.module.css'
import { t } from '#src/language/t.ts'

const SHOWN_MAX = 200

/** Archived or deleted applications, each with a button to bring it back. */
export const PutAwayList = <T extends Job>(props: {
  jobs: readonly T[]
  label: string
  action: string
  /** The button's accessible label with the name of the application. */
  describeAction: (job: T) => string
  describe: (job: T) => string
  onAction: (job: T) => void
  onOpen?: (job: T) => void
}) => {
  const { jobs, onOpen } = props
  return (
    <>
      <ul className={classes.list} aria-label={props.label}>
        {jobs.slice(0, SHOWN_MAX).map((job) => (
          <li key={job.id} className={classes.entry}>
            <CompanyLogo company={job.company} size={32} />
            <div className={classes.names}>
              {onOpen ? (
                <button type="button" className={classes.open} onClick={() => onOpen(job)}>
                  <bdi>{job.position}</bdi>
                </button>
              ) : (
                <bdi className={classes.position}>{job.position}</bdi>
              )}
              <p className={classes.facts}>
                <bdi>{job.company}</bdi> · {props.describe(job)}
              </p>
            </div>
            <StatusBadge status={job.status} />
            <Button
              variant="default"
              size="sm"
              aria-label={props.describeAction(job)}
              onClick={() => props.onAction(job)}
            >
              {props.action}
            </Button>
          </li>
        ))}
      </ul>
      {jobs.length > SHOWN_MAX && (
        <p className={classes.more}>
          {t(
            '{count, plural, one {And # more, which shows as these leave.} other {And # more, which show as these leave.}}',
            {
              count: jobs.length - SHOWN_MAX,
            },
          )}
        </p>
      )}
    </>
  )
}
