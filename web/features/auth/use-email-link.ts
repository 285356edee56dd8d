import { trpc } from '../../lib/trpc.ts'

/** What a mailed link is good for; undefined while that is asked. */
export const useEmailLink = (token: string) => {
  const { data, isError, refetch } = trpc.auth.emailLink.useQuery(
    { token },
    { gcTime: 0, refetchOnWindowFocus: false, staleTime: Infinity },
  )
  return { link: data, isError, refetch }
}
