import { useCallback } from 'react'
import type { JobStatus } from '#src/jobs/constants.ts'
import { type Outcome, OUTCOME_LABELS } from '#src/jobs/outcomes.ts'
import type { Job } from '#src/jobs/schema.ts'
import { changeTags } from '#src/jobs/tags.ts'
import { describeRefusal } from '../../../lib/failure.ts'
import { refetchAfterLast } from '../../../lib/refetch-after-last.ts'
import { trpc } from '../../../lib/trpc.ts'
import { showFailure, showToast } from '../../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

export type Change = {
  status?: JobStatus
  stage?: string | null
  outcome?: Outcome | null
  archived?: boolean
  add_tags?: string[]
  remove_tags?: string[]
}

/** The maximum of one request. */
const AT_ONCE = 1_000

const apply = (job: Job, { archived, add_tags, remove_tags, ...change }: Change): Job => {
  const now = new Date().toISOString()
  const isNewStatus = change.status !== undefined && change.status !== job.status
  return {
    ...job,
    ...(isNewStatus && { stage: null, status_changed_at: now }),
    ...change,
    tags: changeTags(job.tags, add_tags, remove_tags),
    ...(archived !== undefined && { archived_at: archived ? (job.archived_at ?? now) : null }),
  }
}

export const describeArchived = (count: number): string =>
  t('{count, plural, one {Archived # application} other {Archived # applications}}', { count })

export const describeOutcome = (outcome: Outcome, count: number): string =>
  t('{count, plural, one {{outcome}: # application} other {{outcome}: # applications}}', {
    count,
    outcome: OUTCOME_LABELS[outcome],
  })

/** Changes or deletes many applications at once, with one Undo for all. */
export const useChangeMany = () => {
  const { jobs, reminders, contacts } = trpc.useUtils()
  const { mutateAsync: bulk } = trpc.jobs.bulk.useMutation()
  const { mutateAsync: undo } = trpc.undo.run.useMutation()

  /** `describe` returns the toast's message for a number of applications. */
  return useCallback(
    async (
      ids: readonly string[],
      change: Change | 'delete',
      describe: (count: number) => string,
    ): Promise<void> => {
      const refresh = async () => {
        await refetchAfterLast('jobs', jobs.list)
        if (change !== 'delete') return
        // Follow-ups and links to people change with their applications.
        await Promise.all([reminders.list.invalidate(), contacts.list.invalidate()])
      }
      const revert = async (undoIds: readonly string[]) => {
        try {
          for (const undo_id of undoIds.toReversed()) await undo({ undo_id })
        } catch (error) {
          showFailure(describeRefusal(error, t('Failed to undo. Please try again.')))
        }
        await refresh()
      }

      const wanted = new Set(ids)
      await jobs.list.cancel()
      jobs.list.setData(undefined, (all) =>
        change === 'delete'
          ? all?.filter(({ id }) => !wanted.has(id))
          : all?.map((job) => (wanted.has(job.id) ? apply(job, change) : job)),
      )
      const undoIds: string[] = []
      const done: string[] = []
      try {
        for (let from = 0; from < ids.length; from += AT_ONCE) {
          const some = ids.slice(from, from + AT_ONCE)
          const sent = change === 'delete' ? { delete: true } : { change }
          undoIds.push((await bulk({ ids: some, ...sent })).undo_id)
          done.push(...some)
        }
      } catch (error) {
        showFailure(
          describeRefusal(error, t('Failed to change the applications. Please try again.')),
        )
      }
      if (done.length > 0) {
        showToast({
          message: describe(done.length),
          action: { label: t('Undo'), run: () => void revert(undoIds) },
        })
      }
      await refresh()
    },
    [jobs, reminders, contacts, bulk, undo],
  )
}
