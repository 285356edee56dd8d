import { createFileRoute } from '@tanstack/react-router'
import { settingsDialogSearch } from '../../features/settings/dialog-state.ts'
import { SettingsScreen } from '../../features/settings/settings-screen.tsx'

export const Route = createFileRoute('/_app/settings')({
  validateSearch: settingsDialogSearch,
  staticData: { title: 'Settings' },
  loader: ({ context }) => {
    void context.api.auth.sessions.prefetch()
  },
  component: SettingsScreen,
})
