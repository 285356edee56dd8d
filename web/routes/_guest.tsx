import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { readText } from '../features/auth/carried-state.ts'
import { isSignedIn } from '../lib/auth.ts'
import { findDestination } from '../lib/session.ts'
import { MantineLayer } from '../ui/mantine-layer.tsx'

const Guest = () => (
  <MantineLayer>
    <Outlet />
  </MantineLayer>
)

type Place = { pathname: string; search: { token?: unknown }; state: { resetToken?: string } }

/** A mailed link to a new password is for its reader, whoever is signed in here. */
const bringsResetToken = ({ pathname, search, state }: Place) =>
  pathname === '/reset-password' && (readText(search.token) ?? state.resetToken) !== undefined

/** Screens for visitors only; whoever is signed in belongs where they were, or on the dashboard. */
export const Route = createFileRoute('/_guest')({
  beforeLoad: async ({ location }) => {
    if (isSignedIn() && !bringsResetToken(location))
      throw redirect({ href: await findDestination() })
  },
  loader: ({ context }) => {
    void context.api.shell.deployment.prefetch(undefined, { staleTime: Infinity })
  },
  component: Guest,
})
