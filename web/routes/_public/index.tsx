import { createFileRoute, redirect } from '@tanstack/react-router'
import { LandingScreen } from '../../features/shell/public/landing-screen.tsx'
import { isSignedIn } from '../../lib/auth.ts'

export const Route = createFileRoute('/_public/')({
  beforeLoad: () => {
    if (isSignedIn()) throw redirect({ to: '/dashboard' })
  },
  component: LandingScreen,
})
