import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query'
import {
  createTRPCQueryUtils,
  createTRPCReact,
  httpBatchLink,
  httpLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from '@trpc/react-query'
import {
  map,
  observable,
  observableToPromise,
  tap,
  type Unsubscribable,
} from '@trpc/server/observable'
import { TIME_ZONE_HEADER, TRPC_MAX_BATCH_SIZE } from '#src/shell/constants.ts'
import { KNOWN_HEADER } from '#src/shell/response-marks.ts'
import type { AppRouter } from '../../server/router.ts'
import { readToken } from './auth.ts'
import { callServer } from './call-server.ts'
import { isOffline, onRecovery, reportSuccessfulCall } from './connection.ts'
import { reportRefusedChange, reportSavedChange } from './disk.ts'
import { dropEarlyResponses, takeEarlyResponse } from './early.ts'
import { describeFailure } from './failure.ts'
import { findKnownResponse } from './response-marks.ts'
import { log } from './log.ts'
import { loadSentences } from './sentences.ts'
import { shareRows } from './share-rows.ts'
import { findTimeZone } from './time-zone.ts'

/** The only place where the web app imports from the server, and only types. */
export const trpc = createTRPCReact<AppRouter>()

const FRESH_MS = 15_000
const MAX_RETRIES = 2

/** The token passed in a call's context, if it differs from the stored one. */
const findGivenToken = (calls: { context: Record<string, unknown> }[]): string | undefined =>
  calls.map(({ context }) => context['token']).find((token) => typeof token === 'string')

const HTTP_UNAUTHORIZED = 401
const HTTP_INTERNAL = 500
const HTTP_UNAVAILABLE = 503

/**
 * Logs a failed call. A 4xx response tells the person what to do and is no error, nor is an expired
 * session.
 */
const logFailedCall = (procedure: string, error: unknown): void => {
  const { kind, status } = describeFailure(error)
  if (status === HTTP_UNAUTHORIZED) return
  const isRefusal = status !== undefined && status < HTTP_INTERNAL
  log(isRefusal ? 'WARN' : 'ERROR', `${procedure} failed`, { kind, status })
}

/** Logs every failed mutation and notes whether the server can save changes. */
const watchChanges: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next(op).pipe(
      tap({
        error: (error) => {
          if (op.type !== 'mutation' || op.signal?.aborted) return
          reportRefusedChange(error)
          logFailedCall(op.path, error)
        },
        complete: () => {
          if (op.type === 'mutation') reportSavedChange()
        },
      }),
    )

/** Resolves a query once from its early response; if that failed, the query is sent as usual. */
const takeEarlyResponses: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type === 'mutation') dropEarlyResponses()
    const isOurs = op.type === 'query' && !('token' in op.context)
    const taken = isOurs ? takeEarlyResponse(op.path, op.input) : undefined
    if (taken === undefined) return next(op)
    return observable((observer) => {
      let isGivenUp = false
      let sent: Unsubscribable | undefined
      const send = () => next(op).subscribe(observer)
      void taken.response.then((found) => {
        if (isGivenUp) return
        if (found === undefined) {
          sent = send()
          return
        }
        reportSuccessfulCall(taken.startedAtMs)
        if ('error' in found) {
          void loadSentences().then(() => observer.error(TRPCClientError.from(found)))
          return
        }
        observer.next({ result: { type: 'data', data: found.data } })
        observer.complete()
      })
      return () => {
        isGivenUp = true
        sent?.unsubscribe()
      }
    })
  }

/**
 * Fetches only the changes of the list of applications; the code for it is loaded with its screens.
 */
const listByChanges: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.path !== 'jobs.list' || op.input !== undefined || 'token' in op.context) return next(op)
    const ask = async (version: string | undefined): Promise<unknown> => {
      const input = version === undefined ? undefined : { version }
      const { result } = await observableToPromise(next({ ...op, path: 'jobs.changes', input }))
      return 'data' in result ? result.data : undefined
    }
    return observable((observer) => {
      const fetchList = async () => {
        try {
          const { readList } = await import('./list-changes.ts')
          observer.next({ result: { type: 'data', data: await readList(ask) } })
          observer.complete()
        } catch (error) {
          observer.error(
            TRPCClientError.from(error instanceof Error ? error : new Error('Unknown')),
          )
        }
      }
      void fetchList()
    })
  }

/**
 * Sends the version of the last response with a query; the server does not send an unchanged result
 * again.
 */
const keepResponses: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    const isOurs = op.type === 'query' && !('token' in op.context) && op.path !== 'jobs.changes'
    if (!isOurs) return next(op)
    const { mark, take } = findKnownResponse(readToken() ?? '', op.path, op.input)
    return next({ ...op, context: { ...op.context, mark } }).pipe(
      map((envelope) => {
        const { result } = envelope
        if (!('data' in result)) return envelope
        return { ...envelope, result: { ...result, data: take(result.data) } }
      }),
    )
  }

const toHeaders = (calls: { context: Record<string, unknown> }[]) => {
  const token = findGivenToken(calls) ?? readToken()
  return {
    [TIME_ZONE_HEADER]: findTimeZone(),
    [KNOWN_HEADER]: calls
      .map(({ context: { mark } }) => (typeof mark === 'string' ? mark : ''))
      .join(','),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
}

const SERVER = {
  url: '/trpc',
  fetch: (target: URL | RequestInfo, init?: object) =>
    callServer(target instanceof Request ? target.url : String(target), { ...init }),
} as const

export const trpcClient = trpc.createClient({
  links: [
    watchChanges,
    listByChanges,
    keepResponses,
    takeEarlyResponses,
    splitLink({
      condition: ({ type }) => type === 'mutation',
      // A batch would only leave once the form is drawn as busy.
      true: httpLink({ ...SERVER, headers: ({ op }) => toHeaders([op]) }),
      false: httpBatchLink({
        ...SERVER,
        maxItems: TRPC_MAX_BATCH_SIZE,
        maxURLLength: 4000,
        headers: ({ opList }) => toHeaders(opList),
      }),
    }),
  ],
})

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // Called after the last retry.
    onError: (error, { queryKey: [path] }) =>
      logFailedCall(Array.isArray(path) ? path.join('.') : String(path), error),
  }),
  defaultOptions: {
    queries: {
      // Otherwise queries would pause without end while the browser believes itself offline.
      networkMode: 'always',
      staleTime: FRESH_MS,
      structuralSharing: shareRows,
      refetchOnWindowFocus: 'always',
      // Only a lost response or a busy server is worth a retry: other errors would repeat.
      retry: (failures, error) => {
        const { status } = describeFailure(error)
        const mayPass = status === undefined || status === HTTP_UNAVAILABLE
        return failures < MAX_RETRIES && mayPass && !isOffline()
      },
    },
    mutations: { networkMode: 'always' },
  },
})

onRecovery(() => void queryClient.invalidateQueries())

/** The same queries outside of components, for the prefetching of route loaders. */
export const api = createTRPCQueryUtils({ queryClient, client: trpcClient })

// Two windows side by side are both visible, so focus refetches, too.
focusManager.setEventListener((onFocus) => {
  const handle = () => {
    // `onFocus(true)` would only notify on the first change.
    if (document.visibilityState === 'visible') onFocus()
  }
  window.addEventListener('visibilitychange', handle)
  window.addEventListener('focus', handle)
  return () => {
    window.removeEventListener('visibilitychange', handle)
    window.removeEventListener('focus', handle)
  }
})
