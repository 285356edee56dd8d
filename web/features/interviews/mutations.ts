import type { Interview } from '#src/interviews/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { createRowCache } from '../../lib/row-cache.ts'
import { trpc } from '../../lib/trpc.ts'
import { deletesRow, restoresRow, savesRow } from '../../ui/row-mutations.ts'
import { showFailure } from '../../ui/toast.tsx'
import { t } from '#src/language/t.ts'

const HTTP_CONFLICT = 409

/** Unscheduled interviews come last, as on the server. */
const compare = (one: Interview, other: Interview): number => {
  if (one.starts_at === null || other.starts_at === null) {
    return Number(one.starts_at === null) - Number(other.starts_at === null)
  }
  return one.starts_at.localeCompare(other.starts_at)
}

export const useInterviewRows = () => {
  const { interviews, jobs, contacts } = trpc.useUtils()
  const { list } = interviews
  return createRowCache<Interview>({
    feature: 'interviews',
    list,
    // Applications show their current interview, and contacts their applications.
    others: [jobs.list, contacts.list],
    read: () => list.getData()?.interviews,
    change: (how) =>
      list.setData(undefined, (cached) => cached && { interviews: how(cached.interviews) }),
    compare,
  })
}

/** Adds an interview; a retry with the same `request_id` adds it only once. */
export const useCreateInterview = () => {
  const rows = useInterviewRows()
  return trpc.interviews.create.useMutation(savesRow(rows))
}

/** Saves the fields that are sent; others stay unchanged. The form shows the failure. */
export const useUpdateInterview = () => {
  const { interviews } = trpc.useUtils()
  const rows = useInterviewRows()
  return trpc.interviews.update.useMutation({
    ...savesRow(rows),
    onError: async (error) => {
      // The form stays busy until the other version is loaded.
      if (describeFailure(error).status === HTTP_CONFLICT) await interviews.list.invalidate()
    },
  })
}

/** Sets the result optimistically; undone with a message on failure. */
export const useSetResult = () => {
  const rows = useInterviewRows()
  const { mutate } = trpc.interviews.update.useMutation({
    ...savesRow(rows),
    // One after the other, so that the result chosen last is kept.
    scope: { id: 'set results' },
    onMutate: async ({ id, result }) => {
      await rows.cancel()
      const before = rows.find(id)
      if (before) rows.put({ ...before, result: toResult(result) })
      return { before }
    },
    onError: (_error, _sent, context) => {
      if (context?.before) rows.put(context.before)
      showFailure(t('Failed to change the interview. Please try again.'))
      rows.settle()
    },
  })
  return (id: string, result: Interview['result']) => mutate({ id, result })
}

const RESULTS = ['passed', 'failed', 'cancelled'] as const
const toResult = (sent: unknown): Interview['result'] =>
  RESULTS.find((known) => known === sent) ?? null

export const useDeleteInterview = () => {
  const rows = useInterviewRows()
  const restore = trpc.interviews.restore.useMutation(
    restoresRow(rows, t('Failed to restore the interview. Please try again.')),
  )
  return trpc.interviews.delete.useMutation(
    deletesRow(rows, restore, {
      done: t('Interview deleted'),
      failed: t('Failed to delete the interview. Please try again.'),
    }),
  )
}
