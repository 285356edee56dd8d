import type { Job } from '#src/jobs/schema.ts'
import { trpc } from '../../lib/trpc.ts'

export const LOAD_FAILED = 'Failed to fetch applications'

const NONE: Job[] = []

/** Every application of the person, newest first; one query feeds board, list and dashboard. */
export const useJobs = () => {
  const query = trpc.jobs.list.useQuery()
  return {
    jobs: query.data ?? NONE,
    isLoading: query.isPending,
    isFailed: query.isError && query.data === undefined,
    /** What is shown was fetched earlier, and fetching it again has failed. */
    isStale: query.isError && query.data !== undefined,
    retry: () => void query.refetch(),
  }
}
