import { type Mutation, useMutation, useMutationState } from '@tanstack/react-query'
import type { Interview } from '#src/interviews/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { withTick } from '#src/jobs/ticks.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useInterviewRows } from '../mutations.ts'

type Tick = { item: string; isTicked: boolean }

// Starts with the key of all interview mutations, so that those count it as in flight.
const tickKey = (id: string) => [['interviews', 'tick'], id]

/**
 * Ticks items of an interview's checklists, or of the application's own while it has no interview.
 * Each tick is shown at once and saved in order; the server changes only that item, so that ticks
 * in another tab are kept. A failed one is undone.
 */
export const useTickItem = (job: Job, interview: Interview | undefined) => {
  const { client } = trpc.useUtils()
  const rows = useInterviewRows()
  const id = interview?.id ?? job.id
  const mutationKey = tickKey(id)
  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: async ({ item, isTicked: is_ticked }: Tick) => {
      const sent = { id, item, is_ticked }
      if (interview === undefined) await client.jobs.tick.mutate(sent)
      else rows.put(await client.interviews.tick.mutate(sent))
    },
    onSettled: rows.settle,
  })
  const pending = useMutationState<Tick | undefined, Mutation<void, Error, Tick>>({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  })
  return {
    ticked: pending.reduce(
      (ticked, one) => (one ? withTick(ticked, one.item, one.isTicked) : ticked),
      (interview ?? job).checked_items,
    ),
    tick: (item: string, isTicked: boolean) => mutation.mutate({ item, isTicked }),
    isFailed: mutation.isError,
  }
}
