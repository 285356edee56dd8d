import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { getFetch } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact, httpBatchLink } from '@trpc/react-query'
import { MAX_BATCH_SIZE } from '#src/limits.ts'
import type { AppRouter } from '../../server/router.ts'
import { expireSession, readToken } from './auth.ts'
import { describeFailure } from './failure.ts'

/** The only place where the web app sees the server, and only its types. */
export const trpc = createTRPCReact<AppRouter>()

const DEFAULT_TIMEOUT_MS = 10_000
const AUTH_TIMEOUT_MS = 15_000
const FRESH_MS = 15_000

const timeoutFor = (url: string) =>
  /\/trpc\/(?:[^?]*,)?auth\.(?!me\b)/.test(url) ? AUTH_TIMEOUT_MS : DEFAULT_TIMEOUT_MS

const fetchWithTimeout: ReturnType<typeof getFetch> = (url, init) => {
  const address = url instanceof Request ? url.url : url.toString()
  const timeout = AbortSignal.timeout(timeoutFor(address))
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return fetch(url, { ...init, signal })
}

export const trpcClient = trpc.createClient({
  links: [
    httpBatchLink({
      url: '/trpc',
      maxItems: MAX_BATCH_SIZE,
      maxURLLength: 4000,
      headers() {
        const token = readToken()
        return {
          'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        }
      },
      fetch: fetchWithTimeout,
    }),
  ],
})

/** A 401 anywhere ends the session here; the router then leads to /login (see ../main.tsx). */
const onError = (error: unknown) => {
  if (describeFailure(error).status === 401) expireSession()
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: 'always',
      // A refusal will be refused again; only a lost connection or a busy server is worth a retry.
      retry: (failures, error) => {
        const { status } = describeFailure(error)
        return failures < 2 && (status === undefined || status === 503)
      },
    },
    mutations: { networkMode: 'always' },
  },
})

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
