import { type Mutation, useMutation, useMutationState } from '@tanstack/react-query'
import type { Interview } from '#src/interviews/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { withTick } from '#src/jobs/ticks.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useInterviewRows } from '../mutations.ts'

type Tick = { item: string; isTicked: boolean }

// Beneath the key of every other change of interviews, so that all of them see it under way.
const tickKey = (id: string) => [['interviews', 'tick'], id]

/**
 * Ticks items of an interview's checklists, or of the current one of an application that has none yet.
 * Each tick shows at once and is saved in turn; the server changes that item alone, so that one ticked
 * in another tab is kept. A failed one goes back.
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
