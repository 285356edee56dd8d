import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  INTERVIEW_ROUND_MAX,
  INTERVIEW_TYPE_LABELS,
  INTERVIEW_TYPES,
  JOB_STATUSES,
  type JobStatus,
  STATUS_LABELS,
} from '#src/jobs/constants.ts'
import { SentDocumentsField } from '../../documents/sent/sent-documents-field.tsx'
import classes from './job-form.module.css'
import { NativeInput } from './native-input.tsx'
import type { JobForm } from './use-job-form.ts'

const STATUS_OPTIONS = JOB_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))
const TYPE_OPTIONS = INTERVIEW_TYPES.map((value) => ({
  value,
  label: INTERVIEW_TYPE_LABELS[value],
}))

/** Everything about an application; `children` follow the status, `warning` the notes. */
export const JobFields = (props: {
  form: JobForm
  onStatus: (status: JobStatus) => void
  onUrlBlur: () => void
  children: ReactNode
  warning: ReactNode
}) => {
  const { form } = props
  const url = form.getInputProps('url')
  return (
    <div className={classes.fields}>
      <TextInput
        label="Position"
        required
        data-autofocus
        dir="auto"
        autoComplete="off"
        {...form.getInputProps('position')}
      />
      <TextInput
        label="Company"
        required
        dir="auto"
        autoComplete="off"
        {...form.getInputProps('company')}
      />
      <TextInput
        label="Location"
        dir="auto"
        autoComplete="off"
        {...form.getInputProps('location')}
      />
      <NativeSelect
        label="Status"
        data={STATUS_OPTIONS}
        {...form.getInputProps('status')}
        onChange={({ currentTarget }) => {
          const status = JOB_STATUSES.find((known) => known === currentTarget.value)
          if (status) props.onStatus(status)
        }}
      />
      {props.children}
      <NativeInput form={form} field="application_date" label="Application date" type="date" />
      <NativeInput form={form} field="deadline" label="Deadline" type="date" />
      <TextInput
        className={classes.whole ?? ''}
        label="Job posting link"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        {...url}
        onBlur={(event) => {
          props.onUrlBlur()
          url.onBlur?.(event)
        }}
      />
      <Textarea
        className={classes.whole ?? ''}
        label="Notes"
        dir="auto"
        rows={3}
        {...form.getInputProps('notes')}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.currentTarget.form?.requestSubmit()
          }
        }}
      />
      {props.warning !== false && <div className={classes.whole}>{props.warning}</div>}
      <SentDocumentsField
        value={form.values.document_ids}
        onChange={(ids) => form.setFieldValue('document_ids', ids)}
      />
    </div>
  )
}

/** Asked only while interviewing. */
export const InterviewFields = ({ form }: { form: JobForm }) => (
  <fieldset className={classes.interview} data-status="interviewing">
    <legend className="visually-hidden">Interview</legend>
    <NativeInput form={form} field="interview_date" label="Interview date" type="datetime-local" />
    <NativeSelect
      label="Interview type"
      data={TYPE_OPTIONS}
      {...form.getInputProps('interview_type')}
    />
    <NativeInput
      form={form}
      field="interview_round"
      label="Round"
      type="number"
      inputMode="numeric"
      min={1}
      max={INTERVIEW_ROUND_MAX}
      step={1}
    />
  </fieldset>
)
