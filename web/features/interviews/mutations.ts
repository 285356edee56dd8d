import type { Interview } from '#src/interviews/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { refetchAfterLast } from '../../lib/refetch-after-last.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure, showToast } from '../../ui/toast.tsx'

type Utils = ReturnType<typeof trpc.useUtils>
type InterviewsCache = Utils['interviews']['list']

const HTTP_NOT_FOUND = 404
const HTTP_CONFLICT = 409

const change = (cache: InterviewsCache, how: (interviews: Interview[]) => Interview[]) =>
  cache.setData(undefined, (list) => list && { interviews: how(list.interviews) })

const find = (cache: InterviewsCache, id: string) =>
  cache.getData()?.interviews.find((interview) => interview.id === id)

const remove = (cache: InterviewsCache, id: string) =>
  change(cache, (list) => list.filter((interview) => interview.id !== id))

/** What is to be arranged comes last, as the server orders them. */
const compare = (one: Interview, other: Interview): number => {
  if (one.starts_at === null || other.starts_at === null) {
    return Number(one.starts_at === null) - Number(other.starts_at === null)
  }
  return one.starts_at.localeCompare(other.starts_at)
}

/** Adds or replaces. */
export const putInterview = (cache: InterviewsCache, saved: Interview) =>
  change(cache, (list) => [...list.filter(({ id }) => id !== saved.id), saved].toSorted(compare))

/** The applications show their current interviews, and the people their applications. */
export const settleInterviews = ({ interviews, jobs, contacts }: Utils) =>
  void refetchAfterLast('interviews', interviews.list, jobs.list, contacts.list)

/** Adds an interview; the same `request_id` sent again adds it only once. */
export const useCreateInterview = () => {
  const utils = trpc.useUtils()
  return trpc.interviews.create.useMutation({
    onSuccess: (created) => {
      putInterview(utils.interviews.list, created)
      settleInterviews(utils)
    },
  })
}

/** Saves edited fields; only those sent change. The form shows the failure. */
export const useUpdateInterview = () => {
  const utils = trpc.useUtils()
  return trpc.interviews.update.useMutation({
    onSuccess: async (saved) => {
      // A list requested before this response may still hold the old texts.
      await utils.interviews.list.cancel()
      putInterview(utils.interviews.list, saved)
      settleInterviews(utils)
    },
    onError: async (error) => {
      // Still being saved until it is known what the other side wrote.
      if (describeFailure(error).status === HTTP_CONFLICT) await utils.interviews.list.invalidate()
    },
  })
}

/** How it went, at once, and back with a message if that fails. */
export const useSetResult = () => {
  const utils = trpc.useUtils()
  const { list } = utils.interviews
  const { mutate } = trpc.interviews.update.useMutation({
    onMutate: async ({ id, result }) => {
      await list.cancel()
      const before = find(list, id)
      if (before) putInterview(list, { ...before, result: toResult(result) })
      return { before }
    },
    onSuccess: async (saved) => {
      await list.cancel()
      putInterview(list, saved)
    },
    onError: (_error, _sent, context) => {
      if (context?.before) putInterview(list, context.before)
      showFailure('Failed to change the interview. Please try again.')
    },
    onSettled: () => settleInterviews(utils),
  })
  return (id: string, result: Interview['result']) => mutate({ id, result })
}

const RESULTS = ['passed', 'failed', 'cancelled'] as const
const toResult = (sent: unknown): Interview['result'] =>
  RESULTS.find((known) => known === sent) ?? null

/** Deletes at once, and back with a message if that fails; the toast brings it back. */
export const useDeleteInterview = () => {
  const utils = trpc.useUtils()
  const { list } = utils.interviews
  const restore = trpc.interviews.restore.useMutation({
    onSuccess: (restored) => {
      putInterview(list, restored)
      settleInterviews(utils)
    },
    onError: () => showFailure('Failed to restore the interview. Please try again.'),
  })
  return trpc.interviews.delete.useMutation({
    onMutate: async ({ id }) => {
      await list.cancel()
      const before = find(list, id)
      remove(list, id)
      return { before }
    },
    onSuccess: (_answer, { id }) => {
      showToast({
        message: 'Interview deleted',
        action: { label: 'Undo', run: () => restore.mutate({ id }) },
      })
      settleInterviews(utils)
    },
    onError: (error, _sent, context) => {
      // Already gone, perhaps deleted in another tab: what was wanted is the case.
      const isGone = describeFailure(error).status === HTTP_NOT_FOUND
      if (context?.before && !isGone) putInterview(list, context.before)
      if (!isGone) showFailure('Failed to delete the interview. Please try again.')
      settleInterviews(utils)
    },
  })
}
