import { ActionIcon, Button } from '@mantine/core'
import { Plus, SlidersHorizontal } from 'lucide-react'
import { type ComponentType, Fragment, type ReactNode, useDeferredValue, useMemo } from 'react'
import type { DashboardPart } from '#src/dashboard/constants.ts'
import type { UpcomingWindowDays } from '#src/jobs/constants.ts'
import type { PlacedPart } from '#src/dashboard/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { listUpcomingInterviews } from '#src/interviews/upcoming.ts'
import { listUpcomingDeadlines } from '#src/jobs/upcoming.ts'
import { today } from '../../../lib/dates.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useNow } from '../../../lib/use-now.ts'
import { FailureNotice, StaleNotice } from '../../../ui/failure-notice.tsx'
import { useDashboardDialogs, useParts } from '../../dashboard/index.ts'
import { useJobDialogs } from '../dialogs.ts'
import { LOAD_FAILED } from '../queries.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import classes from './dashboard.module.css'
import { HorizontalList } from './horizontal-list.tsx'
import { RecentCard } from './recent-card.tsx'
import { StatusCounts } from './status-counts.tsx'
import { UpcomingDeadlines } from './upcoming-deadlines.tsx'
import { UpcomingInterviews } from './upcoming-interviews.tsx'
import { type Day, useDay } from './use-day.ts'
import { t } from '#src/language/t.ts'
import { strong } from '../../../ui/marks.tsx'
import { tNodes } from '../../../lib/t-nodes.ts'

const CARD_WIDTH_PX = 264
const CARD_HEIGHT_PX = 226
const FIRST_PARTS = 3

type Window = {
  windowDays: UpcomingWindowDays
  onWindowChange: (days: UpcomingWindowDays) => void
  goal: ReactNode
  /** Mails to review, above all other parts. */
  mail: ReactNode
  /** Further actions in the heading. */
  actions: ReactNode
  /** Due follow-ups, including those not about applications. */
  followUps: ReactNode
  /** Applications without a response. */
  Silence: ComponentType<{ jobs: readonly Job[] }>
}

/** The dashboard: what comes next, and the state of all applications. */
export const DashboardScreen = (props: Window) => {
  const { day, isFailed, isStale, retry } = useDay()
  const layout = useParts({ isEnabled: day !== undefined })
  return (
    <div className={classes.screen}>
      <DashboardHeader actions={props.actions} />
      {isStale && <StaleNotice message={LOAD_FAILED} onRetry={retry} />}
      {isFailed ? (
        <FailureNotice message={LOAD_FAILED} onRetry={retry} />
      ) : day === undefined || layout.isLoading ? (
        <DashboardSkeleton />
      ) : (
        <>
          {props.mail}
          <DashboardContent {...props} day={day} parts={layout.parts} />
        </>
      )}
    </div>
  )
}

const DashboardHeader = ({ actions }: { actions: ReactNode }) => {
  const { open } = useJobDialogs()
  const { open: openLayout } = useDashboardDialogs()
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>{t('Dashboard')}</h1>
      {actions}
      <ActionIcon
        aria-label={t('Arrange dashboard')}
        title={t('Arrange')}
        onClick={() => openLayout('arrange')}
      >
        <SlidersHorizontal size={18} aria-hidden />
      </ActionIcon>
      <Button leftSection={<Plus size={18} aria-hidden />} onClick={() => open('add')}>
        {t('Add Application')}
      </Button>
    </header>
  )
}

const DashboardContent = (props: Window & { day: Day; parts: readonly PlacedPart[] }) => {
  const { windowDays, onWindowChange, goal, followUps, Silence, parts } = props
  const { jobs, counts, recent, total } = props.day
  const now = useNow()
  const { data } = trpc.interviews.list.useQuery()
  const interviews = useMemo(
    () => listUpcomingInterviews(jobs, data?.interviews, windowDays, now),
    [jobs, data, windowDays, now],
  )
  const deadlines = useMemo(
    () => listUpcomingDeadlines(jobs, windowDays, today(now)),
    [jobs, windowDays, now],
  )
  const content: Record<DashboardPart, ReactNode> = {
    counts: <StatusCounts counts={counts} />,
    goal,
    follow_ups: followUps,
    interviews: (
      <UpcomingInterviews
        interviews={interviews}
        now={now}
        windowDays={windowDays}
        onWindowChange={onWindowChange}
      />
    ),
    silence: <Silence jobs={jobs} />,
    deadlines: <UpcomingDeadlines deadlines={deadlines} />,
    recent: (
      <HorizontalList
        title={t('Recent Applications')}
        items={recent}
        total={total}
        itemWidth={CARD_WIDTH_PX}
        itemHeight={CARD_HEIGHT_PX}
        keyOf={(job) => job.id}
        render={(job) => <RecentCard job={job} />}
        empty={<NoApplications />}
      />
    ),
  }
  const shown = parts.filter(({ is_shown }) => is_shown)
  // The first parts fill the screen; the parts below are rendered after it is painted.
  const isWhole = useDeferredValue(true, false)
  if (shown.length === 0) return <NothingShown />
  return shown
    .slice(0, isWhole ? shown.length : FIRST_PARTS)
    .map(({ name }) => <Fragment key={name}>{content[name]}</Fragment>)
}

const NothingShown = () => {
  const { open } = useDashboardDialogs()
  return (
    <div className={classes.empty}>
      <p>
        {tNodes('<strong>Every part is hidden</strong> - Choose what your day begins with.', {
          strong,
        })}
      </p>
      <Button variant="light" mt="md" onClick={() => open('arrange')}>
        {t('Arrange the dashboard')}
      </Button>
    </div>
  )
}

const NoApplications = () => {
  const { open } = useJobDialogs()
  return (
    <div className={classes.empty}>
      <p>
        {tNodes(
          '<strong>No applications yet</strong> - Start tracking your job applications to see them here.',
          { strong },
        )}
      </p>
      <Button variant="light" mt="md" onClick={() => open('add')}>
        {t('Add your first application')}
      </Button>
    </div>
  )
}
