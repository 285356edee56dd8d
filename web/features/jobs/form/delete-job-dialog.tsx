import { useRef } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import { describeFailure } from '../../../lib/failure.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useDeleteJob } from '../mutations.ts'

const FAILED = 'Failed to delete the application. Please try again.'
const HTTP_NOT_FOUND = 404

/** Asks before an application is deleted; the toast that follows can bring it back. */
export const DeleteJobDialog = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const { mutate, isPending, error } = useDeleteJob()
  const isDeleting = useRef(false)
  const confirm = () => {
    if (isDeleting.current) return
    isDeleting.current = true
    mutate(
      { id: job.id },
      {
        onSuccess: onClose,
        // Gone already: the list no longer shows it, and the dialog's host closes this.
        onError: (failure) => describeFailure(failure).status === HTTP_NOT_FOUND && onClose(),
        onSettled: () => {
          isDeleting.current = false
        },
      },
    )
  }
  return (
    <ConfirmDialog
      title="Delete application"
      question={`Delete ${job.position} at ${job.company}, with its notes and history?`}
      confirmLabel="Delete"
      isOpen
      isBusy={isPending}
      failure={error ? (describeFailure(error).detail ?? FAILED) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
