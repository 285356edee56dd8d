import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CountedInput } from '#src/analytics/schema.ts'
import { leaveArchived } from '#src/jobs/archived.ts'
import type { Job } from '#src/jobs/schema.ts'
import { searchJobs } from '#src/jobs/search.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useNow } from '../../../lib/use-now.ts'
import { today } from '../../../lib/dates.ts'
import { type FilterAddress, isFiltered } from './filter-address.ts'

/** Loaded only when a filter is active. */
const loadRules = () => import('./rules.ts')

/** The filter logic; undefined until it is needed and loaded. */
const useRules = (isWanted: boolean) => {
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadRules>>>()
  const [isFailed, setIsFailed] = useState(false)
  const load = useCallback(() => {
    loadRules().then(setRules, () => setIsFailed(true))
  }, [])
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  const retry = () => {
    setIsFailed(false)
    load()
  }
  return { rules, isFailed: isFailed && rules === undefined, retry }
}

/** The instant of local midnight at the start of a day. */
const startOf = (day: string) => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date).toISOString()
}

/** The ids of the applications behind an analytics number. */
const useCounted = (counted: CountedInput | undefined) => {
  const { data, isFetching, isError, refetch } = trpc.analytics.jobs.useQuery(
    counted ?? { of: 'applications' },
    { enabled: counted !== undefined },
  )
  const isAsked = counted !== undefined
  return {
    ids: useMemo(() => (isAsked && data ? new Set(data.job_ids) : undefined), [isAsked, data]),
    isLoading: isAsked && data === undefined && isFetching,
    isFailed: isAsked && data === undefined && isError,
    retry: () => void (isAsked && refetch()),
  }
}

/** The data that filters need besides the applications. */
export const useFilterContext = (address: FilterAddress, isCounting = false) => {
  const day = today(useNow())
  const isAsked = isCounting || address.follow_up !== undefined
  const { data } = trpc.reminders.list.useQuery(undefined, { enabled: isAsked })
  return useMemo(() => {
    const open = data?.reminders.filter(({ done_at }) => done_at === null)
    const followed = new Set(open?.map(({ job_id }) => job_id))
    return { today: day, startOf, hasFollowUp: (id: string) => followed.has(id) }
  }, [day, data])
}

/**
 * The applications that match the filters in the URL, and of those the ones that match the search.
 */
export const useSelectedJobs = (
  jobs: readonly Job[],
  address: FilterAddress,
  query: string,
  isInPosting: (job: Job, word: string) => boolean,
) => {
  const isWanted = isFiltered(address)
  // An analytics number counts archived applications, too.
  const asksForArchived = address.archived !== undefined || address.counted !== undefined
  const inSight = useMemo(
    () => (asksForArchived ? jobs : leaveArchived(jobs)),
    [jobs, asksForArchived],
  )
  const { rules, isFailed, retry } = useRules(isWanted)
  const around = useFilterContext(address)
  const counted = useCounted(useMemo(() => rules?.readCounted(address.counted), [rules, address]))
  const filters = useMemo(() => rules?.readFilters(address), [rules, address])
  const filtered = useMemo(() => {
    if (!isWanted || !rules || !filters) return inSight
    const behind = counted.ids ? inSight.filter(({ id }) => counted.ids?.has(id)) : inSight
    return rules.filterJobs(behind, filters, around)
  }, [isWanted, rules, inSight, filters, around, counted.ids])
  const found = useMemo(
    () => searchJobs(filtered, query, isInPosting),
    [filtered, query, isInPosting],
  )
  return {
    found,
    isLoading: isWanted && ((rules === undefined && !isFailed) || counted.isLoading),
    isFailed: isWanted && (isFailed || counted.isFailed),
    retry: () => {
      retry()
      counted.retry()
    },
  }
}
