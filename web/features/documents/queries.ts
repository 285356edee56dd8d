import { useEffect } from 'react'
import type { Document } from '#src/documents/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/toast.tsx'
import { describeLoadFailure } from './failure-texts.ts'

const NONE: readonly Document[] = []
const UNAUTHORIZED = 401

/** The person's documents, newest first. `failure` is set if the list was never loaded. */
export const useDocuments = () => {
  const { data, error, isPending, refetch } = trpc.documents.list.useQuery()
  const hasList = data !== undefined

  // The list stays visible when a refresh fails; a lost connection has its own banner.
  useEffect(() => {
    if (!error || !hasList) return
    const { kind, status } = describeFailure(error)
    if (kind === 'response' && status !== UNAUTHORIZED) showFailure(describeLoadFailure(error))
  }, [error, hasList])

  return {
    documents: data ?? NONE,
    isLoading: isPending,
    failure: error && !hasList ? describeLoadFailure(error) : undefined,
    retry: () => void refetch(),
  }
}
