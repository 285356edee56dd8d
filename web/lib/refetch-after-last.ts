import { queryClient } from './trpc.ts'

/** A cached list, as tRPC's utilities give it. */
type CachedList = { cancel: () => Promise<void>; invalidate: () => Promise<void> }

type Feature =
  | 'activities'
  | 'contacts'
  | 'documents'
  | 'interviews'
  | 'jobs'
  | 'packets'
  | 'reminders'
  | 'resources'

/**
 * Refetches lists once the last change in flight of a feature has been answered, so that none
 * flickers back. A first load that is still under way may lack the change: it begins again.
 */
export async function refetchAfterLast(feature: Feature, ...lists: CachedList[]): Promise<void> {
  if (queryClient.isMutating({ mutationKey: [[feature]] }) > 1) return
  await Promise.all(lists.map((list) => list.cancel()))
  await Promise.all(lists.map((list) => list.invalidate()))
}
