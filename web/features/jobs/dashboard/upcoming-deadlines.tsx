import { Button } from '@mantine/core'
import { useState } from 'react'
import type { UpcomingDeadline } from '#src/jobs/upcoming.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { useJobDialogs } from '../dialogs.ts'
import { formatDaysLeft } from '../interview-time.ts'
import { StatusBadge } from '../status-badge.tsx'
import classes from './upcoming-deadlines.module.css'
import { t } from '#src/language/t.ts'

const FIRST_FEW = 4

const sayDaysLeft = (days: number): string => {
  if (days > 0) return formatDaysLeft(days)
  if (days === 0) return t('Today')
  return days === -1
    ? t('Passed yesterday')
    : t('{days, plural, one {Passed # day ago} other {Passed # days ago}}', { days: -days })
}

/** Deadlines that are near or have just passed; renders nothing if there are none. */
export const UpcomingDeadlines = ({ deadlines }: { deadlines: readonly UpcomingDeadline[] }) => {
  const { open } = useJobDialogs()
  const [showsAll, setShowsAll] = useState(false)
  if (deadlines.length === 0) return null
  const shown = showsAll ? deadlines : deadlines.slice(0, FIRST_FEW)
  return (
    <section aria-label={t('Upcoming Deadlines')}>
      <h2 className={classes.title}>{t('Upcoming Deadlines')}</h2>
      <ul className={classes.list}>
        {shown.map(({ job, deadline, daysLeft }) => (
          <li key={job.id}>
            <button
              type="button"
              className={classes.row}
              onClick={() => open('overview', { job: job.id })}
            >
              <span className={classes.what}>
                <span className={classes.position} dir="auto">
                  {job.position}
                </span>{' '}
                <span className={classes.company} dir="auto">
                  {job.company}
                </span>
              </span>
              <StatusBadge status={job.status} />{' '}
              <span className={classes.date}>{formatCardDate(deadline)}</span>{' '}
              <span className={classes.left} data-missed={daysLeft < 0 || undefined}>
                {sayDaysLeft(daysLeft)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < deadlines.length && (
        <Button variant="subtle" mt={4} onClick={() => setShowsAll(true)}>
          {t('Show {count} more', { count: deadlines.length - shown.length })}
        </Button>
      )}
    </section>
  )
}
