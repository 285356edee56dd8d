import { useEffect, useMemo, useState } from 'react'
import { RECENT_MAX } from '#src/dashboard/constants.ts'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { countByStatus } from '#src/jobs/upcoming.ts'
import { trpc } from '../../../lib/trpc.ts'
import { whenSettled } from '../../../lib/when-settled.ts'

/** The data of the dashboard, without archived applications. */
export type Day = {
  jobs: readonly Job[]
  counts: Record<JobStatus, number>
  recent: readonly Job[]
  /** The total number of applications; `recent` may hold only the first ones. */
  total: number
}

const isOpen = ({ archived_at }: Job) => archived_at === null

const toDay = (all: readonly Job[]): Day => {
  const jobs = all.filter(isOpen)
  return { jobs, counts: countByStatus(jobs), recent: jobs, total: jobs.length }
}

const sum = (counts: Record<JobStatus, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

/**
 * The applications for the dashboard: a small first response renders the screen, since a list of
 * thousands takes longer; the whole list follows.
 */
export const useDay = () => {
  const [wantsAll, setWantsAll] = useState(false)
  const { data: known } = trpc.jobs.list.useQuery(undefined, { enabled: false })
  const today = trpc.dashboard.today.useQuery(undefined, { enabled: known === undefined })
  const isShown = today.data !== undefined || known !== undefined
  useEffect(() => (isShown ? whenSettled(() => setWantsAll(true)) : undefined), [isShown])
  const all = trpc.jobs.list.useQuery(undefined, { enabled: wantsAll })
  // The cached list may be older than the first response.
  const isListNewer = today.data === undefined || all.dataUpdatedAt >= today.dataUpdatedAt
  const day = useMemo(
    () => (all.data && isListNewer ? toDay(all.data) : today.data && toFirstDay(today.data)),
    [all.data, today.data, isListNewer],
  )
  return {
    day,
    isFailed: day === undefined && (today.isError || all.isError),
    /** True if old data is shown because a refresh failed. */
    isStale: day !== undefined && all.isError,
    retry: () => void (known === undefined && !wantsAll ? today.refetch() : all.refetch()),
  }
}

const toFirstDay = (today: { jobs: readonly Job[]; counts: Record<JobStatus, number> }): Day => {
  const jobs = today.jobs.filter(isOpen)
  const { counts } = today
  return { jobs, counts, recent: jobs.slice(0, RECENT_MAX), total: sum(counts) }
}
