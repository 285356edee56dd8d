import { api, queryClient, trpc } from '../../lib/trpc.ts'

/** Mutations of these features may change the goal's progress. */
const COUNTED = new Set<unknown>(['jobs', 'activities', 'mail', 'undo', 'suggestions'])

const findFeature = (key: readonly unknown[] | undefined): unknown => {
  const path = key?.[0]
  return Array.isArray(path) ? path[0] : undefined
}

// Watched on every screen: the dashboard would otherwise show old numbers until they are stale.
queryClient.getMutationCache().subscribe((event) => {
  if (event.type !== 'updated') return
  const isDone = event.action.type === 'success' || event.action.type === 'error'
  const isCounted = COUNTED.has(findFeature(event.mutation.options.mutationKey))
  if (isDone && isCounted) void api.goal.get.invalidate()
})

/** The goal and its progress, refetched after mutations that may change it. */
export const useGoal = () => {
  const query = trpc.goal.get.useQuery()
  return {
    goal: query.data,
    isFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  }
}

/** Sets or removes the goal. The form shows the failure. */
export const usePutGoal = () => {
  const { get } = trpc.useUtils().goal
  return trpc.goal.put.useMutation({
    onSuccess: async (saved) => {
      // A response requested before this mutation may still hold the old goal.
      await get.cancel()
      get.setData(undefined, saved)
    },
  })
}
