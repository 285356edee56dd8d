import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { isSignedIn } from '../lib/auth.ts'
import { MantineLayer } from '../ui/mantine-layer.tsx'

const Guest = () => (
  <MantineLayer>
    <Outlet />
  </MantineLayer>
)

/** Screens for visitors only; whoever is signed in belongs on the dashboard. */
export const Route = createFileRoute('/_guest')({
  beforeLoad: () => {
    if (isSignedIn()) throw redirect({ to: '/dashboard' })
  },
  component: Guest,
})
