import { createFileRoute, redirect } from '@tanstack/react-router'
import { PAGES } from '#src/shell/pages.ts'
import { LandingScreen } from '../../features/shell/public/landing-screen.tsx'
import { isSignedIn } from '../../lib/auth.ts'

export const Route = createFileRoute('/_public/')({
  staticData: { title: PAGES['/'].title },
  beforeLoad: () => {
    if (isSignedIn()) throw redirect({ to: '/dashboard' })
  },
  component: LandingScreen,
})
