import { createFileRoute } from '@tanstack/react-router'
import { eeoQuery } from '../../features/eeo/queries.ts'
import { profileDialogSearch } from '../../features/profile/dialog-state.ts'
import { ProfileScreen } from '../../features/profile/profile-screen.tsx'
import { profileQuery } from '../../features/profile/queries.ts'
import { queryClient } from '../../lib/trpc.ts'

export const Route = createFileRoute('/_app/profile')({
  validateSearch: profileDialogSearch,
  staticData: { title: 'Profile' },
  loader: () => {
    void queryClient.prefetchQuery(profileQuery)
    void queryClient.prefetchQuery(eeoQuery)
  },
  component: ProfileScreen,
})
