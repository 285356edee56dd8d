import { Button } from '@mantine/core'
import type { Job } from '#src/jobs/schema.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RestoredNote } from '../../../ui/restored-note.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx'
import { OutdatedNotes } from '../outdated-notes.tsx'
import classes from './job-form.module.css'
import { InterviewFields, JobFields } from './job-fields.tsx'
import { useJobForm } from './use-job-form.ts'

/** Adds an application, or edits `job`. What was typed stays until it is saved or given up. */
export const JobFormDialog = ({ job, onClose }: { job?: Job; onClose: () => void }) => {
  const { form, failure, notes, isRestored, isSaving, submit, ...rest } = useJobForm(job)
  const guard = useUnsavedGuard({
    isDirty: form.isDirty(),
    isBusy: isSaving,
    title: 'Discard your changes?',
    question: job
      ? 'Your changes to this application have not been saved.'
      : 'This application has not been saved yet.',
    onDiscard: rest.discard,
  })
  const close = () => guard.close(onClose)
  const finish = (message?: string) => {
    if (message !== undefined) showToast({ message })
    guard.leave(onClose)
  }
  return (
    <Dialog
      title={job ? 'Edit Application' : 'Add Application'}
      isOpen
      onClose={close}
      size="40rem"
    >
      <form className={classes.form} noValidate onSubmit={(event) => submit(event, finish)}>
        {isRestored && <RestoredNote />}
        <JobFields
          form={form}
          onStatus={rest.changeStatus}
          onUrlBlur={rest.completeUrl}
          warning={
            notes.isOutdated && <OutdatedNotes isRefused={notes.isRefused} onAdd={notes.addOther} />
          }
        >
          {form.values.status === 'interviewing' && <InterviewFields form={form} />}
        </JobFields>
        {failure !== undefined && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={classes.actions}>
          <Button variant="default" disabled={isSaving} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
      {guard.question}
    </Dialog>
  )
}
