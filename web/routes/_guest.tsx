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

/** A mailed password-reset link must work even while somebody is signed in. */
const bringsResetToken = ({ pathname, search, state }: Place) =>
  pathname === '/reset-password' && (readText(search.token) ?? state.resetToken) !== undefined

/**
 * Screens for visitors only; a signed-in person is redirected to where they were, or to the
 * dashboard.
 */
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
