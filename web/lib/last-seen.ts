import { hashKey } from '@tanstack/react-query'
import { z } from 'zod'
import { readToken } from './auth.ts'
import { findBuildId } from './build-id.ts'
import { onLoss } from './connection.ts'
import { forgetLastSeen, hasCaches, LAST_SEEN } from './last-seen-cache.ts'
import { markOf } from './person.ts'
import { queryClient } from './trpc.ts'

/*
 * What the person saw last can be read without a connection: the time and place of an interview is
 * needed in the underground, too. On a shared computer this shows nobody more than the open session
 * does, and it goes with it: at logout, expiry and when somebody else signs in.
 */

/** Only what the everyday screens read; answers to equal-employment questions never. */
const REMEMBERED = [
  'auth.me',
  'documents.list',
  'jobs.list',
  'profile.get',
  'resources.list',
  'shell.deployment',
]
const ADDRESS = '/last-seen'
const PAUSE_MS = 1_000

const record = z.object({
  mark: z.string(),
  build: z.string(),
  queries: z.array(
    z.object({ key: z.array(z.unknown()), data: z.unknown(), updatedAt: z.number() }),
  ),
})
type Record = z.infer<typeof record>

const isRemembered = ([path]: readonly unknown[]) =>
  Array.isArray(path) && REMEMBERED.includes(path.join('.'))

const describeSession = () => ({ mark: markOf(readToken() ?? ''), build: findBuildId() ?? '' })

/** What this session has kept; another build may have meant something else by the same names. */
const read = async (): Promise<Record | undefined> => {
  const answer = await caches.match(ADDRESS, { cacheName: LAST_SEEN })
  const seen = record.safeParse(await answer?.json()).data
  const session = describeSession()
  return seen?.mark === session.mark && seen.build === session.build ? seen : undefined
}

const save = async (): Promise<void> => {
  const queries = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => isRemembered(queryKey) && state.data != null })
    .map(({ queryKey, state }) => ({
      key: [...queryKey],
      data: state.data,
      updatedAt: state.dataUpdatedAt,
    }))
  const before = readToken()
  if (queries.length === 0 || before === null) return
  const isOlder = ({ key }: { key: unknown[] }) =>
    !queries.some((query) => hashKey(query.key) === hashKey(key))
  // What was seen before this page was opened is still what was seen last of it.
  const older = (await read())?.queries.filter(isOlder) ?? []
  const seen: Record = { ...describeSession(), queries: [...queries, ...older] }
  const cache = await caches.open(LAST_SEEN)
  await cache.put(ADDRESS, Response.json(seen))
  // Logged out while this was written, perhaps in another tab.
  if (readToken() !== before) await forgetLastSeen()
}

const restore = async (): Promise<void> => {
  for (const { key, data, updatedAt } of (await read())?.queries ?? []) {
    if (queryClient.getQueryData(key) === undefined)
      queryClient.setQueryData(key, data, { updatedAt })
  }
}

let isStarted = false

/** Keeps what is read in step on this device, and shows it when the server is out of reach. */
export const rememberLastSeen = (): void => {
  if (isStarted || !hasCaches() || findBuildId() === undefined) return
  isStarted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      // Storage may be full or blocked: then reading needs a connection.
      save().catch(() => {})
    }, PAUSE_MS)
  }
  saveSoon()
  queryClient.getQueryCache().subscribe((event) => {
    const isNews = event.type === 'updated' && event.action.type === 'success'
    if (isNews && isRemembered(event.query.queryKey)) saveSoon()
  })
  onLoss(() => {
    restore().catch(() => {})
  })
}
