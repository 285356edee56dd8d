import { createFileRoute } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { PlannedScreen } from '../../features/shell/planned-screen.tsx'

const Profile = () => (
  <PlannedScreen title="Profile" icon={UserRound}>
    <p>
      Your contact details, experience, education and projects will be here, ready to copy into any
      application form. What works today is tracking the applications themselves.
    </p>
  </PlannedScreen>
)

export const Route = createFileRoute('/_app/profile')({
  staticData: { title: 'Profile' },
  component: Profile,
})
