import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query'
import {
  createTRPCQueryUtils,
  createTRPCReact,
  httpBatchLink,
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
import { KNOWN_HEADER } from '#src/shell/known-answers.ts'
import type { AppRouter } from '../../server/router.ts'
import { readToken } from './auth.ts'
import { callServer } from './call-server.ts'
import { isOffline, onRecovery, reportAnsweredCall } from './connection.ts'
import { reportRefusedChange, reportSavedChange } from './disk.ts'
import { dropEarlyAnswers, takeEarlyAnswer } from './early.ts'
import { describeFailure } from './failure.ts'
import { findKnown } from './known-answers.ts'
import { log } from './log.ts'
import { loadSentences } from './sentences.ts'

/** The only place where the web app sees the server, and only its types. */
export const trpc = createTRPCReact<AppRouter>()

const FRESH_MS = 15_000
const MAX_RETRIES = 2

/** The token that a call was given as its context, where it is not the stored one. */
const findGivenToken = (calls: { context: Record<string, unknown> }[]): string | undefined =>
  calls.map(({ context }) => context['token']).find((token) => typeof token === 'string')

const HTTP_UNAUTHORIZED = 401
const HTTP_INTERNAL = 500
const HTTP_UNAVAILABLE = 503

/** A refusal tells the person what to do, so only what broke is an error; a session's end is neither. */
const logFailedCall = (procedure: string, error: unknown): void => {
  const { kind, status } = describeFailure(error)
  if (status === HTTP_UNAUTHORIZED) return
  const isRefusal = status !== undefined && status < HTTP_INTERNAL
  log(isRefusal ? 'WARN' : 'ERROR', `${procedure} failed`, { kind, status })
}

/** Logs the failure of every change, whoever asked for it, and notes whether changes are saved. */
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

/** Answers a query once with what was asked for early; whatever went wrong there, it is sent again. */
const takeEarlyAnswers: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type === 'mutation') dropEarlyAnswers()
    const isOurs = op.type === 'query' && !('token' in op.context)
    const taken = isOurs ? takeEarlyAnswer(op.path, op.input) : undefined
    if (taken === undefined) return next(op)
    return observable((observer) => {
      let isGivenUp = false
      let sent: Unsubscribable | undefined
      const send = () => next(op).subscribe(observer)
      void taken.answer.then((found) => {
        if (isGivenUp) return
        if (found === undefined) {
          sent = send()
          return
        }
        reportAnsweredCall(taken.startedAtMs)
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

/** Of the list of applications only what has changed is sent; the code for that comes with its screens. */
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
      const answer = async () => {
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
      void answer()
    })
  }

/** What the server has said of a query already it does not say again. */
const keepAnswers: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    const isOurs = op.type === 'query' && !('token' in op.context) && op.path !== 'jobs.changes'
    if (!isOurs) return next(op)
    const { mark, take } = findKnown(readToken() ?? '', op.path, op.input)
    return next({ ...op, context: { ...op.context, mark } }).pipe(
      map((envelope) => {
        const { result } = envelope
        if (!('data' in result)) return envelope
        return { ...envelope, result: { ...result, data: take(result.data) } }
      }),
    )
  }

export const trpcClient = trpc.createClient({
  links: [
    watchChanges,
    listByChanges,
    keepAnswers,
    takeEarlyAnswers,
    httpBatchLink({
      url: '/trpc',
      maxItems: TRPC_MAX_BATCH_SIZE,
      maxURLLength: 4000,
      headers({ opList }) {
        const token = findGivenToken(opList) ?? readToken()
        return {
          [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone,
          [KNOWN_HEADER]: opList
            .map(({ context: { mark } }) => (typeof mark === 'string' ? mark : ''))
            .join(','),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        }
      },
      fetch: (target, init) =>
        callServer(target instanceof Request ? target.url : String(target), { ...init }),
    }),
  ],
})

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // Once the retries are used up.
    onError: (error, { queryKey: [path] }) =>
      logFailedCall(Array.isArray(path) ? path.join('.') : String(path), error),
  }),
  defaultOptions: {
    queries: {
      // Otherwise a query waits without end while the browser believes itself offline.
      networkMode: 'always',
      staleTime: FRESH_MS,
      refetchOnWindowFocus: 'always',
      // Only a lost answer or a busy server is worth a retry: a refusal will be refused again.
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

/** The same queries outside of components: what the routes' loaders prefetch with. */
export const api = createTRPCQueryUtils({ queryClient, client: trpcClient })

// Two windows side by side are both visible: focus, too, is a moment to look for changes.
focusManager.setEventListener((onFocus) => {
  const handle = () => {
    // Given a value, it would tell only of the first time.
    if (document.visibilityState === 'visible') onFocus()
  }
  window.addEventListener('visibilitychange', handle)
  window.addEventListener('focus', handle)
  return () => {
    window.removeEventListener('visibilitychange', handle)
    window.removeEventListener('focus', handle)
  }
})
