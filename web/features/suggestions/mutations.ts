import type { Job } from '#src/jobs/schema.ts'
import type { SilentJob } from '#src/suggestions/schema.ts'
import { refetchAfterLast } from '../../lib/refetch-after-last.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

/** Snoozes a suggestion for four weeks optimistically; the toast offers Undo. */
export const useSnooze = () => {
  const { list } = trpc.useUtils().suggestions
  const settle = () => void list.invalidate()
  const unsnooze = trpc.suggestions.unsnooze.useMutation({
    onError: () => showFailure(t('Failed to restore the proposal. Please try again.')),
    onSettled: settle,
  })
  const { mutate } = trpc.suggestions.snooze.useMutation({
    onMutate: async ({ job_id }) => {
      await list.cancel()
      const before = list.getData()
      const isOther = (one: SilentJob) => one.job_id !== job_id
      list.setData(undefined, (found) => found && { silent: found.silent.filter(isOther) })
      return { before }
    },
    onSuccess: (_answer, { job_id }, { before }) => {
      const undo = () => {
        list.setData(undefined, before)
        unsnooze.mutate({ job_id })
      }
      showToast({
        message: t('Not proposed for four weeks'),
        action: { label: t('Undo'), run: undo },
      })
    },
    onError: (_error, _sent, context) => {
      list.setData(undefined, context?.before)
      showFailure(t('Failed to snooze this. Please try again.'))
    },
    onSettled: settle,
  })
  return (jobId: string) => mutate({ job_id: jobId })
}

/** Marks an application as ghosted optimistically; the toast offers Undo. */
export const useMarkGhosted = () => {
  const { jobs, suggestions } = trpc.useUtils()
  const show = (id: string, outcome: Job['outcome']) =>
    jobs.list.setData(undefined, (list) =>
      list?.map((one) => (one.id === id ? { ...one, outcome } : one)),
    )
  const { mutate } = trpc.jobs.update.useMutation({
    onMutate: async ({ id, outcome }) => {
      await jobs.list.cancel()
      show(id, outcome ? 'ghosted' : null)
    },
    // The row with the pressed button is unmounted by then.
    onSuccess: ({ id, company }, { outcome }) => {
      const undo = () => mutate({ id, outcome: null })
      if (outcome) {
        const message = t('Marked as ghosted by {company}', { company })
        showToast({ message, action: { label: t('Undo'), run: undo } })
      }
    },
    onError: (_error, { id, outcome }) => {
      show(id, outcome ? null : 'ghosted')
      showFailure(t('Failed to save this. Please try again.'))
    },
    onSettled: () => {
      void refetchAfterLast('jobs', jobs.list)
      void suggestions.list.invalidate()
    },
  })
  return ({ id }: Job) => mutate({ id, outcome: 'ghosted' })
}
