import { findDefaultDue } from '#src/reminders/due.ts'
import { createReminderInput, type Reminder, reminderPatch } from '#src/reminders/schema.ts'
import { SHORT_TEXT_MAX } from '#src/fields.ts'
import { toLocalInput } from '../../lib/dates.ts'
import { trpc } from '../../lib/trpc.ts'
import { UNFINISHED } from '../../lib/form-values.ts'
import { type FormFields, useForm } from '../../lib/use-form.ts'
import { NativeField, SelectField, TextField } from '../../ui/fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { listOptions } from '../../ui/list-options.ts'
import { useContacts } from '../contacts/index.ts'
import { useJobs } from '../jobs/index.ts'
import { useCreateReminder, useUpdateReminder } from './mutations.ts'
import { t } from '#src/language/t.ts'

type ReminderValues = { title: string; due_at: string; job_id: string; contact_id: string }

const toInput = ({ due_at, ...values }: ReminderValues) => {
  const due = new Date(due_at)
  return { ...values, due_at: Number.isNaN(due.getTime()) ? due_at : due.toISOString() }
}

const check = ({ due_at }: ReminderValues): Record<string, string> =>
  due_at === '' || due_at === UNFINISHED
    ? { due_at: t('Please fill in the whole date and time') }
    : {}

const ReminderFields = ({ form }: { form: FormFields<ReminderValues> }) => {
  const { jobs } = useJobs()
  const { contacts } = useContacts()
  return (
    <>
      <TextField
        form={form}
        field="title"
        label={t('What to do')}
        placeholder={t('Ask for an answer')}
        isRequired
        isFirst
        isWide
      />
      <NativeField form={form} field="due_at" label={t('Due')} type="datetime-local" isRequired />
      <SelectField
        form={form}
        field="contact_id"
        label={t('Person')}
        none={t('Nobody')}
        options={listOptions(contacts, form.values.contact_id, ({ name }) => name)}
      />
      <SelectField
        form={form}
        field="job_id"
        label={t('Application')}
        none={t('None')}
        options={listOptions(
          jobs,
          form.values.job_id,
          ({ company, position }) => `${company}: ${position}`,
        )}
        isWide
      />
    </>
  )
}

/** Adds a follow-up about the application or person in the URL. */
export const AddReminderDialog = (props: {
  about_job?: string | undefined
  about_person?: string | undefined
  after_silence?: true | undefined
  onClose: () => void
}) => {
  const { about_job: job_id = '', about_person: contact_id = '', onClose } = props
  const { mutateAsync: create } = useCreateReminder()
  const { mutateAsync: snooze } = trpc.suggestions.snooze.useMutation()
  const { suggestions } = trpc.useUtils()
  const { jobs } = useJobs()
  const company = props.after_silence && jobs.find(({ id }) => id === job_id)?.company
  const form = useForm({
    initial: () => ({
      title: company ? t('Ask {company} for an answer', { company }).slice(0, SHORT_TEXT_MAX) : '',
      due_at: toLocalInput(findDefaultDue(new Date())),
      job_id,
      contact_id,
    }),
    draftKey: `reminder new ${job_id}${contact_id}`,
    toInput,
    check,
    schema: createReminderInput,
    validatesOnSubmit: true,
    sendsUnchanged: true,
    save: async (input, _changed, request_id) => {
      const created = await create({ ...input, request_id })
      // The application stays silent after the follow-up, so its suggestion is snoozed.
      if (props.after_silence) await snooze({ job_id }).catch(() => undefined)
      void suggestions.list.invalidate()
      return created
    },
    failed: t('Failed to add the follow-up. Please try again.'),
  })
  return (
    <FormDialog
      title={t('Add Follow-up')}
      form={form}
      saved={t('Follow-up added')}
      question={t('This follow-up has not been saved yet.')}
      onClose={onClose}
    >
      <ReminderFields form={form} />
    </FormDialog>
  )
}

export const EditReminderDialog = (props: { reminder: Reminder; onClose: () => void }) => {
  const { reminder, onClose } = props
  const { mutateAsync: update } = useUpdateReminder()
  const form = useForm({
    initial: {
      title: reminder.title,
      due_at: toLocalInput(reminder.due_at),
      job_id: reminder.job_id ?? '',
      contact_id: reminder.contact_id ?? '',
    },
    draftKey: `reminder ${reminder.id}`,
    toInput,
    check,
    schema: reminderPatch,
    validatesOnSubmit: true,
    save: (_input, changed) => update({ ...changed, id: reminder.id }),
    failed: t('Failed to save the follow-up. Please try again.'),
  })
  return (
    <FormDialog
      title={t('Edit Follow-up')}
      form={form}
      saved={t('Follow-up saved')}
      question={t('Your changes to this follow-up have not been saved.')}
      onClose={onClose}
    >
      <ReminderFields form={form} />
    </FormDialog>
  )
}
