import { experimental_createQueryPersister as createPersister } from '@tanstack/query-persist-client-core'
import { hashKey, type Query } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { readToken } from './auth.ts'
import { findBuildId } from './build-id.ts'
import { onLoss } from './connection.ts'
import { forgetLastSeen, hasCaches, LAST_SEEN } from './last-seen-cache.ts'
import { markOf } from './person.ts'
import { queryClient, trpc } from './trpc.ts'

/*
 * What the person saw last can be read without a connection: the time and place of an interview is
 * needed in the underground, too. On a shared computer this shows nobody more than the open session
 * does, and it is removed at logout, at expiry and when somebody else signs in.
 */

/** Only what the everyday screens read; answers to equal-employment questions never. */
const REMEMBERED_HASHES = new Set(
  [
    getQueryKey(trpc.auth.me, undefined, 'query'),
    getQueryKey(trpc.contacts.list, undefined, 'query'),
    getQueryKey(trpc.dashboard.get, undefined, 'query'),
    getQueryKey(trpc.documents.list, undefined, 'query'),
    getQueryKey(trpc.interviews.list, undefined, 'query'),
    getQueryKey(trpc.jobs.list, undefined, 'query'),
    getQueryKey(trpc.profile.get, undefined, 'query'),
    getQueryKey(trpc.reminders.list, undefined, 'query'),
    getQueryKey(trpc.resources.list, undefined, 'query'),
    getQueryKey(trpc.shell.deployment, undefined, 'query'),
    getQueryKey(trpc.suggestions.list, undefined, 'query'),
  ].map((queryKey) => hashKey(queryKey)),
)
const PAUSE_MS = 1_000

const addressOf = (key: string) => `/last-seen/${encodeURIComponent(key)}`

const storage = {
  getItem: async (key: string) =>
    (await caches.match(addressOf(key), { cacheName: LAST_SEEN }))?.text(),
  setItem: async (key: string, value: string) =>
    (await caches.open(LAST_SEEN)).put(addressOf(key), new Response(value)),
  removeItem: async (key: string) => {
    await (await caches.open(LAST_SEEN)).delete(addressOf(key))
  },
}

/** Reads only what this session wrote with this build, which may mean something else by a name. */
const openPersister = (token: string) =>
  createPersister({
    storage,
    buster: `${markOf(token)} ${findBuildId() ?? ''}`,
    maxAge: Infinity,
  })

const save = async (queries: readonly Query[]): Promise<void> => {
  const token = readToken()
  if (token === null) return
  const { persistQuery } = openPersister(token)
  await Promise.all(queries.map(persistQuery))
  // Logged out while this was written, perhaps in another tab.
  if (readToken() !== token) await forgetLastSeen()
}

const restore = async (): Promise<void> => {
  const token = readToken()
  if (token === null) return
  const { retrieveQuery } = openPersister(token)
  const put = ({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>) => {
    if (queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt })
  }
  await Promise.all([...REMEMBERED_HASHES].map((hash) => retrieveQuery(hash, put)))
}

let isStarted = false

/** Keeps what is read in step on this device, and shows it when the server is out of reach. */
export const rememberLastSeen = (): void => {
  if (isStarted || !hasCaches() || findBuildId() === undefined) return
  isStarted = true
  const changed = new Set<Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveSoon = (query: Query) => {
    if (!REMEMBERED_HASHES.has(query.queryHash) || query.state.data == null) return
    changed.add(query)
    timer ??= setTimeout(() => {
      timer = undefined
      const queries = [...changed]
      changed.clear()
      // Storage may be full or blocked: then reading needs a connection.
      save(queries).catch(() => {})
    }, PAUSE_MS)
  }
  const cache = queryClient.getQueryCache()
  cache.getAll().forEach(saveSoon)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') saveSoon(event.query)
  })
  onLoss(() => {
    restore().catch(() => {})
  })
}
