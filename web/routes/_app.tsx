import { createFileRoute, redirect } from '@tanstack/react-router'
import { contactDialogs } from '../features/contacts/dialogs.ts'
import { interviewDialogs } from '../features/interviews/dialogs.ts'
import { jobDialogs } from '../features/jobs/dialogs.ts'
import { mailDialogs } from '../features/mail/dialogs.ts'
import { reminderDialogs } from '../features/reminders/dialogs.ts'
import { transferDialogs } from '../features/transfer/dialogs.ts'
import { AppShell } from '../features/shell/app-shell.tsx'
import { hasExpired, isSignedIn } from '../lib/auth.ts'
import { forgetReturnAddress, keepReturnAddress } from '../lib/return-address.ts'
import { readSearch } from '../lib/search-params.ts'

const search = readSearch({
  ...jobDialogs.search,
  ...contactDialogs.search,
  ...interviewDialogs.search,
  ...reminderDialogs.search,
  ...mailDialogs.search,
  ...transferDialogs.search,
})

/** Screens that need a signed-in person; visitors are redirected to sign in. */
export const Route = createFileRoute('/_app')({
  validateSearch: search,
  beforeLoad: ({ cause, location }) => {
    // A preload is no visit, and a person who has just logged out must not be redirected.
    if (!isSignedIn()) {
      if (cause === 'enter') keepReturnAddress(location.href)
      throw redirect({ to: '/login', search: hasExpired() ? { session: 'expired' } : {} })
    }
    if (cause === 'enter') forgetReturnAddress()
  },
  loader: ({ context }) => {
    void context.api.auth.me.prefetch()
    void context.api.shell.deployment.prefetch()
    void context.api.reminders.list.prefetch()
  },
  component: AppShell,
})
