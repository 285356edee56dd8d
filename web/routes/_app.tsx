import { createFileRoute, redirect } from '@tanstack/react-router'
import { AppShell } from '../features/shell/app-shell.tsx'
import { jobDialogSearch } from '../features/jobs/dialog-state.ts'
import { isSignedIn } from '../lib/auth.ts'

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
