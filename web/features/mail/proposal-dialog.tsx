import { Button } from '@mantine/core'
import { JOB_STATUSES, STATUS_LABELS } from '#src/jobs/constants.ts'
import { acceptMailInput, type Mail } from '#src/mail/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { useForm } from '../../lib/use-form.ts'
import { useDialogEntry } from '../../ui/dialog-host.tsx'
import { NativeField, SelectField, TextField } from '../../ui/fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { listOptions } from '../../ui/list-options.ts'
import { useJobs } from '../jobs/index.ts'
import classes from './add-mail.module.css'
import { bringsInterview, check, describeLocalTime, toInput, toValues } from './proposal-values.ts'
import { ACCEPT_FAILED, useAcceptMail, useDismissMail } from './mutations.ts'
import { nameKind, describeEffect, describeInterview } from './describe-mail.ts'
import { useInterviewChange } from './use-interview-change.ts'
import { t } from '#src/language/t.ts'

const NONE: readonly Mail[] = []

/** Shows a mail's proposal, to be accepted unchanged or edited. */
export const ProposalDialog = (props: { mail_id?: string | undefined; onClose: () => void }) => {
  const { data, isPending } = trpc.mail.list.useQuery({ state: 'open' })
  const { isLoading } = useJobs()
  const mails = data?.mail ?? NONE
  const mail = useDialogEntry(
    isLoading ? undefined : mails.find(({ id }) => id === props.mail_id),
    { isLoading: isPending || isLoading, kind: 'mail', onClose: props.onClose },
  )
  return mail && <ProposalForm mail={mail} onClose={props.onClose} />
}

const ProposalForm = ({ mail, onClose }: { mail: Mail; onClose: () => void }) => {
  const { jobs } = useJobs()
  const { mutateAsync: accept } = useAcceptMail()
  const dismiss = useDismissMail()
  const change = useInterviewChange(mail)
  const form = useForm({
    initial: toValues(mail),
    draftKey: `mail ${mail.id}`,
    toInput: toInput(mail),
    check: check(mail),
    schema: acceptMailInput,
    validatesOnSubmit: true,
    sendsUnchanged: true,
    save: (input) => accept(input),
    failed: ACCEPT_FAILED,
  })
  const job = jobs.find(({ id }) => id === form.values.job_id)
  const hasTime = change !== 'cancelled' && bringsInterview(mail, form.values)
  return (
    <FormDialog
      title={t('New mail')}
      form={form}
      submitLabel={t('Accept')}
      question={false}
      onClose={onClose}
      aside={
        <Button
          variant="subtle"
          onClick={() => {
            dismiss(mail)
            onClose()
          }}
        >
          {t('Dismiss')}
        </Button>
      }
    >
      <div className={classes.read}>
        <p>
          <strong>{nameKind(mail)}</strong>{' '}
          {job !== undefined && form.values.status === '' && describeEffect(mail, job, change)}
        </p>
        {mail.sentence !== null && (
          <blockquote className={classes.sentence} dir="auto">
            {t('“{sentence}”', { sentence: mail.sentence })}
          </blockquote>
        )}
        {mail.interview !== null && <p>{describeInterview(mail.interview)}</p>}
        <WholeMail id={mail.id} />
      </div>
      <SelectField
        form={form}
        field="job_id"
        label={t('Application')}
        none={t('A new application')}
        options={listOptions(
          jobs,
          form.values.job_id,
          ({ company, position }) => `${company}: ${position}`,
        )}
        isWide
      />
      {form.values.job_id === '' && (
        <>
          <TextField form={form} field="company" label={t('Company')} isRequired />
          <TextField form={form} field="position" label={t('Position')} isRequired />
        </>
      )}
      <SelectField
        form={form}
        field="status"
        label={t('Status')}
        none={t('As the email says')}
        options={JOB_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
      />
      {hasTime && (
        <NativeField
          form={form}
          field="starts_at"
          label={t('Date and time')}
          type="datetime-local"
          note={describeLocalTime(mail, form.values) ?? t('Leave it empty until it is arranged')}
        />
      )}
    </FormDialog>
  )
}

const WholeMail = ({ id }: { id: string }) => {
  const { data } = trpc.mail.read.useQuery({ id })
  if (!data) return null
  return (
    <details>
      <summary className={classes.summary}>
        {[data.subject, data.from].filter((part) => part !== '').join(' · ') ||
          t('The whole email')}
      </summary>
      <pre className={classes.text} dir="auto">
        {data.text}
      </pre>
    </details>
  )
}
