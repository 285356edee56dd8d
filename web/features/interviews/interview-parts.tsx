import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import type { Contact } from '#src/contacts/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { formatCardDate, formatTime } from '../../lib/dates.ts'
import { useNow } from '../../lib/use-now.ts'
import { useJobDialogs, useJobs } from '../jobs/index.ts'
import { useInterviewDialogs } from './dialogs.ts'
import { InterviewRow } from './interview-row.tsx'
import part from '../../ui/dialog-part.module.css'
import classes from './interview-row.module.css'
import { useInterviews, useJobInterviews } from './queries.ts'
import { nameInterview } from './describe-interview.ts'
import { t } from '#src/language/t.ts'

/** The interviews of an application, for its overview. */
export const JobInterviews = ({ job }: { job: Job }) => {
  const now = useNow()
  const { interviews, current, isFailed, retry } = useJobInterviews(job.id, now)
  const { open } = useInterviewDialogs()
  // After a passed round the next one is expected.
  const isNextDue = current?.result === 'passed'
  return (
    <section aria-labelledby="overview-interviews">
      <h3 className={part.heading} id="overview-interviews">
        {t('Interviews')}
      </h3>
      {isFailed && (
        <p role="alert">
          {t('The interviews could not be loaded.')}{' '}
          <Button variant="subtle" size="compact-md" onClick={retry}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {interviews.length > 0 && (
        <ul className={part.list}>
          {interviews.map((interview) => (
            <InterviewRow
              key={interview.id}
              interview={interview}
              now={now}
              isNext={interview.id === current?.id && !isNextDue}
            />
          ))}
        </ul>
      )}
      <Button
        variant={isNextDue ? 'light' : 'default'}
        size="sm"
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => open('add', { of_job: job.id })}
      >
        {isNextDue ? t('Add next round') : t('Add interview')}
      </Button>
    </section>
  )
}

/** The interviews with a person, for their dialog; renders nothing if there are none. */
export const ContactInterviews = ({ contact }: { contact: Contact }) => {
  const { interviews } = useInterviews()
  const { jobs } = useJobs()
  const { open } = useJobDialogs()
  const jobById = new Map(jobs.map((job) => [job.id, job]))
  const shown = interviews.filter(({ contact_ids }) => contact_ids.includes(contact.id))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="person-interviews">
      <h3 className={part.heading} id="person-interviews">
        {t('Interviews')}
      </h3>
      <ul className={part.list}>
        {shown.map((interview) => {
          const job = jobById.get(interview.job_id)
          const start = interview.starts_at
          return (
            <li key={interview.id} data-interview={interview.id}>
              <button
                type="button"
                className={classes.about}
                onClick={() =>
                  open('prepare', { job: interview.job_id, of_interview: interview.id })
                }
              >
                <span className={classes.title} dir="auto">
                  {job ? `${job.position}, ${job.company}` : t('Interview')}
                </span>
                <span className={classes.facts}>
                  <span>{nameInterview(interview)}</span>
                  <span>
                    {start === null
                      ? t('Date to be arranged')
                      : `${formatCardDate(start)}, ${formatTime(start)}`}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
