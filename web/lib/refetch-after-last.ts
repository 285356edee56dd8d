import { queryClient } from './trpc.ts'

/** A cached list of tRPC's query utilities. */
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
 * Refetches lists after a feature's last mutation in flight, so that no optimistic change flickers
 * back. A first load under way may lack the change, so it is restarted.
 */
export async function refetchAfterLast(feature: Feature, ...lists: CachedList[]): Promise<void> {
  if (queryClient.isMutating({ mutationKey: [[feature]] }) > 1) return
  await Promise.all(lists.map((list) => list.cancel()))
  await Promise.all(lists.map((list) => list.invalidate()))
}
