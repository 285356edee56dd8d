import { CalendarClock, ExternalLink } from 'lucide-react'
import { COMPANY_RESEARCH, findChecklist } from '#src/jobs/checklists.ts'
import type { Job } from '#src/jobs/schema.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx'
import { nameZone, sayWhen } from '../interview-time.ts'
import { ChecklistSection } from './checklist-section.tsx'
import classes from './prepare-dialog.module.css'
import { PreparationActions, PreparationNotes } from './preparation-notes.tsx'
import { useNotesDraft } from './use-notes-draft.ts'
import { useTickItem } from './use-tick-item.ts'

/** Getting ready for one interview: what to look up, what to rehearse, and one's own notes. */
export const PrepareDialog = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const { ticked, tick, isFailed } = useTickItem(job)
  const draft = useNotesDraft(job)
  const guard = useUnsavedGuard({
    isDirty: draft.isDirty,
    isBusy: draft.isSaving,
    title: 'Discard your notes?',
    question: 'What you wrote has not been saved yet.',
    onDiscard: draft.discard,
  })
  const close = () => guard.close(onClose)
  const lists = [COMPANY_RESEARCH, findChecklist(job.interview_type)]
  return (
    <Dialog title={job.company} isOpen onClose={close} size="42rem">
      <PrepareHeader job={job} />
      <div className={classes.lists}>
        {lists.map((checklist) => (
          <ChecklistSection
            key={checklist.title}
            checklist={checklist}
            ticked={ticked}
            onTick={tick}
          />
        ))}
      </div>
      {isFailed && (
        <p className={classes.failure} role="alert">
          Failed to save your checklist. Please try again.
        </p>
      )}
      <PreparationNotes draft={draft} onSaved={() => guard.leave(onClose)} />
      <PreparationActions isSaving={draft.isSaving} onCancel={close} />
      {guard.question}
    </Dialog>
  )
}

const PrepareHeader = ({ job }: { job: Job }) => {
  const now = useNow()
  return (
    <div className={classes.header}>
      <p className={classes.position} dir="auto">
        {job.position}
      </p>
      {job.interview_date !== null && (
        <p className={classes.fact}>
          <CalendarClock size={16} aria-hidden />
          {formatCardDate(job.interview_date)} · {sayWhen(job.interview_date, now)}{' '}
          {nameZone(job.interview_date)}
        </p>
      )}
      {job.url !== null && (
        <a className={classes.fact} href={job.url} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={16} aria-hidden />
          Job Post
        </a>
      )}
    </div>
  )
}
