import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import {
  DEFAULT_UPCOMING_WINDOW_DAYS,
  UPCOMING_WINDOWS_DAYS,
  type UpcomingWindowDays,
} from '#src/jobs/constants.ts'
import { dashboardDialogs, loadDashboardDialogs } from '../../features/dashboard/index.ts'
import { DashboardScreen } from '../../features/jobs/dashboard/dashboard-screen.tsx'
import { DueSection } from '../../features/reminders/due-section.tsx'
import { SilenceSection } from '../../features/suggestions/silence-section.tsx'
import { DialogHost } from '../../ui/dialog-host.tsx'

const windowDays = z.literal(UPCOMING_WINDOWS_DAYS)

const search = dashboardDialogs.search.extend({
  /** How many days ahead the upcoming interviews reach; absent for the window chosen last. */
  days: windowDays.optional().catch(undefined),
})

const STORAGE_KEY = 'dashboard_window_days'

/** The window chosen last on this device, or the default. */
const readWindow = (): UpcomingWindowDays => {
  try {
    const stored = Number(localStorage.getItem(STORAGE_KEY))
    return windowDays.catch(DEFAULT_UPCOMING_WINDOW_DAYS).parse(stored)
  } catch {
    return DEFAULT_UPCOMING_WINDOW_DAYS
  }
}

const rememberWindow = (days: UpcomingWindowDays): void => {
  try {
    localStorage.setItem(STORAGE_KEY, String(days))
  } catch {
    // Storage is blocked: the choice lasts as long as its address.
  }
}

const Dashboard = () => {
  const { days = readWindow() } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <DashboardScreen
        windowDays={days}
        followUps={<DueSection />}
        Silence={SilenceSection}
        onWindowChange={(next) => {
          rememberWindow(next)
          void navigate({
            search: (before) => ({ ...before, days: next }),
            replace: true,
            resetScroll: false,
          })
        }}
      />
      <DialogHost dialogs={dashboardDialogs} load={loadDashboardDialogs} />
    </>
  )
}

export const Route = createFileRoute('/_app/dashboard')({
  staticData: { title: 'Dashboard' },
  validateSearch: search,
  loader: ({ context }) => {
    void context.api.jobs.list.prefetch()
    void context.api.interviews.list.prefetch()
    void context.api.reminders.list.prefetch()
    void context.api.contacts.list.prefetch()
    void context.api.dashboard.get.prefetch()
    void context.api.suggestions.list.prefetch()
  },
  component: Dashboard,
})
