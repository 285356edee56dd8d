import type { Job } from '#src/jobs/schema.ts'
import { describeFailure, describeRefusal } from '../../../lib/failure.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useDeleteJob } from '../mutations.ts'
import { t } from '#src/language/t.ts'

const FAILED = t('Failed to delete the application. Please try again.')
const HTTP_NOT_FOUND = 404

/** Asks before an application is deleted; a toast then offers Undo. */
export const DeleteJobDialog = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const { mutateAsync, isPending, error } = useDeleteJob()
  return (
    <ConfirmDialog
      title={t('Delete application')}
      question={t('Delete {position} at {company}, with its notes and history?', {
        position: job.position,
        company: job.company,
      })}
      confirmLabel={t('Delete')}
      isOpen
      isBusy={isPending}
      failure={error ? describeRefusal(error, FAILED) : undefined}
      onConfirm={async () => {
        await mutateAsync({ id: job.id }).catch((failure: unknown) => {
          // Already deleted, perhaps in another tab, which is as good.
          if (describeFailure(failure).status !== HTTP_NOT_FOUND) throw failure
        })
        onClose()
      }}
      onCancel={onClose}
    />
  )
}
