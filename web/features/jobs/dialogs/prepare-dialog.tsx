import { Button, Textarea } from '@mantine/core'
import { CalendarClock, ChevronDown, ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Checklist, COMPANY_RESEARCH, findChecklist } from '#src/jobs/checklists.ts'
import { type Job, jobPatch } from '#src/jobs/schema.ts'
import { countTicked } from '#src/jobs/ticks.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useNow } from '../../../lib/use-now.ts'
import { ConflictNotice } from '../../../ui/conflict-notice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { bindText } from '../../../ui/fields.tsx'
import { RestoredNote } from '../../../ui/restored-note.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx'
import { nameZone, sayWhen } from '../interview-time.ts'
import { useUpdateJob } from '../mutations.ts'
import classes from './prepare-dialog.module.css'
import { useTickItem } from './use-tick-item.ts'

const FORM_ID = 'preparation-notes'
const NOTES_FAILED = 'Failed to save notes. Please try again.'

const useNotesForm = (job: Job) => {
  const { mutateAsync: update } = useUpdateJob()
  const saved = job.notes ?? ''
  return useForm({
    initial: { notes: saved },
    draftKey: `notes ${job.id}`,
    toInput: (values) => values,
    schema: jobPatch,
    conflict: { field: 'notes', saved },
    save: ({ notes }) => update({ id: job.id, notes, notes_before: job.notes }),
    failed: () => NOTES_FAILED,
  })
}

/** Getting ready for one interview: what to look up, what to rehearse, and one's own notes. */
export const PrepareDialog = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const { ticked, tick, isFailed } = useTickItem(job)
  const form = useNotesForm(job)
  const guard = useUnsavedGuard({
    isDirty: form.isDirty,
    isBusy: form.isSaving,
    title: 'Discard your notes?',
    question: 'What you wrote has not been saved yet.',
    onDiscard: form.discard,
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
      <NotesForm form={form} onSaved={() => guard.leave(onClose)} />
      {/* The two ways out are in reach wherever one has scrolled to. */}
      <div className={classes.actions}>
        <Button variant="default" disabled={form.isSaving} onClick={close}>
          Cancel
        </Button>
        <Button type="submit" form={FORM_ID} disabled={form.isSaving}>
          {form.isSaving ? 'Saving...' : 'Save'}
        </Button>
      </div>
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

/** The person's own notes on the application. */
const NotesForm = (props: { form: ReturnType<typeof useNotesForm>; onSaved: () => void }) => {
  const { form, onSaved } = props
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Scrolls the failure into view, above the bar of buttons.
    if (form.failure !== undefined) element.current?.scrollIntoView({ block: 'end' })
  }, [form.failure])
  const finish = (saved?: Job) => {
    if (saved) showToast({ message: 'Notes saved' })
    onSaved()
  }
  return (
    <form
      id={FORM_ID}
      ref={element}
      className={classes.form}
      onSubmit={(event) => form.submit(event, finish)}
    >
      {form.isRestored && <RestoredNote />}
      <Textarea
        label="Your Notes"
        placeholder="Add your preparation notes here..."
        {...bindText(form, 'notes')}
        error={form.errorOf('notes') ?? form.failure}
        errorProps={{ role: 'alert' }}
        rows={6}
        dir="auto"
      />
      {form.conflict && <ConflictNotice conflict={form.conflict} />}
    </form>
  )
}

/** One collapsible list; its head says how far one has come. */
const ChecklistSection = (props: {
  checklist: Checklist
  ticked: readonly string[]
  onTick: (item: string, isTicked: boolean) => void
}) => {
  const { checklist, ticked, onTick } = props
  const done = countTicked(checklist, ticked)
  return (
    <details className={classes.list} open>
      <summary className={classes.summary}>
        <h3>{checklist.title}</h3>
        <span className={`${classes.progress} tabular`}>
          {done} of {checklist.items.length}
        </span>
        <ChevronDown size={18} aria-hidden />
      </summary>
      <ul className={classes.items}>
        {checklist.items.map(({ id, text }) => (
          <li key={id}>
            <label className={classes.item}>
              <input
                type="checkbox"
                checked={ticked.includes(id)}
                onChange={({ currentTarget }) => onTick(id, currentTarget.checked)}
              />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
