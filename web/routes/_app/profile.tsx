import { createFileRoute } from '@tanstack/react-router'
import { eeoQuery } from '../../features/eeo/queries.ts'
import { profileDialogs } from '../../features/profile/dialogs.ts'
import { ProfileScreen } from '../../features/profile/profile-screen.tsx'
import { profileQuery } from '../../features/profile/queries.ts'
import { queryClient } from '../../lib/trpc.ts'

export const Route = createFileRoute('/_app/profile')({
  validateSearch: profileDialogs.search,
  staticData: { title: 'Profile' },
  loader: () => {
    void queryClient.prefetchQuery(profileQuery)
    void queryClient.prefetchQuery(eeoQuery)
  },
  component: ProfileScreen,
})
