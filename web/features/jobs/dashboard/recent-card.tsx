import { Button } from '@mantine/core'
import { CalendarDays, MapPin } from 'lucide-react'
import { useId } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { useJobDialogs } from '../dialogs.ts'
import { StatusBadge } from '../status-badge.tsx'
import { CardNames } from './card-names.tsx'
import classes from './job-card.module.css'
import { t } from '#src/language/t.ts'

/** A recently added application. */
export const RecentCard = ({ job }: { job: Job }) => {
  const { open } = useJobDialogs()
  const titleId = useId()
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <CardNames job={job} titleId={titleId} />
      <div style={{ marginTop: 12 }}>
        <StatusBadge status={job.status} />
      </div>
      <div className={`${classes.soft} ${classes.line}`} style={{ marginTop: 10 }}>
        <CalendarDays size={14} aria-hidden />
        <span>{formatCardDate(job.application_date)}</span>
      </div>
      {job.location !== null && (
        <div className={`${classes.soft} ${classes.line}`} style={{ marginTop: 2 }}>
          <MapPin size={14} aria-hidden />
          <span dir="auto">{job.location}</span>
        </div>
      )}
      <div className={classes.actions}>
        <Button
          className={classes.stretched ?? ''}
          variant="default"
          size="sm"
          fullWidth
          aria-describedby={titleId}
          onClick={() => open('overview', { job: job.id })}
        >
          {t('View Details')}
        </Button>
      </div>
    </article>
  )
}
