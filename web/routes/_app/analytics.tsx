import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsScreen } from '../../features/analytics/analytics-screen.tsx'
import { day, IN_PLACE, readSearch } from '../../lib/search-params.ts'
import { t } from '#src/language/t.ts'

/** The first and last day of the range. */
const search = readSearch({ from: day, to: day })

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
  staticData: { title: t('Analytics') },
  validateSearch: search,
  component: AnalyticsPage,
})
