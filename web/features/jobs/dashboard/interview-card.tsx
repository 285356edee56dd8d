import { Button } from '@mantine/core'
import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import type { UpcomingInterview } from '#src/interviews/upcoming.ts'
import { INTERVIEW_TYPE_LABELS } from '#src/jobs/constants.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { useJobDialogs } from '../dialogs.ts'
import { formatDaysLeft, formatWhen } from '../interview-time.ts'
import { CardNames } from './card-names.tsx'
import classes from './job-card.module.css'
import { t } from '#src/language/t.ts'

/** An upcoming interview: time, company, and a button to prepare for it. */
export const InterviewCard = ({ interview, now }: { interview: UpcomingInterview; now: Date }) => {
  const { open } = useJobDialogs()
  const titleId = useId()
  const { job, interviewId, startsAt, daysLeft } = interview
  const round =
    interview.round === null ? undefined : t('Round {round}', { round: interview.round })
  const kind = interview.type === null ? undefined : INTERVIEW_TYPE_LABELS[interview.type]
  const facts = [kind, round].filter((fact) => fact !== undefined)
  return (
    <article className={classes.card} data-status="interviewing" aria-labelledby={titleId}>
      <div className={classes.top}>
        <div className={classes.when}>
          <div className={classes.date}>{formatCardDate(startsAt)}</div>
          <div className={classes.soft}>{formatWhen(startsAt, now)}</div>
        </div>
        <span className={classes.pill}>{formatDaysLeft(daysLeft)}</span>
      </div>
      <div style={{ marginTop: 14 }}>
        <CardNames job={job} titleId={titleId}>
          <div className={`${classes.soft} ${classes.line}`}>
            <span>{facts.join(' · ')}</span>
          </div>
        </CardNames>
      </div>
      <div className={classes.actions}>
        <Button
          className={classes.stretched ?? ''}
          variant="default"
          size="sm"
          px={15}
          aria-describedby={titleId}
          onClick={() => open('overview', { job: job.id })}
        >
          {t('View')}
        </Button>
        {job.url !== null && (
          <Button
            className={classes.above ?? ''}
            component="a"
            href={job.url}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            size="sm"
            px={15}
            rightSection={<ExternalLink size={14} aria-hidden />}
            aria-describedby={titleId}
          >
            {t('Job Post')}
          </Button>
        )}
        <Button
          className={classes.above ?? ''}
          size="sm"
          px={15}
          ml="auto"
          aria-describedby={titleId}
          onClick={() => open('prepare', { job: job.id, of_interview: interviewId })}
        >
          {t('Prepare')}
        </Button>
      </div>
    </article>
  )
}
