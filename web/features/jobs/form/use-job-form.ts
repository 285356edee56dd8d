import { schemaResolver, useForm } from '@mantine/form'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { DEFAULT_JOB_STATUS, type JobStatus } from '#src/jobs/constants.ts'
import { createJobInput, type Job, jobPatch } from '#src/jobs/schema.ts'
import { describeFailure } from '../../../lib/failure.ts'
import { newId } from '../../../lib/new-id.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { useOpenJobDialog } from '../dialog-state.ts'
import { isConflict, useCreateJob, useUpdateJob, wereDocumentsLeftOut } from '../mutations.ts'
import {
  addScheme,
  findUnfinished,
  jobDraft,
  type JobValues,
  restoreValues,
  toChangedValues,
  toChanges,
  toInput,
  toValues,
  withInterview,
  withStatus,
} from './job-values.ts'
import { useFormNotes } from './use-form-notes.ts'

const checkNew = schemaResolver(createJobInput, { sync: true })
const checkEdited = schemaResolver(jobPatch, { sync: true })

const FAILED = 'Failed to save the application. Please try again.'

const LEFT_OUT = ', without a document that was deleted'

/** `message` says what was saved; there is none when nothing was changed. */
type OnSaved = (message?: string) => void

/** The add or edit form: its fields, its rules (the server's own), and saving once. */
export const useJobForm = (job: Job | undefined) => {
  const { status = DEFAULT_JOB_STATUS } = useOpenJobDialog()
  // What another tab changes meanwhile must not move the ground under what is typed here.
  const [initial] = useState(() => {
    const values = toValues(job, status)
    return values.status === 'interviewing' && !job ? withInterview(values, new Date()) : values
  })
  const draft = useDraft(`application ${job?.id ?? 'new'}`, jobDraft)
  // One application per opened dialog, however often it is sent.
  const [requestId] = useState(() => draft.restored?.requestId ?? newId())
  const [failure, setFailure] = useState<string>()
  // State follows a click too late to stop the second one of a double click.
  const isSaving = useRef(false)
  const create = useCreateJob()
  const update = useUpdateJob()

  const form = useForm<JobValues>({
    initialValues: initial,
    validate: (values) => ({
      ...(job ? checkEdited : checkNew)(toInput(values)),
      ...findUnfinished(values),
    }),
  })
  const notes = useFormNotes(form, job, initial.notes, draft.restored?.notesBasis)

  // Set after the rest, which stays what "unsaved" is measured against.
  const { restored, keep } = draft
  const { setValues } = form
  useEffect(() => {
    if (restored) setValues(restoreValues(initial, restored))
  }, [restored, initial, setValues])
  const changed = toChangedValues(initial, form.values)
  useEffect(() => keep(changed && { requestId, changed, notesBasis: notes.basis }))

  const changeStatus = (status: JobStatus) =>
    form.setValues(withStatus(form.getValues(), status, job, new Date()))

  const showFailure = (error: unknown) => {
    const { detail, fields } = describeFailure(error)
    const known = Object.entries(fields ?? {}).filter(([field]) => field in initial)
    if (known.length > 0) form.setErrors(Object.fromEntries(known))
    else setFailure(detail ?? FAILED)
  }

  const save = (values: JobValues, onSaved: OnSaved) => {
    if (isSaving.current) return
    setFailure(undefined)
    const changes = job && toChanges(initial, values)
    if (changes && Object.keys(changes).length === 0) {
      draft.drop()
      onSaved()
      return
    }
    isSaving.current = true
    const outcome = {
      onSuccess: (saved: Job) => {
        draft.drop()
        const { document_ids: sent } = changes ?? values
        const done = job ? 'Changes saved' : 'Application added'
        onSaved(wereDocumentsLeftOut(saved, sent) ? done + LEFT_OUT : done)
      },
      onError: showFailure,
      onSettled: () => {
        isSaving.current = false
      },
    }
    if (job) update.mutate({ ...changes, id: job.id, notes_before: job.notes }, outcome)
    else create.mutate({ ...toInput(values), request_id: requestId }, outcome)
  }

  const areNotesRefused = notes.isOutdated && isConflict(update.error)
  return {
    form,
    // Of notes changed elsewhere the field's own warning says more.
    failure: areNotesRefused ? undefined : failure,
    notes: {
      ...notes,
      isRefused: areNotesRefused,
      addOther: () => {
        setFailure(undefined)
        notes.addOther()
      },
    },
    isRestored: restored !== undefined && changed !== undefined,
    discard: draft.drop,
    isSaving: create.isPending || update.isPending,
    changeStatus,
    completeUrl: () => form.setFieldValue('url', addScheme(form.getValues().url)),
    submit: (event: SubmitEvent<HTMLFormElement>, onSaved: OnSaved) =>
      form.onSubmit(
        (values) => save(values, onSaved),
        (errors) => {
          const first = Object.keys(initial).find((field) => errors[field] !== undefined)
          if (first) form.getInputNode(first)?.focus()
        },
      )(event),
  }
}

export type JobForm = ReturnType<typeof useJobForm>['form']
