import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { Profile } from '#src/profile/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpc, trpcClient } from '../../lib/trpc.ts'

const HTTP_NOT_FOUND = 404

/** Returns a blank profile if there is none yet. */
const readProfile = async (signal: AbortSignal): Promise<Profile> => {
  try {
    return await trpcClient.profile.get.query(undefined, { signal })
  } catch (error) {
    if (describeFailure(error).status !== HTTP_NOT_FOUND) throw error
    return (await trpcClient.profile.create.mutate()).profile
  }
}

/** The query of all profile cards and dialogs. */
export const profileQuery = queryOptions({
  queryKey: getQueryKey(trpc.profile.get, undefined, 'query'),
  queryFn: ({ signal }) => readProfile(signal),
})

/**
 * A part of the loaded profile. `select` must be a stable function: a card re-renders only when its
 * part changes.
 */
export const useProfilePart = <Part>(select: (profile: Profile) => Part): Part =>
  useSuspenseQuery({ ...profileQuery, select }).data
