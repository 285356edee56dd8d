import { Button } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import type { Contact } from '#src/contacts/schema.ts'
import { SHORT_TEXT_MAX } from '#src/fields.ts'
import type { Job } from '#src/jobs/schema.ts'
import { findDefaultDue } from '#src/reminders/due.ts'
import type { Reminder } from '#src/reminders/schema.ts'
import { toLocalInput } from '../../lib/dates.ts'
import { describeRefusal } from '../../lib/failure.ts'
import { newId } from '../../lib/new-id.ts'
import { useNow } from '../../lib/use-now.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import part from '../../ui/dialog-part.module.css'
import classes from './follow-ups.module.css'
import { useCreateReminder } from './mutations.ts'
import { useReminders } from './queries.ts'
import { ReminderRow } from './reminder-row.tsx'
import { useLinks } from './use-links.ts'
import { t } from '#src/language/t.ts'

type About = { job_id: string } | { contact_id: string }

/** The follow-ups of an application, for its overview. */
export const JobFollowUps = ({ job }: { job: Job }) => (
  <FollowUps about={{ job_id: job.id }} isAbout={(one) => one.job_id === job.id} hides={job.id} />
)

/** The follow-ups with a person, for their dialog. */
export const ContactFollowUps = ({ contact }: { contact: Contact }) => (
  <FollowUps
    about={{ contact_id: contact.id }}
    isAbout={(one) => one.contact_id === contact.id}
    hides={contact.id}
  />
)

/** Open ones first, then the most recently completed. */
const order = (reminders: readonly Reminder[]) => [
  ...reminders.filter(({ done_at }) => done_at === null),
  ...reminders
    .filter(({ done_at }) => done_at !== null)
    .toSorted((a, b) => (b.done_at ?? '').localeCompare(a.done_at ?? '')),
]

const FollowUps = (props: {
  about: About
  isAbout: (reminder: Reminder) => boolean
  /** The subject of the dialog, which its rows do not link to. */
  hides: string
}) => {
  const { reminders } = useReminders()
  const now = useNow()
  const headingId = useId()
  const { isAbout } = props
  // oxlint-disable-next-line react/exhaustive-deps
  const shown = useMemo(() => order(reminders.filter(isAbout)), [reminders, props.hides])
  const linksOf = useLinks(shown)
  return (
    <section aria-labelledby={headingId}>
      <h3 className={part.heading} id={headingId}>
        {t('Follow-ups')}
      </h3>
      {shown.length > 0 && (
        <ul className={part.list}>
          {shown.map((reminder) => (
            <ReminderRow
              key={reminder.id}
              reminder={reminder}
              now={now}
              links={linksOf(reminder).filter(({ id }) => id !== props.hides)}
            />
          ))}
        </ul>
      )}
      <AddFollowUp about={props.about} />
    </section>
  )
}

/** A one-line form: text and date. */
const AddFollowUp = ({ about }: { about: About }) => {
  const { mutateAsync: create } = useCreateReminder()
  const [title, setTitle] = useState('')
  // The same until the server has responded, so that a retry adds it only once.
  const [requestId, setRequestId] = useState(newId)
  const [due, setDue] = useState(() => toLocalInput(findDefaultDue(new Date())))
  const { submit, isBusy, failure } = useSubmit({
    call: (sent: { title: string; due_at: string }) =>
      create({ ...about, ...sent, request_id: requestId }),
    describe: (error) =>
      describeRefusal(error, t('The follow-up could not be added. Please try again.')),
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = title.trim()
        if (typed === '' || due === '') return
        void submit({ title: typed, due_at: new Date(due).toISOString() }, () => {
          setTitle('')
          setRequestId(newId())
        })
      }}
    >
      <input
        className={classes.field}
        aria-label={t('New follow-up')}
        placeholder={t('Ask for an answer')}
        dir="auto"
        autoComplete="off"
        maxLength={SHORT_TEXT_MAX}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <input
        className={classes.field}
        type="datetime-local"
        aria-label={t('Due')}
        value={due}
        onChange={({ currentTarget }) => setDue(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={isBusy}>
        {t('Add')}
      </Button>
      {failure !== undefined && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </form>
  )
}
