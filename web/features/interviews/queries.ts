import { useMemo } from 'react'
import { findCurrentInterview } from '#src/interviews/current.ts'
import type { Interview } from '#src/interviews/schema.ts'
import { trpc } from '../../lib/trpc.ts'

const NONE: readonly Interview[] = []

/** Every interview of every application, by its start. */
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

/** Those of one application, and which of them its own fields show. */
export const useJobInterviews = (jobId: string, now: Date) => {
  const { interviews: all, ...state } = useInterviews()
  const interviews = useMemo(() => all.filter(({ job_id }) => job_id === jobId), [all, jobId])
  const current = useMemo(() => findCurrentInterview(interviews, now), [interviews, now])
  return { interviews, current, ...state }
}
