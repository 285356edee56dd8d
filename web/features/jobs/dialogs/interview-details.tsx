import { COMPANY_RESEARCH, findChecklist } from '#src/jobs/checklists.ts'
import { countTicked } from '#src/jobs/ticks.ts'
import type { Job } from '#src/jobs/schema.ts'
import { countDaysLeft } from '#src/jobs/upcoming.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { useNow } from '../../../lib/use-now.ts'
import { formatDaysLeft, formatInterviewType, nameZone, formatWhen } from '../interview-time.ts'
import classes from './overview-dialog.module.css'
import { t } from '#src/language/t.ts'

/** The interview's time, type, and the progress of the preparation. */
export const InterviewDetails = ({ job }: { job: Job }) => {
  const checklists = [COMPANY_RESEARCH, findChecklist(job.interview_type)]
  const ticked = checklists.reduce((sum, list) => sum + countTicked(list, job.checked_items), 0)
  const all = checklists.reduce((sum, list) => sum + list.items.length, 0)
  return (
    <section
      aria-labelledby="overview-interview"
      className={classes.interview}
      data-status="interviewing"
    >
      <h3 className={classes.heading} id="overview-interview">
        {t('Interview Details')}
      </h3>
      <dl className={classes.facts}>
        {job.interview_date !== null && <InterviewDate instant={job.interview_date} />}
        {job.interview_type !== null && (
          <div>
            <dt>{t('Type')}</dt>
            <dd>{formatInterviewType(job.interview_type)}</dd>
          </div>
        )}
        {job.interview_round !== null && (
          <div>
            <dt>{t('Round')}</dt>
            <dd>{job.interview_round}</dd>
          </div>
        )}
        <div>
          <dt>{t('Preparation')}</dt>
          <dd className="tabular">{t('{done} of {count}', { done: ticked, count: all })}</dd>
        </div>
      </dl>
    </section>
  )
}

const InterviewDate = ({ instant }: { instant: string }) => {
  const now = useNow()
  const daysLeft = countDaysLeft(instant, now)
  const isPast = Date.parse(instant) < now.getTime()
  return (
    <div className={classes.wide}>
      <dt>{t('Date')}</dt>
      <dd>
        {formatCardDate(instant)} · {isPast ? t('past') : formatDaysLeft(daysLeft)}
        <span className={classes.aside}>
          {formatWhen(instant, now)} {nameZone(instant)}
        </span>
      </dd>
    </div>
  )
}
