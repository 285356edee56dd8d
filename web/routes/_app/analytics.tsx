import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { AnalyticsScreen } from '../../features/analytics/analytics-screen.tsx'
import { IN_PLACE } from '../../lib/search-params.ts'

const day = z.iso.date().optional().catch(undefined)

const AnalyticsPage = () => {
  const { from, to } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AnalyticsScreen
      range={{ from, to }}
      onRange={(range) =>
        void navigate({ search: (before) => ({ ...before, ...range }), ...IN_PLACE })
      }
    />
  )
}

export const Route = createFileRoute('/_app/analytics')({
  staticData: { title: 'Analytics' },
  /** The first and the last day. */
  validateSearch: z.object({ from: day, to: day }),
  component: AnalyticsPage,
})
