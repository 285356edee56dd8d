import type { Query, QueryKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { hashKey, replaceEqualDeep } from '@tanstack/react-query'
import { LIST_STORED_KEY } from '#src/auth/storage-keys.ts'
import { readToken, subscribeToAuth } from './auth.ts'
import { findBuildId } from './build-id.ts'
import { onLoss } from './connection.ts'
import { takeStoredText } from './early.ts'
import { holdFirstPaint } from './first-paint.ts'
import {
  addressOf,
  dropLastSeen,
  forgetLastSeen,
  hasCaches,
  LAST_SEEN,
  readLastSeen,
} from './last-seen-cache.ts'
import { type Seen, parseSeen, serializeSeen } from './last-seen-text.ts'
import { findKnownList, LISTED, readStoredList, toOwner } from './list-changes.ts'
import { queryClient, trpc } from './trpc.ts'

/*
 * Shows the last responses before the server has responded, and offline: the time and place of an
 * interview is needed in the underground, too. On a shared computer this shows nobody more than the
 * open session does, and it is removed at logout, at expiry and when somebody else signs in.
 */

/** Only the queries of everyday screens; never the answers to equal-employment questions. */
const REMEMBERED = new Map(
  [
    getQueryKey(trpc.auth.me, undefined, 'query'),
    getQueryKey(trpc.contacts.list, undefined, 'query'),
    getQueryKey(trpc.dashboard.get, undefined, 'query'),
    getQueryKey(trpc.dashboard.today, undefined, 'query'),
    getQueryKey(trpc.documents.list, undefined, 'query'),
    getQueryKey(trpc.goal.get, undefined, 'query'),
    getQueryKey(trpc.interviews.list, undefined, 'query'),
    getQueryKey(trpc.jobs.list, undefined, 'query'),
    getQueryKey(trpc.jobs.stages, undefined, 'query'),
    getQueryKey(trpc.profile.get, undefined, 'query'),
    getQueryKey(trpc.reminders.list, undefined, 'query'),
    getQueryKey(trpc.resources.list, undefined, 'query'),
    getQueryKey(trpc.shell.deployment, undefined, 'query'),
    getQueryKey(trpc.suggestions.list, undefined, 'query'),
  ].map((queryKey) => [hashKey(queryKey), { queryKey, procedure: queryKey[0].join('.') }]),
)
const PAUSE_MS = 1_000

/** What is stored for each query, so that the same data is not written again. */
const onDevice = new Map<string, { data: unknown; at: number }>()
/** The server cannot list the changes since an older version. */
const STORED_MAX_MS = 24 * 60 * 60 * 1000

const keep = async (token: string, { queryHash, state }: Query): Promise<void> => {
  const { procedure } = REMEMBERED.get(queryHash) ?? {}
  if (procedure === undefined) return
  const at = state.dataUpdatedAt
  // Stored is what the server confirmed, not an optimistic change that may still fail: changes are
  // computed from it.
  const known = procedure === LISTED ? findKnownList(token) : undefined
  const data = known?.jobs ?? state.data
  const kept = onDevice.get(queryHash)
  if (kept !== undefined && kept.data === data && at - kept.at < STORED_MAX_MS) return
  const text = await serializeSeen(toOwner(token), { procedure, at, version: known?.version, data })
  if (readToken() !== token) return
  await (await caches.open(LAST_SEEN)).put(addressOf(procedure), new Response(text))
  onDevice.set(queryHash, { data, at })
  if (procedure === LISTED) localStorage.setItem(LIST_STORED_KEY, 'yes')
}

const readStored = async (procedure: string, token: string): Promise<Seen | undefined> => {
  const text = await (takeStoredText(procedure, token) ?? readLastSeen(procedure))
  if (text === undefined) return undefined
  const seen = await parseSeen(toOwner(token), text)
  if (seen === undefined) await dropLastSeen(procedure)
  return seen
}

/**
 * Records what is stored for a query whose response arrived before the stored data was read; it is
 * mostly the same.
 */
const compareStored = async (token: string, hash: string, data: unknown): Promise<void> => {
  const { procedure } = REMEMBERED.get(hash) ?? {}
  // The list is always read before it is requested.
  if (procedure === undefined || procedure === LISTED || onDevice.has(hash)) return
  const stored = await readStored(procedure, token)
  if (stored !== undefined && replaceEqualDeep(stored.data, data) === stored.data)
    onDevice.set(hash, { data, at: stored.at })
}

const save = async (token: string, queries: readonly Query[]): Promise<void> => {
  for (const query of queries) {
    await compareStored(token, query.queryHash, query.state.data)
    await keep(token, query)
  }
  // Logged out meanwhile, perhaps in another tab.
  if (readToken() !== token) await forgetLastSeen()
}

/** True while stored data is restored, which must not be stored again. */
let isRestoring = false

const put = (queryKey: QueryKey, data: unknown, updatedAt: number): void => {
  isRestoring = true
  try {
    queryClient.setQueryData(queryKey, data, { updatedAt })
  } finally {
    isRestoring = false
  }
}

/** Shows stored data if the query has none; the server's response replaces it. */
const restore = async (hash: string, isLost: boolean): Promise<void> => {
  const token = readToken()
  const { procedure, queryKey } = REMEMBERED.get(hash) ?? {}
  if (token === null || procedure === undefined || queryKey === undefined) return
  const seen =
    procedure === LISTED ? await readStoredList(token) : await readStored(procedure, token)
  if (seen === undefined) return
  const { status, data } = queryClient.getQueryState(queryKey) ?? {}
  // An error from the server must be shown and not be hidden by stored data.
  if (readToken() !== token || data !== undefined || (status === 'error' && !isLost)) return
  put(queryKey, seen.data, seen.at)
  onDevice.set(hash, { data: seen.data, at: seen.at })
}

/** Storage may be full, blocked or corrupt: failures are ignored. */
const quietly = (task: Promise<void>): void => {
  task.catch(() => {})
}

let isStarted = false

/**
 * Stores the responses of remembered queries on this device and restores them at the next visit.
 */
export const rememberLastSeen = (): void => {
  if (isStarted || !hasCaches() || findBuildId() === undefined) return
  isStarted = true
  const changed = new Set<Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let saved = Promise.resolve()
  const saveSoon = (query: Query) => {
    if (!REMEMBERED.has(query.queryHash) || query.state.data == null) return
    changed.add(query)
    timer ??= setTimeout(() => {
      timer = undefined
      const token = readToken()
      const queries = [...changed]
      changed.clear()
      if (token === null) return
      saved = saved.then(() => save(token, queries)).catch(() => {})
    }, PAUSE_MS)
  }
  const restoreFirst = ({ queryHash, state }: Query) => {
    if (state.data !== undefined || state.fetchStatus !== 'fetching') return
    if (!REMEMBERED.has(queryHash)) return
    const restored = restore(queryHash, false)
    holdFirstPaint(restored)
    quietly(restored)
  }
  // Data of one person must never be stored as the next one's.
  subscribeToAuth(() => {
    changed.clear()
    onDevice.clear()
  })
  const cache = queryClient.getQueryCache()
  cache.getAll().forEach(saveSoon)
  cache.getAll().forEach(restoreFirst)
  cache.subscribe((event) => {
    if (event.type !== 'updated' || isRestoring) return
    if (event.action.type === 'success') saveSoon(event.query)
    if (event.action.type === 'fetch') restoreFirst(event.query)
  })
  onLoss(() => {
    for (const hash of REMEMBERED.keys()) quietly(restore(hash, true))
  })
}
