import { useMemo } from 'react'
import { findCurrentInterview } from '#src/interviews/current.ts'
import type { Interview } from '#src/interviews/schema.ts'
import { trpc } from '../../lib/trpc.ts'

const NONE: readonly Interview[] = []

/** All interviews of all applications, by start. */
export const useInterviews = () => {
  const query = trpc.interviews.list.useQuery()
  return {
    interviews: query.data?.interviews ?? NONE,
    isLoading: query.isPending,
    isFetching: query.isFetching,
    isFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  }
}

/** The interviews of one application, and which one is its current one. */
export const useJobInterviews = (jobId: string, now: Date) => {
  const { interviews: all, ...state } = useInterviews()
  const interviews = useMemo(() => all.filter(({ job_id }) => job_id === jobId), [all, jobId])
  const current = useMemo(() => findCurrentInterview(interviews, now), [interviews, now])
  return { interviews, current, ...state }
}
