import { createFileRoute } from '@tanstack/react-router'
import { settingsDialogs } from '../../features/settings/dialogs.ts'
import { Row } from '../../features/settings/section.tsx'
import { SettingsScreen } from '../../features/settings/settings-screen.tsx'
import { DataRows } from '../../features/transfer/data-rows.tsx'

export const Route = createFileRoute('/_app/settings')({
  validateSearch: settingsDialogs.search,
  staticData: { title: 'Settings' },
  loader: ({ context }) => {
    void context.api.auth.sessions.prefetch()
    void context.api.auth.identities.prefetch()
  },
  component: () => <SettingsScreen dataRows={<DataRows Row={Row} />} />,
})
