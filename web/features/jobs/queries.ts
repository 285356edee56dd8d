import type { Job } from '#src/jobs/schema.ts'
import type { Stages } from '#src/jobs/shape.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { POSTING_SEARCH_MIN } from '#src/jobs/constants.ts'
import { SHORT_TEXT_MAX } from '#src/text-limits.ts'
import { trpc } from '../../lib/trpc.ts'
import { t } from '#src/language/t.ts'

export const LOAD_FAILED = t('Failed to fetch applications')

const NONE: Job[] = []

/** All applications of the person, newest first; one query feeds board, list and dashboard. */
export const useJobs = () => {
  const query = trpc.jobs.list.useQuery()
  return {
    jobs: query.data ?? NONE,
    isLoading: query.isPending,
    isFailed: query.isError && query.data === undefined,
    /** True if old data is shown because a refresh failed. */
    isStale: query.isError && query.data !== undefined,
    retry: () => void query.refetch(),
  }
}

/** The cached applications; sends no request. */
export const useKnownJobs = (): readonly Job[] => {
  const { data: all } = trpc.jobs.list.useQuery(undefined, { enabled: false })
  const { data: today } = trpc.dashboard.today.useQuery(undefined, { enabled: false })
  return all ?? today?.jobs ?? NONE
}

const NO_STAGES: Stages = { saved: [], applied: [], interviewing: [], offer: [], rejected: [] }

/** The person's own stages per status; empty until loaded. */
export const useStages = (): Stages => trpc.jobs.stages.useQuery().data ?? NO_STAGES

/**
 * Returns a function that tells whether an application's saved posting contains a search word.
 * Postings are not part of the list, so the server searches them; until it responds, none match.
 */
export const usePostingSearch = (query: string) => {
  const text = query.trim().slice(0, SHORT_TEXT_MAX)
  const isEnough = text.length >= POSTING_SEARCH_MIN
  const { data } = trpc.jobs.searchPostings.useQuery(
    { text },
    { enabled: isEnough, placeholderData: keepPreviousData },
  )
  const matches = isEnough ? data?.matches : undefined
  return useMemo(() => {
    const wordsOf = new Map(matches?.map(({ job_id, words }) => [job_id, words]))
    return ({ id }: Pick<Job, 'id'>, word: string) => wordsOf.get(id)?.includes(word) ?? false
  }, [matches])
}
