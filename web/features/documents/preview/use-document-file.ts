import { useQuery } from '@tanstack/react-query'
import { fetchDocument } from '../fetch-document.ts'

/** Long enough to look at two documents in turn. */
const KEPT_MS = 60_000

/** The file of a document; it never changes, so it is fetched once while it is being looked at. */
export const useDocumentFile = (id: string) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['document-file', id],
    queryFn: ({ signal }) => fetchDocument(id, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    gcTime: KEPT_MS,
    retry: false,
  })
  return { file: data, error: data === undefined ? error : null, retry: () => void refetch() }
}
