import { createFileRoute } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { PlannedScreen } from '../../features/shell/planned-screen.tsx'

const AccountSettings = () => (
  <PlannedScreen title="Account Settings" icon={Settings}>
    <p>
      Changing your password will be possible here. Today you can choose between the light and the
      dark theme in the menu behind your initials.
    </p>
  </PlannedScreen>
)

export const Route = createFileRoute('/_app/settings')({
  staticData: { title: 'Settings' },
  component: AccountSettings,
})
