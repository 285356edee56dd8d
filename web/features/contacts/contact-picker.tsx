import { ActionIcon, Button } from '@mantine/core'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Contact } from '#src/contacts/schema.ts'
import { SHORT_TEXT_MAX } from '#src/fields.ts'
import { fold } from '#src/fold.ts'
import { newId } from '../../lib/new-id.ts'
import type { SetBeforeSend } from '../../lib/use-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import formClasses from '../../ui/form.module.css'
import { Avatar } from './avatar.tsx'
import classes from './job-people.module.css'
import { useCreateContact } from './mutations.ts'
import { useContacts } from './queries.ts'
import { t } from '#src/language/t.ts'

const SUGGESTIONS_MAX = 50

/** A form field for people: known ones are chosen by name, new ones are added. */
export const ContactPicker = (props: {
  label: string
  /** The application to link a new person to. */
  jobId: string
  value: readonly string[]
  onChange: (ids: string[]) => void
  error: string | undefined
  /** Registers a step that adds a typed name before the form is submitted. */
  setBeforeSend: SetBeforeSend<{ contact_ids: string[] }>
}) => {
  const { value, onChange, setBeforeSend } = props
  const { contacts } = useContacts()
  const { mutateAsync: create } = useCreateContact()
  const [name, setName] = useState('')
  // The same until the server has responded, so that a retry adds nobody twice.
  const [requestId, setRequestId] = useState(newId)
  const labelId = useId()
  const listId = useId()
  const chosen = value.flatMap((id) => contacts.find((one) => one.id === id) ?? [])
  const others = contacts.filter(({ id }) => !value.includes(id))
  const key = fold(name)
  const isMeant = (contact: Contact) => key !== '' && fold(contact.name) === key
  const known = others.find(isMeant)
  const { submit, isBusy, failure } = useSubmit({
    call: (typed: string) =>
      create({
        name: typed,
        kind: 'interviewer',
        ...(props.jobId !== '' && { job_ids: [props.jobId] }),
        request_id: requestId,
      }),
    describe: () => t('This person could not be added. Please try again.'),
  })
  const finish = (id: string) => {
    onChange([...value, id])
    setName('')
    setRequestId(newId())
    return [...value, id]
  }
  /**
   * Resolves to the ids of all chosen people, or to undefined if the typed one could not be added.
   */
  const addTyped = async (): Promise<string[] | undefined> => {
    const typed = name.trim()
    if (known) return finish(known.id)
    // Nobody is added twice.
    if (chosen.some(isMeant)) setName('')
    if (typed === '' || chosen.some(isMeant)) return [...value]
    let everybody: string[] | undefined
    await submit(typed, ({ id }) => {
      everybody = finish(id)
    })
    return everybody
  }
  const adding = useRef<Promise<string[] | undefined>>(undefined)
  const add = () => {
    if (!isBusy) adding.current = addTyped()
    return adding.current
  }
  useEffect(() => {
    setBeforeSend(async () => {
      const contact_ids = await add()
      return contact_ids && { contact_ids }
    })
    return () => setBeforeSend(undefined)
  })
  return (
    <div
      className={`${formClasses.whole} ${classes.picker}`}
      role="group"
      aria-labelledby={labelId}
    >
      <span className={classes.label} id={labelId}>
        {props.label}
      </span>
      {chosen.length > 0 && (
        <ul className={classes.people}>
          {chosen.map((contact) => (
            <li key={contact.id} className={classes.person}>
              <span className={classes.open}>
                <Avatar name={contact.name} size={28} />
                <span className={classes.who} dir="auto">
                  {contact.name}
                </span>
              </span>
              <ActionIcon
                aria-label={t('Remove {name}', { name: contact.name })}
                onClick={() => onChange(value.filter((id) => id !== contact.id))}
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.form}>
        <input
          className={classes.field}
          list={listId}
          aria-label={t('Add a person by name')}
          placeholder={t('Add a person by name')}
          dir="auto"
          autoComplete="off"
          maxLength={SHORT_TEXT_MAX}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || name.trim() === '') return
            // Enter must not submit the form.
            event.preventDefault()
            void add()
          }}
        />
        <datalist id={listId}>
          {others
            .filter((contact) => fold(contact.name).includes(key))
            .slice(0, SUGGESTIONS_MAX)
            .map((contact) => (
              <option key={contact.id} value={contact.name}>
                {contact.company}
              </option>
            ))}
        </datalist>
        <Button variant="default" disabled={isBusy} onClick={() => void add()}>
          {known || key === '' ? t('Add') : t('Add new')}
        </Button>
        {(failure ?? props.error) !== undefined && (
          <p className={classes.failure} role="alert">
            {failure ?? props.error}
          </p>
        )}
      </div>
    </div>
  )
}
