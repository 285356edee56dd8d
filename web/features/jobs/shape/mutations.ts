import { useCallback } from 'react'
import type { Outcome } from '#src/jobs/outcomes.ts'
import type { Job } from '#src/jobs/schema.ts'
import { describeRefusal } from '../../../lib/failure.ts'
import { refetchAfterLast } from '../../../lib/refetch-after-last.ts'
import { trpc } from '../../../lib/trpc.ts'
import { showFailure, showToast } from '../../../ui/toast.tsx'
import { nameJob } from '../board/announcements.ts'
import { t } from '#src/language/t.ts'

type Shape = { stage?: string | null; outcome?: Outcome | null; archived?: boolean }

const apply = (job: Job, { archived, ...change }: Shape): Job => ({
  ...job,
  ...change,
  ...(archived !== undefined && { archived_at: archived ? new Date().toISOString() : null }),
})

const FAILED = t('Failed to update the application. Please try again.')

/** Sets stage, outcome or archive flag of an application optimistically; undone on failure. */
export const useShapeJob = () => {
  const { jobs } = trpc.useUtils()
  const { mutateAsync: update } = trpc.jobs.update.useMutation()
  return useCallback(
    async (job: Job, change: Shape) => {
      const replace = (by: Job) =>
        jobs.list.setData(undefined, (all) => all?.map((one) => (one.id === by.id ? by : one)))
      await jobs.list.cancel()
      replace(apply(job, change))
      try {
        replace(await update({ id: job.id, ...change }))
      } catch (error) {
        replace(job)
        showFailure(describeRefusal(error, FAILED))
      }
      await refetchAfterLast('jobs', jobs.list)
    },
    [jobs, update],
  )
}

/** Archives an application and offers Undo, or takes it out of the archive. */
export const useArchiveJob = () => {
  const shape = useShapeJob()
  return useCallback(
    (job: Job, isArchived: boolean) => {
      void shape(job, { archived: isArchived })
      const name = nameJob(job)
      showToast({
        message: isArchived
          ? t('Archived {name}', { name })
          : t('{name} is no longer archived', { name }),
        action: { label: t('Undo'), run: () => void shape(job, { archived: !isArchived }) },
      })
    },
    [shape],
  )
}
