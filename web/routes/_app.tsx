import { createFileRoute, redirect } from '@tanstack/react-router'
import { jobDialogSearch } from '../features/jobs/dialog-state.ts'
import { AppShell } from '../features/shell/app-shell.tsx'
import { isSignedIn } from '../lib/auth.ts'

/** Screens for whoever is signed in; a visitor is asked to sign in first. */
export const Route = createFileRoute('/_app')({
  validateSearch: jobDialogSearch,
  beforeLoad: () => {
    if (!isSignedIn()) throw redirect({ to: '/login' })
  },
  loader: ({ context }) => {
    void context.api.auth.me.prefetch()
    void context.api.shell.deployment.prefetch()
  },
  component: AppShell,
})
