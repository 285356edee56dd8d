import { createFileRoute } from '@tanstack/react-router'
import { getQueryKey } from '@trpc/react-query'
import {
  DEFAULT_UPCOMING_WINDOW_DAYS,
  UPCOMING_WINDOWS_DAYS,
  type UpcomingWindowDays,
} from '#src/jobs/constants.ts'
import { dashboardDialogs, loadDashboardDialogs } from '../../features/dashboard/dialogs.ts'
import { GoalSection } from '../../features/goal/goal-section.tsx'
import { DashboardScreen } from '../../features/jobs/dashboard/dashboard-screen.tsx'
import { AddMailButton } from '../../features/mail/add-mail-button.tsx'
import { MailSection } from '../../features/mail/mail-section.tsx'
import { DueSection } from '../../features/reminders/due-section.tsx'
import { SilenceSection } from '../../features/suggestions/silence-section.tsx'
import { oneOf, readSearch } from '../../lib/search-params.ts'
import { type api, queryClient, trpc } from '../../lib/trpc.ts'
import { DialogHost } from '../../ui/dialog-host.tsx'
import { t } from '#src/language/t.ts'

const windowDays = oneOf(UPCOMING_WINDOWS_DAYS)

const search = readSearch({
  ...dashboardDialogs.search,
  /** How many days ahead upcoming interviews are shown; undefined for the last chosen window. */
  days: windowDays,
})

const STORAGE_KEY = 'dashboard_window_days'

/** Returns the window last chosen on this device, or the default. */
const readWindow = (): UpcomingWindowDays => {
  try {
    const stored = Number(localStorage.getItem(STORAGE_KEY))
    return windowDays(stored) ?? DEFAULT_UPCOMING_WINDOW_DAYS
  } catch {
    return DEFAULT_UPCOMING_WINDOW_DAYS
  }
}

const rememberWindow = (days: UpcomingWindowDays): void => {
  try {
    localStorage.setItem(STORAGE_KEY, String(days))
  } catch {
    // Storage is blocked: the choice is only in the URL.
  }
}

const Dashboard = () => {
  const { days = readWindow() } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <DashboardScreen
        windowDays={days}
        goal={<GoalSection />}
        mail={<MailSection />}
        actions={<AddMailButton />}
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

/** Loads all parts in one request and puts each into the cache where its own query looks for it. */
const prefetchDay = ({ jobs, dashboard, suggestions }: typeof api): void => {
  if (jobs.list.getData() !== undefined) {
    for (const query of [jobs.list, dashboard.get, suggestions.list]) void query.prefetch()
    return
  }
  // Started before the queries, so that they wait for it instead of sending their own requests.
  const today = dashboard.today.fetch()
  void queryClient.prefetchQuery({
    queryKey: getQueryKey(trpc.dashboard.get, undefined, 'query'),
    queryFn: async () => ({ parts: (await today).parts }),
  })
  void queryClient.prefetchQuery({
    queryKey: getQueryKey(trpc.suggestions.list, undefined, 'query'),
    queryFn: async () => ({ silent: (await today).silent }),
  })
}

export const Route = createFileRoute('/_app/dashboard')({
  staticData: { title: t('Dashboard') },
  validateSearch: search,
  loader: ({ context }) => {
    void context.api.interviews.list.prefetch()
    void context.api.reminders.list.prefetch()
    void context.api.goal.get.prefetch()
    void context.api.mail.list.prefetch({ state: 'open' })
    prefetchDay(context.api)
  },
  component: Dashboard,
})
