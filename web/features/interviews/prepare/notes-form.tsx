import { Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { LONG_TEXT_MAX, optionalText } from '#src/fields.ts'
import type { Interview } from '#src/interviews/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { describeFailure } from '../../../lib/failure.ts'
import { useForm } from '../../../lib/use-form.ts'
import { ConflictNotice } from '../../../ui/conflict-notice.tsx'
import { bindText } from '../../../ui/fields.tsx'
import { RestoredNote } from '../../../ui/restored-note.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useUpdateJob } from '../../jobs/index.ts'
import { useUpdateInterview } from '../mutations.ts'
import classes from './prepare-dialog.module.css'
import { t } from '#src/language/t.ts'

export const NOTES_FORM_ID = 'preparation-notes'
const NOTES_FAILED = t('Failed to save notes. Please try again.')
const HTTP_CONFLICT = 409

const schema = z.object({
  notes: optionalText(t('Notes'), LONG_TEXT_MAX),
  interview_notes: optionalText(t('Notes'), LONG_TEXT_MAX),
})

/** The notes of this interview, and those of the application, which all its rounds share. */
export const useNotesForm = (job: Job, interview: Interview | undefined) => {
  const { mutateAsync: updateJob } = useUpdateJob()
  const { mutateAsync: updateInterview } = useUpdateInterview()
  const saved = job.notes ?? ''
  // The notes when the typing began; an older draft is compared with the current notes.
  const [before] = useState(interview?.notes ?? null)
  return useForm({
    initial: { notes: saved, interview_notes: before ?? '' },
    draftKey: `notes ${interview?.id ?? job.id}`,
    toInput: (values) => values,
    schema,
    conflict: { field: 'notes', saved },
    save: async (_input, { notes, interview_notes }) => {
      if (interview !== undefined && interview_notes !== undefined) {
        const sent = { id: interview.id, notes: interview_notes, notes_before: before }
        await updateInterview(sent)
      }
      if (notes !== undefined) await updateJob({ id: job.id, notes, notes_before: job.notes })
      return true
    },
    failed: (error) => {
      const { status, detail } = describeFailure(error)
      return (status === HTTP_CONFLICT && detail) || NOTES_FAILED
    },
  })
}

export const NotesForm = (props: {
  form: ReturnType<typeof useNotesForm>
  hasInterview: boolean
  isOver: boolean
  onSaved: () => void
}) => {
  const { form, onSaved } = props
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Scrolls the failure into view, above the button bar.
    if (form.failure !== undefined) element.current?.scrollIntoView({ block: 'end' })
  }, [form.failure])
  const finish = (saved?: boolean) => {
    if (saved) showToast({ message: t('Notes saved') })
    onSaved()
  }
  return (
    <form
      id={NOTES_FORM_ID}
      ref={element}
      className={classes.form}
      data-over={props.isOver || undefined}
      onSubmit={(event) => form.submit(event, finish)}
    >
      {form.isRestored && <RestoredNote />}
      {props.hasInterview && (
        <Textarea
          label={t('Notes on this interview')}
          placeholder={
            props.isOver
              ? t('What they asked, how it went, what comes next...')
              : t('What to ask, what to show...')
          }
          {...bindText(form, 'interview_notes')}
          errorProps={{ role: 'alert' }}
          autosize
          minRows={3}
          maxRows={14}
          dir="auto"
        />
      )}
      <Textarea
        label={t('Your Notes')}
        placeholder={t('Add your preparation notes here...')}
        {...bindText(form, 'notes')}
        error={form.errorOf('notes') ?? form.failure}
        errorProps={{ role: 'alert' }}
        rows={6}
        dir="auto"
      />
      {props.hasInterview && (
        <p className={classes.hint}>
          {t('Your Notes are on the application, the same in every round.')}
        </p>
      )}
      {form.conflict && <ConflictNotice conflict={form.conflict} />}
    </form>
  )
}
