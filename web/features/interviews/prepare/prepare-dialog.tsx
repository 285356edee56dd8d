import { Button } from '@mantine/core'
import { useState } from 'react'
import { COMPANY_RESEARCH, findChecklist } from '#src/jobs/checklists.ts'
import type { Interview } from '#src/interviews/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx'
import { useJobInterviews } from '../queries.ts'
import { ChecklistSection } from './checklist-section.tsx'
import { NOTES_FORM_ID, NotesForm, useNotesForm } from './notes-form.tsx'
import classes from './prepare-dialog.module.css'
import { PrepareHeader } from './prepare-header.tsx'
import { useTickItem } from './use-tick-item.ts'
import { t } from '#src/language/t.ts'

/** Prepares for an interview or shows a past one: the one in the URL, else the current one. */
export const Preparation = (props: {
  job: Job
  ofInterview?: string | undefined
  onClose: () => void
}) => {
  const { job, ofInterview, onClose } = props
  const [now] = useState(() => new Date())
  const { interviews, current, isLoading, isFetching } = useJobInterviews(job.id, now)
  const wanted =
    ofInterview === undefined ? current : interviews.find(({ id }) => id === ofInterview)
  // A cached list may not contain the interview yet.
  const isDecidable = !isLoading && (wanted !== undefined || !isFetching)
  // Chosen once: another interview may become the current one while the dialog is open, or this one
  // may be deleted elsewhere.
  const [chosen, setChosen] = useState<{ interview: Interview | undefined }>()
  if (isDecidable && chosen === undefined) setChosen({ interview: wanted ?? current })
  if (chosen === undefined) return null
  const latest = interviews.find(({ id }) => id === chosen.interview?.id) ?? chosen.interview
  return <PrepareDialog job={job} interview={latest} onClose={onClose} />
}

/** The checklists to research and rehearse, and the notes. */
const PrepareDialog = (props: {
  job: Job
  interview: Interview | undefined
  onClose: () => void
}) => {
  const { job, interview, onClose } = props
  const [openedAt] = useState(Date.now)
  const { ticked, tick, isFailed } = useTickItem(job, interview)
  const form = useNotesForm(job, interview)
  const guard = useUnsavedGuard({
    isDirty: form.isDirty,
    isBusy: form.isSaving,
    title: t('Discard your notes?'),
    question: t('Your notes have not been saved yet.'),
    onDiscard: form.discard,
  })
  const close = () => guard.close(onClose)
  const isOver =
    interview?.starts_at != null &&
    Date.parse(interview.starts_at) + interview.duration_minutes * MINUTE_MS < openedAt
  const lists = [COMPANY_RESEARCH, findChecklist(interview?.type ?? null)]
  const checklists = (
    <div className={classes.lists}>
      {lists.map((checklist) => (
        <ChecklistSection
          key={checklist.title}
          checklist={checklist}
          ticked={ticked}
          onTick={tick}
          isFolded={isOver}
        />
      ))}
    </div>
  )
  const notes = (
    <NotesForm
      form={form}
      hasInterview={interview !== undefined}
      isOver={isOver}
      onSaved={() => guard.leave(onClose)}
    />
  )
  return (
    <Dialog title={job.company} isOpen onClose={close} size="42rem">
      <PrepareHeader job={job} interview={interview} />
      {/* After the interview, the notes matter more than the checklists. */}
      {isOver && notes}
      {checklists}
      {isFailed && (
        <p className={classes.failure} role="alert">
          {t('Failed to save your checklist. Please try again.')}
        </p>
      )}
      {!isOver && notes}
      {/* The buttons stay visible while scrolling. */}
      <DialogActions isSpaced>
        <Button variant="default" disabled={form.isSaving} onClick={close}>
          {t('Cancel')}
        </Button>
        <Button type="submit" form={NOTES_FORM_ID} disabled={form.isSaving}>
          {form.isSaving ? t('Saving...') : t('Save')}
        </Button>
      </DialogActions>
      {guard.question}
    </Dialog>
  )
}

const MINUTE_MS = 60_000
