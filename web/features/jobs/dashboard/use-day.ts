import { useEffect, useMemo, useState } from 'react'
import { RECENT_MAX } from '#src/dashboard/constants.ts'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import { countByStatus } from '#src/jobs/upcoming.ts'
import { trpc } from '../../../lib/trpc.ts'
import { whenSettled } from '../../../lib/when-settled.ts'

/** What the dashboard tells of; archived applications are left out. */
export type Day = {
  jobs: readonly Job[]
  counts: Record<JobStatus, number>
  recent: readonly Job[]
  /** How many there are in all; `recent` may hold the first of them only. */
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
 * The applications for the dashboard: what it shows first comes in an answer of its own, since thousands
 * take longer; all of them follow once the screen stands.
 */
export const useDay = () => {
  const [wantsAll, setWantsAll] = useState(false)
  const { data: known } = trpc.jobs.list.useQuery(undefined, { enabled: false })
  const today = trpc.dashboard.today.useQuery(undefined, { enabled: known === undefined })
  const isShown = today.data !== undefined || known !== undefined
  useEffect(() => (isShown ? whenSettled(() => setWantsAll(true)) : undefined), [isShown])
  const all = trpc.jobs.list.useQuery(undefined, { enabled: wantsAll })
  // The list may be what was last seen, and today's answer the newer one.
  const isListNewer = today.data === undefined || all.dataUpdatedAt >= today.dataUpdatedAt
  const day = useMemo(
    () => (all.data && isListNewer ? toDay(all.data) : today.data && toFirstDay(today.data)),
    [all.data, today.data, isListNewer],
  )
  return {
    day,
    isFailed: day === undefined && (today.isError || all.isError),
    /** What is shown was fetched earlier, and fetching it again has failed. */
    isStale: day !== undefined && all.isError,
    retry: () => void (known === undefined && !wantsAll ? today.refetch() : all.refetch()),
  }
}

const toFirstDay = (today: { jobs: readonly Job[]; counts: Record<JobStatus, number> }): Day => {
  const jobs = today.jobs.filter(isOpen)
  const { counts } = today
  return { jobs, counts, recent: jobs.slice(0, RECENT_MAX), total: sum(counts) }
}
