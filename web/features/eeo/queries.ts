import { queryOptions } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { EeoData } from '#src/eeo/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpc, trpcClient } from '../../lib/trpc.ts'

const HTTP_NOT_FOUND = 404

/** Fetches the current answers; null if there are none. */
export const fetchEeo = async (signal?: AbortSignal): Promise<EeoData | null> => {
  try {
    return await trpcClient.eeo.get.query(undefined, signal && { signal })
  } catch (error) {
    if (describeFailure(error).status === HTTP_NOT_FOUND) return null
    throw error
  }
}

export const eeoQuery = queryOptions({
  queryKey: getQueryKey(trpc.eeo.get, undefined, 'query'),
  queryFn: ({ signal }) => fetchEeo(signal),
})
