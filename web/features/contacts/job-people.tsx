import { ActionIcon, Button } from '@mantine/core'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { CONTACT_KIND_LABELS } from '#src/contacts/constants.ts'
import { SHORT_TEXT_MAX } from '#src/fields.ts'
import { fold } from '#src/fold.ts'
import type { Job } from '#src/jobs/schema.ts'
import { newId } from '../../lib/new-id.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Avatar } from './avatar.tsx'
import { useContactDialogs } from './dialogs.ts'
import part from '../../ui/dialog-part.module.css'
import classes from './job-people.module.css'
import { useCreateContact, useLinkContact } from './mutations.ts'
import { useContacts } from './queries.ts'
import { t } from '#src/language/t.ts'

const SUGGESTIONS_MAX = 50

/** The people linked to an application, and a field that links or adds another. */
export const JobPeople = ({ job }: { job: Job }) => {
  const { contacts } = useContacts()
  const { open } = useContactDialogs()
  const { mutate: link } = useLinkContact()
  const linked = contacts.filter(({ job_ids }) => job_ids.includes(job.id))
  return (
    <section aria-labelledby="overview-people">
      <h3 className={part.heading} id="overview-people">
        {t('People')}
      </h3>
      {linked.length > 0 && (
        <ul className={classes.people}>
          {linked.map((contact) => (
            <li key={contact.id} className={classes.person}>
              <button
                type="button"
                className={classes.open}
                onClick={() => open('view', { person: contact.id })}
              >
                <Avatar name={contact.name} size={32} />
                <span className={classes.who} dir="auto">
                  {contact.name}{' '}
                  <span className={classes.soft}>
                    {contact.role ??
                      (contact.kind === 'other'
                        ? contact.company
                        : CONTACT_KIND_LABELS[contact.kind])}
                  </span>
                </span>
              </button>
              <ActionIcon
                aria-label={t('Unlink {name}', { name: contact.name })}
                title={t('Unlink')}
                onClick={() => link({ id: contact.id, job_id: job.id, is_linked: false })}
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <LinkField job={job} />
    </section>
  )
}

/** A name input: of a known person, or of a new one. */
const LinkField = ({ job }: { job: Job }) => {
  const { contacts } = useContacts()
  const { mutateAsync: create } = useCreateContact()
  const { mutateAsync: link } = useLinkContact()
  const [name, setName] = useState('')
  // The same until the server has responded, so that a retry adds nobody twice.
  const [requestId, setRequestId] = useState(newId)
  const listId = useId()
  const key = fold(name)
  const others = contacts.filter(({ job_ids }) => !job_ids.includes(job.id))
  const suggested =
    key === '' ? others : others.filter((contact) => fold(contact.name).includes(key))
  const known = key === '' ? undefined : suggested.find(({ name: one }) => fold(one) === key)
  const { submit, isBusy, failure } = useSubmit({
    call: (typed: string) =>
      known
        ? link({ id: known.id, job_id: job.id, is_linked: true })
        : create({ name: typed, job_ids: [job.id], request_id: requestId }),
    describe: () => t('This person could not be added. Please try again.'),
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = name.trim()
        if (typed === '') return
        void submit(typed, () => {
          setName('')
          setRequestId(newId())
        })
      }}
    >
      <input
        className={classes.field}
        list={listId}
        aria-label={t('Link or add a person')}
        placeholder={t('Link or add a person by name')}
        dir="auto"
        autoComplete="off"
        maxLength={SHORT_TEXT_MAX}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <datalist id={listId}>
        {suggested.slice(0, SUGGESTIONS_MAX).map((contact) => (
          <option key={contact.id} value={contact.name}>
            {contact.company}
          </option>
        ))}
      </datalist>
      <Button type="submit" variant="default" disabled={isBusy}>
        {known ? t('{as, select, action {Link} other {Link}}', { as: 'action' }) : t('Add')}
      </Button>
      {failure !== undefined && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </form>
  )
}
