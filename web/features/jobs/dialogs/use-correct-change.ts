import type { Job, StatusChange } from '#src/jobs/schema.ts'
import { describeRefusal } from '../../../lib/failure.ts'
import { refetchAfterLast } from '../../../lib/refetch-after-last.ts'
import { trpc } from '../../../lib/trpc.ts'
import { showFailure, showToast } from '../../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

/** Corrects when a status began, with Undo in the toast. The form shows a failure. */
export const useCorrectChange = (
  { id }: Job,
  { id: changeId, changed_at: before }: StatusChange,
) => {
  const { jobs } = trpc.useUtils()
  const show = async (saved: StatusChange) => {
    // A list requested before this response may still hold the old date.
    await jobs.history.cancel({ id })
    jobs.history.setData(
      { id },
      (history) =>
        history && { changes: history.changes.map((one) => (one.id === saved.id ? saved : one)) },
    )
    void jobs.history.invalidate({ id })
    void refetchAfterLast('jobs', jobs.list)
  }
  const back = trpc.jobs.correctChange.useMutation({
    onSuccess: show,
    onError: (error) => showFailure(describeRefusal(error, t('Failed to change the date back.'))),
  })
  return trpc.jobs.correctChange.useMutation({
    onSuccess: async (saved) => {
      const undo = () => back.mutate({ id, change_id: changeId, changed_at: before })
      showToast({ message: t('Date corrected'), action: { label: t('Undo'), run: undo } })
      await show(saved)
    },
  })
}
