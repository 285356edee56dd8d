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

/** Screens for whoever is signed in; a visitor is asked to sign in first. */
export const Route = createFileRoute('/_app')({
  validateSearch: search,
  beforeLoad: ({ cause, location }) => {
    // Neither a preload is a wish to be here, nor staying by somebody who has just logged out.
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
