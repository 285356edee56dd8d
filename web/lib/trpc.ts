import { focusManager, QueryClient } from '@tanstack/react-query'
import type { TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact, httpBatchLink } from '@trpc/react-query'
import { observable } from '@trpc/server/observable'
import { TIME_ZONE_HEADER, TRPC_MAX_BATCH_SIZE } from '#src/shell/constants.ts'
import type { AppRouter } from '../../server/router.ts'
import { expireSession, readToken } from './auth.ts'
import { onRecovery, reportAnsweredCall, reportLostCall } from './connection.ts'
import { describeFailure } from './failure.ts'

/** The only place where the web app sees the server, and only its types. */
export const trpc = createTRPCReact<AppRouter>()

const DEFAULT_TIMEOUT_MS = 10_000
const AUTH_TIMEOUT_MS = 15_000
const FRESH_MS = 15_000
const MAX_RETRIES = 2

const timeoutFor = (url: string) =>
  /\/trpc\/(?:[^?]*,)?auth\.(?!me\b)/.test(url) ? AUTH_TIMEOUT_MS : DEFAULT_TIMEOUT_MS

const fetchWithTimeout = (url: RequestInfo | URL | string, init: RequestInit) => {
  const timeout = AbortSignal.timeout(timeoutFor(String(url)))
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return fetch(url, { ...init, signal })
}

/** Ending a session that has ended already is no news to the person who is leaving. */
const LOGOUT = 'auth.logout'

/**
 * Watches every call's outcome. A 401 anywhere ends the session here, and the router then leads to
 * /login (see ../main.tsx); a call without an answer may mean that the server is out of reach.
 */
const watchLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    const token = readToken()
    return observable((observer) =>
      next(op).subscribe({
        next(value) {
          reportAnsweredCall()
          observer.next(value)
        },
        error(error) {
          const { status } = describeFailure(error)
          if (status !== undefined) reportAnsweredCall()
          else if (!op.signal?.aborted) reportLostCall()
          if (status === 401 && token !== null && op.path !== LOGOUT) expireSession(token)
          observer.error(error)
        },
        complete: () => observer.complete(),
      }),
    )
  }

export const trpcClient = trpc.createClient({
  links: [
    watchLink,
    httpBatchLink({
      url: '/trpc',
      maxItems: TRPC_MAX_BATCH_SIZE,
      maxURLLength: 4000,
      headers() {
        const token = readToken()
        return {
          [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        }
      },
      fetch: (url, init) => fetchWithTimeout(url, asRequestInit(init)),
    }),
  ],
})

/** tRPC's options are a subset of fetch's, typed for every runtime; the browser's types differ. */
function asRequestInit(init: object | undefined): RequestInit {
  return { ...init }
}

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
