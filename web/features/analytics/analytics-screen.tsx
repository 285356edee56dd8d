import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChartNoAxesCombined } from 'lucide-react'
import type { Analytics, AnalyticsRange } from '#src/analytics/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { BlankScreen, BlankSign } from '../../ui/blank-screen.tsx'
import buttons from '../../ui/button.module.css'
import { FailureNotice, StaleNotice } from '../../ui/failure-notice.tsx'
import { ScreenToolbar } from '../../ui/screen-toolbar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './analytics-screen.module.css'
import { ChartFrame } from './chart-frame.tsx'
import { FlowChart, FlowTable } from './flow-chart.tsx'
import { KeyNumbers } from './key-numbers.tsx'
import { RangePicker } from './range-picker.tsx'
import { SourcesChart, SourcesTable } from './sources-chart.tsx'
import { WeeksChart, WeeksTable } from './weeks-chart.tsx'
import { t } from '#src/language/t.ts'

const LOAD_FAILED = t('Failed to fetch the numbers')

/** The analytics of the job search: key numbers and charts. */
export const AnalyticsScreen = (props: {
  range: AnalyticsRange
  onRange: (range: AnalyticsRange) => void
}) => {
  const { range } = props
  const isWrong = range.from !== undefined && range.to !== undefined && range.from > range.to
  const query = trpc.analytics.get.useQuery(range, {
    enabled: !isWrong,
    placeholderData: keepPreviousData,
  })
  const retry = () => void query.refetch()
  const body = () => {
    if (isWrong) return <p role="alert">{t('The first day must not be after the last.')}</p>
    if (query.data) return <Charts numbers={query.data} range={range} />
    if (query.isError) return <FailureNotice message={LOAD_FAILED} onRetry={retry} />
    return <AnalyticsSkeleton />
  }
  return (
    <div className={classes.screen}>
      <ScreenToolbar
        name={t('Analytics')}
        search={<RangePicker range={range} onRange={props.onRange} />}
      />
      {query.isError && query.data && <StaleNotice message={LOAD_FAILED} onRetry={retry} />}
      {body()}
    </div>
  )
}

const Charts = ({ numbers, range }: { numbers: Analytics; range: AnalyticsRange }) => {
  const { flow, per_week: weeks, by_source: sources } = numbers
  if (flow.length === 0 && weeks.length === 0) return <NothingSent range={range} />
  return (
    <>
      <KeyNumbers numbers={numbers} range={range} />
      {flow.length > 0 && (
        <ChartFrame
          title={t('What became of them')}
          about={t('Every application, from the day it was sent to where it is now.')}
          fileName="applications"
          renderChart={(width) => <FlowChart flow={flow} width={width} />}
          table={<FlowTable flow={flow} range={range} />}
        />
      )}
      <div className={classes.pair}>
        {weeks.length > 0 && (
          <ChartFrame
            title={t('Week by week')}
            about={t('What you sent, and what came back.')}
            fileName="weeks"
            renderChart={(width) => <WeeksChart weeks={weeks} width={width} />}
            table={<WeeksTable weeks={weeks} range={range} />}
          />
        )}
        {sources.length > 0 && (
          <ChartFrame
            title={t('Where they came from')}
            about={t('The solid part of a bar was answered.')}
            fileName="sources"
            renderChart={(width) => <SourcesChart sources={sources} width={width} />}
            table={<SourcesTable sources={sources} range={range} />}
          />
        )}
      </div>
    </>
  )
}

const NothingSent = ({ range: { from, to } }: { range: AnalyticsRange }) => (
  <BlankScreen
    picture={<BlankSign icon={ChartNoAxesCombined} />}
    title={
      from === undefined && to === undefined
        ? t('Nothing has been sent yet')
        : t('Nothing was sent in this period')
    }
    text={t(
      'Once applications are beyond saved, this page shows how many were answered, how long it took, and which sources work for you.',
    )}
  >
    <Link to="/job-tracker" className={buttons.secondary}>
      {t('To your applications')}
    </Link>
  </BlankScreen>
)

const AnalyticsSkeleton = () => (
  <Skeleton label={t('Loading the numbers…')} className={classes.skeleton ?? ''}>
    {['numbers', 'flow', 'weeks'].map((part) => (
      <i key={part} aria-hidden />
    ))}
  </Skeleton>
)
