import { useEffect } from 'react'
import type { Resource } from '#src/resources/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/toast.tsx'
import { describeLoadFailure } from './failure-texts.ts'
import { t } from '#src/language/t.ts'

const NONE: readonly Resource[] = []
const UNAUTHORIZED = 401

const describe = (error: unknown) =>
  t('Failed to load resources: {error}', { error: describeLoadFailure(error) })

/** All bookmarks of the person, newest first. `failure` is set if the list was never loaded. */
export const useResources = () => {
  const { data, error, isPending, refetch } = trpc.resources.list.useQuery()
  const hasList = data !== undefined

  // The list stays visible when a refresh fails; a lost connection has its own banner.
  useEffect(() => {
    if (!error || !hasList) return
    const { kind, status } = describeFailure(error)
    if (kind === 'response' && status !== UNAUTHORIZED) showFailure(describe(error))
  }, [error, hasList])

  return {
    resources: data?.resources ?? NONE,
    isLoading: isPending,
    failure: error && !hasList ? describe(error) : undefined,
    retry: () => void refetch(),
  }
}
