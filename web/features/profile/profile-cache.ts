import type { Profile } from '#src/profile/schema.ts'
import { queryClient } from '../../lib/trpc.ts'
import { profileQuery } from './queries.ts'

const { queryKey } = profileQuery

export const readCached = (): Profile | undefined => queryClient.getQueryData(queryKey)

export const putProfile = (profile: Profile): void => {
  queryClient.setQueryData(queryKey, profile)
}

export const changeProfile = (change: (profile: Profile) => Profile): void => {
  queryClient.setQueryData(queryKey, (profile) => profile && change(profile))
}

export const refetchProfile = () => void queryClient.invalidateQueries({ queryKey })

/** A request sent before a save must not overwrite its result; after a failure, refetch. */
export const SAVING = {
  onMutate: () => queryClient.cancelQueries({ queryKey }),
  onError: refetchProfile,
}
