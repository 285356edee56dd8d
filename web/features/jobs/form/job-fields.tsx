import {
  INTERVIEW_ROUND_MAX,
  INTERVIEW_TYPE_LABELS,
  INTERVIEW_TYPES,
  JOB_STATUSES,
  type JobStatus,
  STATUS_LABELS,
} from '#src/jobs/constants.ts'
import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import type { FormFields } from '../../../lib/use-form.ts'
import { AreaField, NativeField, SelectField, TextField } from '../../../ui/fields.tsx'
import { SentDocumentsField } from '../../documents/index.ts'
import { useStages } from '../queries.ts'
import { ConflictNotice } from '../../../ui/conflict-notice.tsx'
import { OtherResumesNotice } from '../packet/other-resumes.tsx'
import classes from './job-fields.module.css'
import { addScheme, type JobValues } from './job-values.ts'
import { TermsFields } from './terms-fields.tsx'
import { t } from '#src/language/t.ts'

// Its combobox is as large as the rest of the form, so it is loaded separately.
const TagsField = lazy(async () => ({
  default: (await import('../shape/tags-field.tsx')).TagsField,
}))

const STATUS_OPTIONS = JOB_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))
const TYPE_OPTIONS = INTERVIEW_TYPES.map((value) => ({
  value,
  label: INTERVIEW_TYPE_LABELS[value],
}))

type JobForm = FormFields<JobValues>

const NO_NOTE = () => undefined

/** All fields of an application. */
export const JobFields = (props: {
  form: JobForm
  onStatus: (status: JobStatus) => void
  /** Returns the note to show at a field. */
  noteOf?: (field: keyof JobValues) => string | undefined
  /** Shown after position, company and link, which identify the application. */
  warning?: ReactNode
  /** The id of the application being edited. */
  jobId?: string
}) => {
  const { form, noteOf = NO_NOTE } = props
  const chooseStatus = (value: string) => {
    const status = JOB_STATUSES.find((known) => known === value)
    if (status) props.onStatus(status)
  }
  const completeUrl = () => form.change({ url: addScheme(form.values.url) })
  return (
    <>
      <TextField
        form={form}
        field="position"
        label={t('Position')}
        note={noteOf('position')}
        isRequired
        isFirst
      />
      <TextField
        form={form}
        field="company"
        label={t('Company')}
        note={noteOf('company')}
        isRequired
      />
      {props.warning}
      <TextField form={form} field="location" label={t('Location')} note={noteOf('location')} />
      <SelectField
        form={form}
        field="status"
        label={t('Status')}
        options={STATUS_OPTIONS}
        onChoose={chooseStatus}
      />
      <StageField form={form} />
      {form.values.status === 'interviewing' && <InterviewFields form={form} />}
      <NativeField form={form} field="application_date" label={t('Application date')} type="date" />
      <NativeField
        form={form}
        field="deadline"
        label={t('Deadline')}
        type="date"
        note={noteOf('deadline')}
      />
      <TextField
        form={form}
        field="url"
        label={t('Job posting link')}
        type="url"
        inputMode="url"
        placeholder="https://"
        onLeave={completeUrl}
        isWide
      />
      <TermsFields form={form} noteOf={noteOf} />
      <Suspense fallback={<div className={classes.tagsRoom} />}>
        <TagsField form={form} field="tags" label={t('Tags')} />
      </Suspense>
      <AreaField form={form} field="notes" label={t('Notes')} rows={3} />
      {form.conflict && <ConflictNotice conflict={form.conflict} />}
      <SentDocumentsField
        value={form.values.document_ids}
        onChange={(document_ids) => form.change({ document_ids })}
      />
      <OtherResumesNotice
        company={form.values.company}
        documentIds={form.values.document_ids}
        jobId={props.jobId}
      />
      {form.values.posting_text !== '' && (
        <p className={classes.kept}>
          {t('The posting’s text is saved with the application.')}
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => form.change({ posting_text: '' })}
          >
            {t('Leave it out')}
          </Button>
        </p>
      )}
    </>
  )
}

/** Shown if the person has stages for the status. */
const StageField = ({ form }: { form: JobForm }) => {
  const names = useStages()[form.values.status]
  // The chosen stage stays visible while the list of stages is not loaded.
  const { stage } = form.values
  const shown = stage === '' || names.includes(stage) ? names : [...names, stage]
  if (shown.length === 0) return null
  const options = shown.map((name) => ({ value: name, label: name }))
  return <SelectField form={form} field="stage" label={t('Stage')} options={options} none="—" />
}

/** Shown only for the status interviewing. */
const InterviewFields = ({ form }: { form: JobForm }) => (
  <fieldset className={classes.interview} data-status="interviewing">
    <legend className="visually-hidden">{t('Interview')}</legend>
    <NativeField
      form={form}
      field="interview_date"
      label={t('Interview date')}
      type="datetime-local"
    />
    <SelectField
      form={form}
      field="interview_type"
      label={t('Interview type')}
      options={TYPE_OPTIONS}
    />
    <NativeField
      form={form}
      field="interview_round"
      label={t('Round')}
      type="number"
      inputMode="numeric"
      min={1}
      max={INTERVIEW_ROUND_MAX}
      step={1}
    />
  </fieldset>
)
