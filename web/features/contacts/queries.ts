import type { Contact } from '#src/contacts/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { t } from '#src/language/t.ts'

export const LOAD_FAILED = t('Failed to load your people')

const NONE: readonly Contact[] = []

/**
 * All contacts by name; one query feeds the contacts screen, the overviews and the palette. If
 * `isWanted` is false, nothing is fetched and only cached people are returned.
 */
export const useContacts = (isWanted = true) => {
  const query = trpc.contacts.list.useQuery(undefined, { enabled: isWanted })
  return {
    contacts: query.data?.contacts ?? NONE,
    isLoading: query.isPending,
    isFailed: query.isError && query.data === undefined,
    isStale: query.isError && query.data !== undefined,
    retry: () => void query.refetch(),
  }
}
