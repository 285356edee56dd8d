import { useState } from 'react'
import { DEFAULT_JOB_STATUS, type JobStatus } from '#src/jobs/constants.ts'
import { createJobInput, type Job, jobPatch } from '#src/jobs/schema.ts'
import { useForm } from '../../../lib/use-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useJobDialogs } from '../dialogs.ts'
import { useCreateJob, useUpdateJob, wereDocumentsLeftOut } from '../mutations.ts'
import { CapturePanel } from './capture-panel.tsx'
import { type Captured, findCapturedChanges, isGuess, toCaptured } from './captured.ts'
import { JobFields } from './job-fields.tsx'
import {
  findFormProblems,
  toChanges,
  toInput,
  toValues,
  withInterview,
  withStatus,
} from './job-values.ts'
import { SimilarNotice } from './similar-notice.tsx'
import { t } from '#src/language/t.ts'

const RULES = {
  toInput,
  toChanges,
  check: findFormProblems,
  validatesOnSubmit: true,
  failed: t('Failed to save the application. Please try again.'),
} as const

const describeCaptured = ({ isExpired }: Captured) =>
  isExpired
    ? t('Filled in below. This posting says it is closed.')
    : t('Filled in below. Please check it before you save.')

/** Adds an application. The draft is kept until it is saved or discarded. */
export const AddJobDialog = (props: { to_status?: JobStatus | undefined; onClose: () => void }) => {
  const { to_status: status = DEFAULT_JOB_STATUS, onClose } = props
  const { mutateAsync: create } = useCreateJob()
  const { open } = useJobDialogs()
  const [initial] = useState(() => {
    const values = toValues(undefined, status)
    return status === 'interviewing' ? withInterview(values, new Date()) : values
  })
  const [captured, setCaptured] = useState<Captured>()
  const form = useForm({
    ...RULES,
    initial,
    draftKey: 'application new',
    schema: createJobInput,
    sendsUnchanged: true,
    save: async (input, _changed, request_id) => {
      const saved = await create({ ...input, request_id })
      return wereDocumentsLeftOut(saved, input.document_ids)
        ? t('Application added, without a document that was deleted')
        : t('Application added')
    },
  })
  return (
    <FormDialog
      title={t('Add Application')}
      form={form}
      saved={(message) => message}
      question={t('This application has not been saved yet.')}
      onClose={onClose}
    >
      <CapturePanel
        onPosting={(posting) => {
          const next = toCaptured(posting)
          form.change(findCapturedChanges(initial, form.values, next, captured))
          setCaptured(next)
        }}
        result={captured && describeCaptured(captured)}
      />
      <JobFields
        form={form}
        onStatus={(next) => form.change(withStatus(form.values, next, undefined, new Date()))}
        noteOf={(field) =>
          isGuess(captured, field, form.values[field])
            ? t('Read from the posting: please check')
            : undefined
        }
        warning={<SimilarNotice values={form.values} onOpen={(job) => open('overview', { job })} />}
      />
    </FormDialog>
  )
}

/** Edits `job`; if its notes were changed elsewhere meanwhile, both versions can be kept. */
export const EditJobDialog = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const { mutateAsync: update } = useUpdateJob()
  const form = useForm({
    ...RULES,
    initial: toValues(job, job.status),
    draftKey: `application ${job.id}`,
    schema: jobPatch,
    conflict: { field: 'notes', saved: job.notes ?? '' },
    save: async (_input, changed) => {
      const saved = await update({ ...changed, id: job.id, notes_before: job.notes })
      return wereDocumentsLeftOut(saved, changed.document_ids)
        ? t('Changes saved, without a document that was deleted')
        : t('Changes saved')
    },
  })
  return (
    <FormDialog
      title={t('Edit Application')}
      form={form}
      saved={(message) => message}
      question={t('Your changes to this application have not been saved.')}
      onClose={onClose}
    >
      <JobFields
        form={form}
        jobId={job.id}
        onStatus={(next) => form.change(withStatus(form.values, next, job, new Date()))}
      />
    </FormDialog>
  )
}
