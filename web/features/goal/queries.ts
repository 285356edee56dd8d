import { api, queryClient, trpc } from '../../lib/trpc.ts'

/** Changes of these features change what counts. */
const COUNTED = new Set<unknown>(['jobs', 'activities', 'mail', 'undo', 'suggestions'])

const findFeature = (key: readonly unknown[] | undefined): unknown => {
  const path = key?.[0]
  return Array.isArray(path) ? path[0] : undefined
}

// On whichever screen that happens: the dashboard would show the former answer for as long as it is fresh.
queryClient.getMutationCache().subscribe((event) => {
  if (event.type !== 'updated') return
  const isDone = event.action.type === 'success' || event.action.type === 'error'
  const isCounted = COUNTED.has(findFeature(event.mutation.options.mutationKey))
  if (isDone && isCounted) void api.goal.get.invalidate()
})

/** The goal and what has been done for it, asked for again after whatever may count. */
export const useGoal = () => {
  const query = trpc.goal.get.useQuery()
  return {
    goal: query.data,
    isFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  }
}

/** Sets or ends the goal. The form shows the failure. */
export const usePutGoal = () => {
  const { get } = trpc.useUtils().goal
  return trpc.goal.put.useMutation({
    onSuccess: async (saved) => {
      // An answer that was asked for before this may still hold the old goal.
      await get.cancel()
      get.setData(undefined, saved)
    },
  })
}
