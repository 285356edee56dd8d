import { focusManager, QueryClient } from '@tanstack/react-query'
import { createTRPCQueryUtils, createTRPCReact, httpBatchLink } from '@trpc/react-query'
import { TIME_ZONE_HEADER, TRPC_MAX_BATCH_SIZE } from '#src/shell/constants.ts'
import type { AppRouter } from '../../server/router.ts'
import { readToken } from './auth.ts'
import { callServer } from './call-server.ts'
import { onRecovery } from './connection.ts'
import { describeFailure } from './failure.ts'

/** The only place where the web app sees the server, and only its types. */
export const trpc = createTRPCReact<AppRouter>()

const FRESH_MS = 15_000
const MAX_RETRIES = 2

/** The token that a call was given as its context, where it is not the stored one. */
const findGivenToken = (calls: { context: Record<string, unknown> }[]): string | undefined =>
  calls.map(({ context }) => context['token']).find((token) => typeof token === 'string')

export const trpcClient = trpc.createClient({
  links: [
    httpBatchLink({
      url: '/trpc',
      maxItems: TRPC_MAX_BATCH_SIZE,
      maxURLLength: 4000,
      headers({ opList }) {
        const token = findGivenToken(opList) ?? readToken()
        return {
          [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        }
      },
      fetch: (target, init) =>
        callServer(target instanceof Request ? target.url : String(target), { ...init }),
    }),
  ],
})

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: 'always',
      // A refusal will be refused again; only a lost connection or a busy server is worth a retry.
      retry: (failures, error) => {
        const { status } = describeFailure(error)
        return failures < MAX_RETRIES && (status === undefined || status === 503)
      },
    },
    mutations: { networkMode: 'always' },
  },
})

onRecovery(() => void queryClient.invalidateQueries())

/** The same queries outside of components: what the routes' loaders prefetch with. */
export const api = createTRPCQueryUtils({ queryClient, client: trpcClient })

// Two windows side by side are both visible: focus, too, is a moment to look for changes.
focusManager.setEventListener((onFocus) => {
  const handle = () => {
    if (document.visibilityState === 'visible') onFocus(true)
  }
  window.addEventListener('visibilitychange', handle)
  window.addEventListener('focus', handle)
  return () => {
    window.removeEventListener('visibilitychange', handle)
    window.removeEventListener('focus', handle)
  }
})
