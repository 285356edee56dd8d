import { createFileRoute } from '@tanstack/react-router'
import { EeoCard } from '../../features/eeo/eeo-card.tsx'
import { eeoQuery } from '../../features/eeo/queries.ts'
import { profileDialogs } from '../../features/profile/dialogs.ts'
import { ProfileScreen } from '../../features/profile/profile-screen.tsx'
import { profileQuery } from '../../features/profile/queries.ts'
import { readSearch } from '../../lib/search-params.ts'
import { queryClient } from '../../lib/trpc.ts'
import { t } from '#src/language/t.ts'

const loadEeo = () => import('../../features/eeo/eeo-dialog.tsx')

const ADDED_DIALOGS = {
  'equal-employment': async () => (await loadEeo()).EeoDialog,
  'delete-equal-employment': async () => (await loadEeo()).DeleteEeoDialog,
  import: async () => (await import('../../features/import/import-dialog.tsx')).ImportDialog,
}

const Profile = () => <ProfileScreen eeoCard={<EeoCard />} dialogs={ADDED_DIALOGS} />

const search = readSearch(profileDialogs.search)

export const Route = createFileRoute('/_app/profile')({
  validateSearch: search,
  staticData: { title: t('Profile') },
  loader: () => {
    void queryClient.prefetchQuery(profileQuery)
    void queryClient.prefetchQuery(eeoQuery)
  },
  component: Profile,
})
