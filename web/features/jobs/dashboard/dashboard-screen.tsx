import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { UpcomingWindowDays } from '#src/jobs/constants.ts'
import { listUpcomingDeadlines, listUpcomingInterviews } from '#src/jobs/upcoming.ts'
import { today } from '../../../lib/dates.ts'
import { useNow } from '../../../lib/use-now.ts'
import { FailureNotice, StaleNotice } from '../../../ui/failure-notice.tsx'
import { useJobDialogs } from '../dialogs.ts'
import { LOAD_FAILED, useJobs } from '../queries.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import classes from './dashboard.module.css'
import { HorizontalList } from './horizontal-list.tsx'
import { RecentCard } from './recent-card.tsx'
import { StatusCounts } from './status-counts.tsx'
import { UpcomingDeadlines } from './upcoming-deadlines.tsx'
import { UpcomingInterviews } from './upcoming-interviews.tsx'

const CARD_WIDTH_PX = 264
const CARD_HEIGHT_PX = 226

type Window = {
  windowDays: UpcomingWindowDays
  onWindowChange: (days: UpcomingWindowDays) => void
  /** What is to be done next, beside applications. */
  followUps: ReactNode
}

/** What comes next, and where everything stands. */
export const DashboardScreen = (props: Window) => {
  const { isLoading, isFailed, isStale, retry } = useJobs()
  return (
    <div className={classes.screen}>
      <DashboardHeader />
      {isStale && <StaleNotice message={LOAD_FAILED} onRetry={retry} />}
      {isLoading ? (
        <DashboardSkeleton />
      ) : isFailed ? (
        <FailureNotice message={LOAD_FAILED} onRetry={retry} />
      ) : (
        <DashboardContent {...props} />
      )}
    </div>
  )
}

const DashboardHeader = () => {
  const { open } = useJobDialogs()
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>Dashboard</h1>
      <Button leftSection={<Plus size={18} aria-hidden />} onClick={() => open('add')}>
        Add Application
      </Button>
    </header>
  )
}

const DashboardContent = ({ windowDays, onWindowChange, followUps }: Window) => {
  const { jobs } = useJobs()
  const now = useNow()
  const interviews = useMemo(
    () => listUpcomingInterviews(jobs, windowDays, now),
    [jobs, windowDays, now],
  )
  const deadlines = useMemo(
    () => listUpcomingDeadlines(jobs, windowDays, today(now)),
    [jobs, windowDays, now],
  )
  return (
    <>
      <StatusCounts jobs={jobs} />
      {followUps}
      <UpcomingInterviews
        interviews={interviews}
        now={now}
        windowDays={windowDays}
        onWindowChange={onWindowChange}
      />
      <UpcomingDeadlines deadlines={deadlines} />
      <HorizontalList
        title="Recent Applications"
        items={jobs}
        itemWidth={CARD_WIDTH_PX}
        itemHeight={CARD_HEIGHT_PX}
        keyOf={(job) => job.id}
        render={(job) => <RecentCard job={job} />}
        empty={<NoApplications />}
      />
    </>
  )
}

const NoApplications = () => {
  const { open } = useJobDialogs()
  return (
    <div className={classes.empty}>
      <p>
        <strong>No applications yet</strong> - Start tracking your job applications to see them
        here.
      </p>
      <Button variant="light" mt="md" onClick={() => open('add')}>
        Add your first application
      </Button>
    </div>
  )
}
