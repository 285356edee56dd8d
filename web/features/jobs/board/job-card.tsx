import type { MouseEvent, ReactNode } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { scaleToText } from '../../../lib/text-scale.ts'
import { CompanyLogo } from '../company-logo.tsx'
import { hasLabels, JobLabels, LABELS_HEIGHT_PX } from '../shape/card-labels.tsx'
import { nameJob } from './announcements.ts'
import { describeAge, findNextDate } from './card-facts.ts'
import classes from './job-card.module.css'
import { t } from '#src/language/t.ts'

/** How high a card is follows from what it shows: a column knows where each stands without measuring. */
const CARD_HEIGHT_PX = 122
export const CARD_GAP_PX = 8
export const heightOfCard = (job: Job, isGrouped = false): number =>
  scaleToText(CARD_HEIGHT_PX + (hasLabels(job, isGrouped) ? LABELS_HEIGHT_PX : 0))
export const HINT_ID = 'board-hint'

/** The inside of a card: company icon, position, company, location, age here and next date. */
export const JobCardBody = (props: {
  job: Job
  now: Date
  title: ReactNode
  isGrouped?: boolean | undefined
  badge?: ReactNode
}) => {
  const { job, now, isGrouped = false } = props
  return (
    <>
      <CompanyLogo company={job.company} size={38} />
      {props.title}
      <p className={classes.company}>
        <bdi className={classes.companyName}>{job.company}</bdi>
        {job.location !== null && (
          <>
            <span className={classes.dot}>·</span>
            <bdi>{job.location}</bdi>
          </>
        )}
      </p>
      <JobLabels job={job} isGrouped={isGrouped} />
      <p className={classes.facts}>
        <CardAge since={job.status_changed_at} now={now} />
        <CardNextDate job={job} now={now} />
        {isGrouped && job.stage !== null && (
          <span className="visually-hidden">{t('Stage {stage}', { stage: job.stage })}</span>
        )}
        {props.badge && <span className={classes.badge}>{props.badge}</span>}
      </p>
    </>
  )
}

const CardAge = ({ since, now }: { since: string; now: Date }) => (
  <time dateTime={since} title={t('In this status since {date}', { date: formatCardDate(since) })}>
    {describeAge(since, now)}
  </time>
)

const CardNextDate = ({ job, now }: { job: Job; now: Date }) => {
  const next = findNextDate(job, now)
  if (next === undefined) return null
  const kind = next.kind === 'interview' ? t('Interview') : t('Deadline')
  return (
    <time
      className={classes.next}
      dateTime={next.at}
      data-kind={next.kind}
      data-urgency={next.urgency}
      // An interview that is over is none that comes next.
      title={next.urgency === 'missed' ? t('Deadline missed') : kind}
    >
      <span className="visually-hidden">{kind} </span>
      {formatCardDate(next.at)}
    </time>
  )
}

/** The position, which opens the overview and, by Space, picks the card up. */
export const JobCardTitle = (props: {
  job: Job
  isTabStop: boolean
  onOpen: (event: MouseEvent) => void
  takeHandle: ((element: HTMLElement | null) => void) | undefined
}) => {
  const { job, takeHandle } = props
  return (
    <button
      ref={takeHandle}
      type="button"
      className={classes.title}
      dir="auto"
      tabIndex={props.isTabStop ? 0 : -1}
      data-job-card={job.id}
      aria-label={nameJob(job)}
      aria-describedby={takeHandle && HINT_ID}
      onClick={props.onOpen}
      // Firefox presses a button when Space is let go, although picking up has used the key.
      onKeyUp={(event) => takeHandle && event.key === ' ' && event.preventDefault()}
    >
      {job.position}
    </button>
  )
}

/** The card that follows the pointer. */
export const FloatingCard = ({ job, now }: { job: Job; now: Date }) => (
  <div className={`${classes.card} ${classes.floating}`} data-status={job.status}>
    <JobCardBody
      job={job}
      now={now}
      title={
        <span className={classes.title} dir="auto">
          {job.position}
        </span>
      }
    />
  </div>
)

/** What follows the finger on a phone: small, so that the tray beneath it stays in sight. */
export const FloatingChip = ({ job }: { job: Job }) => (
  <div className={classes.lift}>
    <div className={`${classes.chip} ${classes.floating}`}>
      <CompanyLogo company={job.company} size={28} />
      <span dir="auto">{job.position}</span>
    </div>
  </div>
)
