import { type Mutation, useMutation, useMutationState } from '@tanstack/react-query'
import { withTick } from '#src/jobs/ticks.ts'
import type { Job } from '#src/jobs/schema.ts'
import { refetchAfterLast } from '../../../lib/refetch-after-last.ts'
import { trpc } from '../../../lib/trpc.ts'

type Tick = { item: string; isTicked: boolean }

// Beneath the key of every other change of applications, so that all of them see it under way.
const tickKey = (jobId: string) => [['jobs', 'tick'], jobId]

/**
 * Ticks items of an application's checklists. Each tick shows at once and is saved in turn; the
 * server changes that item alone, so that one ticked in another tab is kept. A failed one goes back.
 */
export const useTickItem = (job: Job) => {
  const { client, jobs } = trpc.useUtils()
  const mutationKey = tickKey(job.id)
  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ item, isTicked }: Tick) =>
      client.jobs.tick.mutate({ id: job.id, item, is_ticked: isTicked }),
    onSuccess: ({ id, checked_items, updated_at }) => {
      jobs.list.setData(undefined, (list) =>
        list?.map((one) => (one.id === id ? { ...one, checked_items, updated_at } : one)),
      )
    },
    onSettled: () => void refetchAfterLast('jobs', jobs.list),
  })
  const pending = useMutationState<Tick | undefined, Mutation<Job, Error, Tick>>({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  })
  return {
    ticked: pending.reduce(
      (ticked, one) => (one ? withTick(ticked, one.item, one.isTicked) : ticked),
      job.checked_items,
    ),
    tick: (item: string, isTicked: boolean) => mutation.mutate({ item, isTicked }),
    isFailed: mutation.isError,
  }
}
