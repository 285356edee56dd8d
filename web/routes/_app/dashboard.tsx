import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { DEFAULT_UPCOMING_WINDOW_DAYS, UPCOMING_WINDOWS_DAYS } from '#src/jobs/constants.ts'
import { DashboardScreen } from '../../features/jobs/dashboard/dashboard-screen.tsx'

const search = z.object({
  /** How many days ahead the upcoming interviews reach; absent for the default. */
  days: z.literal(UPCOMING_WINDOWS_DAYS).optional().catch(undefined),
})

const Dashboard = () => {
  const { days = DEFAULT_UPCOMING_WINDOW_DAYS } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <DashboardScreen
      windowDays={days}
      onWindowChange={(next) =>
        void navigate({
          search: (before) => ({
            ...before,
            days: next === DEFAULT_UPCOMING_WINDOW_DAYS ? undefined : next,
          }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}

export const Route = createFileRoute('/_app/dashboard')({
  staticData: { title: 'Dashboard' },
  validateSearch: search,
  loader: ({ context }) => {
    void context.api.jobs.list.prefetch()
  },
  component: Dashboard,
})
