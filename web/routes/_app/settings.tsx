import { createFileRoute } from '@tanstack/react-router'
import { settingsDialogs } from '../../features/settings/dialogs.ts'
import { Row } from '../../features/settings/section.tsx'
import { SettingsScreen } from '../../features/settings/settings-screen.tsx'
import { DataRows } from '../../features/transfer/data-rows.tsx'
import { readSearch } from '../../lib/search-params.ts'
import { t } from '#src/language/t.ts'

const search = readSearch(settingsDialogs.search)

export const Route = createFileRoute('/_app/settings')({
  validateSearch: search,
  staticData: { title: t('Settings') },
  loader: ({ context }) => {
    void context.api.auth.sessions.prefetch()
    void context.api.auth.identities.prefetch()
  },
  component: () => <SettingsScreen dataRows={<DataRows Row={Row} />} />,
})
