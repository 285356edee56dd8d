import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '../../features/settings/settings-screen.tsx'

export const Route = createFileRoute('/_app/settings')({
  staticData: { title: 'Settings' },
  loader: ({ context }) => {
    void context.api.auth.sessions.prefetch()
  },
  component: SettingsScreen,
})
