import { ExternalLink } from 'lucide-react'
import { isWebUrl } from '#src/fields.ts'
import type { Job } from '#src/jobs/schema.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import classes from './overview-dialog.module.css'

/** The site a link leads to, as one says it: `jobs.example.com`. */
const nameSite = (url: string) => new URL(url).hostname.replace(/^www\./, '')

export const ApplicationDetails = ({ job }: { job: Job }) => (
  <section aria-labelledby="overview-details">
    <h3 className={classes.heading} id="overview-details">
      Application Details
    </h3>
    <dl className={classes.facts}>
      {job.url !== null && isWebUrl(job.url) && (
        <div className={classes.wide}>
          <dt>Job posting</dt>
          <dd>
            <a className={classes.link} href={job.url} target="_blank" rel="noopener noreferrer">
              {nameSite(job.url)}
              <ExternalLink size={14} aria-hidden />
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>Application date</dt>
        <dd>{formatCardDate(job.application_date)}</dd>
      </div>
      {job.deadline !== null && (
        <div>
          <dt>Deadline</dt>
          <dd>{formatCardDate(job.deadline)}</dd>
        </div>
      )}
    </dl>
  </section>
)
