import { createInterviewInput, type Interview, interviewPatch } from '#src/interviews/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { useForm } from '../../../lib/use-form.ts'
import { SelectField } from '../../../ui/fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useJobs } from '../../jobs/index.ts'
import { useCreateInterview, useUpdateInterview } from '../mutations.ts'
import { useInterviews } from '../queries.ts'
import { InterviewFields } from './interview-fields.tsx'
import { check, toInput, toNewValues, toValues } from './interview-values.ts'
import { t } from '#src/language/t.ts'

/** Adds an interview to the application in the URL, or to a chosen one. */
export const AddInterviewDialog = (props: { of_job?: string | undefined; onClose: () => void }) => {
  const { isLoading } = useInterviews()
  const { isLoading: areJobsLoading } = useJobs()
  return isLoading || areJobsLoading ? null : <AddDialog {...props} />
}

/**
 * Nobody scrolls through more options in one list; more can be added from the application's own
 * dialog.
 */
const OPTIONS_MAX = 300

const listJobOptions = (jobs: readonly Job[]) =>
  [...jobs]
    .toSorted((a, b) => Number(b.status === 'interviewing') - Number(a.status === 'interviewing'))
    .slice(0, OPTIONS_MAX)
    .map(({ id, company, position }) => ({ value: id, label: `${company}: ${position}` }))

const AddDialog = (props: { of_job?: string | undefined; onClose: () => void }) => {
  const { of_job: jobId = '', onClose } = props
  const { interviews } = useInterviews()
  const { jobs } = useJobs()
  const { mutateAsync: create } = useCreateInterview()
  const ofJob = (id: string) => interviews.filter(({ job_id }) => job_id === id)
  const form = useForm({
    initial: () => toNewValues(jobId, ofJob(jobId)),
    draftKey: `interview new ${jobId}`,
    toInput,
    check,
    schema: createInterviewInput,
    validatesOnSubmit: true,
    sendsUnchanged: true,
    save: (input, _changed, request_id) => create({ ...input, request_id }),
    failed: t('Failed to add the interview. Please try again.'),
  })
  const job = jobs.find(({ id }) => id === jobId)
  return (
    <FormDialog
      title={job ? t('Add Interview: {company}', { company: job.company }) : t('Add Interview')}
      form={form}
      saved={t('Interview added')}
      question={t('This interview has not been saved yet.')}
      onClose={onClose}
    >
      {jobId === '' && (
        <SelectField
          form={form}
          field="id"
          label={t('Application')}
          none={t('Choose one')}
          options={listJobOptions(jobs)}
          onChoose={(id) => form.change({ id, round: toNewValues(id, ofJob(id)).round })}
          isRequired
          isWide
        />
      )}
      <InterviewFields form={form} />
    </FormDialog>
  )
}

export const EditInterviewDialog = (props: { interview: Interview; onClose: () => void }) => {
  const { interview, onClose } = props
  const { mutateAsync: update } = useUpdateInterview()
  const form = useForm({
    initial: () => toValues(interview),
    draftKey: `interview ${interview.id}`,
    toInput,
    check,
    schema: interviewPatch,
    conflict: { field: 'notes', saved: interview.notes ?? '' },
    validatesOnSubmit: true,
    save: (_input, changed) =>
      update({ ...changed, id: interview.id, notes_before: interview.notes }),
    failed: t('Failed to save the interview. Please try again.'),
  })
  return (
    <FormDialog
      title={t('Edit Interview')}
      form={form}
      saved={t('Interview saved')}
      question={t('Your changes to this interview have not been saved.')}
      onClose={onClose}
    >
      <InterviewFields form={form} />
    </FormDialog>
  )
}
