/*
 * The first script of every page, a file of its own because the Content-Security-Policy allows nothing
 * within the page: while the app is on its way, it fetches the code of the screen that the address names,
 * asks the server for what that screen shows, and reads what was last seen of it on this device. Then it
 * runs the app.
 */
import { AUTH_TOKEN_KEY, LIST_STORED_KEY } from '#src/auth/storage-keys.ts'
import { TIME_ZONE_HEADER } from '#src/shell/constants.ts'
import { KNOWN_HEADER, NOT_HELD } from '#src/shell/response-marks.ts'
import type { Early, Missing } from '../lib/early.ts'
import { toQueryKey } from '../lib/query-key.ts'
import { hasCaches, readLastSeen } from '../lib/last-seen-cache.ts'
import { fetchScreen, loadApp } from './load-parts.ts'
import { showPicture } from './show-picture.ts'
import { whenPainted, whenParsed } from './when-page.ts'
import { findTimeZone } from '../lib/time-zone.ts'

const TIMEOUT_MS = 10_000

/** Of this list only the changes are requested (../lib/list-changes.ts). */
const LISTED = 'jobs.list'
const CHANGES = 'jobs.changes'

/** The queries of the loaders of web/routes/_app.tsx and of each screen. */
const SHARED_QUERIES = ['auth.me', 'shell.deployment', 'reminders.list']
const SCREEN_QUERIES: Partial<Record<string, readonly string[]>> = {
  '/dashboard': ['dashboard.today', 'interviews.list', 'goal.get'],
  '/job-tracker': [LISTED, 'jobs.stages'],
  '/contacts': ['contacts.list'],
  '/documents': ['documents.list'],
  '/profile': ['profile.get', 'eeo.get'],
  '/resources': ['resources.list'],
}

/** The screen of which a picture is stored (web/features/jobs/board/use-picture.ts). */
const PICTURED = '/job-tracker'

const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Resolves when they are loaded. */
const addStyles = (href: string): Promise<unknown> => {
  const link = document.createElement('link')
  return new Promise((onload, onerror) => {
    Object.assign(link, { rel: 'stylesheet', href, crossOrigin: '', onload, onerror })
    document.head.append(link)
  })
}

const isResponse = (value: unknown): value is { result: { data: unknown } } =>
  typeof value === 'object' &&
  value !== null &&
  'result' in value &&
  typeof value.result === 'object' &&
  value.result !== null &&
  'data' in value.result

const HTTP_NOT_FOUND = 404

/** A 404, which the app need not request again. */
const isMissing = (value: unknown): value is Missing =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  JSON.stringify(value.error).includes(`"httpStatus":${HTTP_NOT_FOUND}`)

type Query = { procedure: string; input?: { version: string } | undefined }

const fetchResponses = async (token: string, queries: readonly Query[]): Promise<unknown> => {
  const names = queries.map(({ procedure }) => procedure).join(',')
  // By their indexes in the batch; JSON omits the queries without input.
  const input = JSON.stringify(
    Object.fromEntries(queries.map((query, index) => [index, query.input])),
  )
  const response = await fetch(`/trpc/${names}?batch=1&input=${encodeURIComponent(input)}`, {
    headers: {
      Authorization: `Bearer ${token}`,
      [TIME_ZONE_HEADER]: findTimeZone(),
      [KNOWN_HEADER]: queries
        .map(({ procedure }) => (procedure === CHANGES ? '' : NOT_HELD))
        .join(','),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return response.ok ? response.json() : undefined
}

/** Sends queries in one request. The app repeats those that fail. */
const sendEarly = ({ token, responses }: Early, queries: readonly Query[]): void => {
  const all = fetchResponses(token, queries).catch(() => undefined)
  for (const [index, { procedure, input }] of queries.entries()) {
    responses[toQueryKey(procedure, input)] = all.then((found) => {
      const one: unknown = Array.isArray(found) ? found[index] : undefined
      if (isMissing(one)) return one
      return isResponse(one) ? one.result : undefined
    })
  }
}

/** Reads the version of the stored list from its first line. */
const readVersion = (text: string | undefined): string | undefined => {
  const [, version] = /^\{[^\n]*?"version":"([\w.-]+)"/.exec(text ?? '') ?? []
  return version
}

const sendListQuery = async (early: Early): Promise<void> => {
  // Without a stored list, the cache would only be slow to report that it is empty.
  const isStored = readStored(LIST_STORED_KEY) !== null
  const version = isStored ? readVersion(await early.kept[LISTED]) : undefined
  sendEarly(early, [{ procedure: CHANGES, input: version === undefined ? undefined : { version } }])
}

const prepareScreen = (): void => {
  const { pathname } = location
  const token = readStored(AUTH_TOKEN_KEY)
  // Without a token every screen redirects.
  const styles = fetchScreen(token === null ? '' : pathname)
  if (token === null) return
  const styled = Promise.all(styles.map(addStyles))
  styled.catch(() => undefined)
  const ofScreen = SCREEN_QUERIES[pathname]
  if (ofScreen === undefined) return
  const early: Early = { token, startedAtMs: performance.now(), responses: {}, kept: {}, styled }
  globalThis.early = early
  if (hasCaches()) {
    if (pathname === PICTURED) early.picture = showPicture(token, styled).catch(() => undefined)
    for (const procedure of [...ofScreen, ...SHARED_QUERIES]) {
      // Megabytes of a long list would come before the picture's first paint.
      const kept = Promise.resolve(early.picture).then(() => readLastSeen(procedure))
      early.kept[procedure] = kept.catch(() => undefined)
    }
  }
  const others = ofScreen.filter((procedure) => procedure !== LISTED)
  if (others.length < ofScreen.length) void sendListQuery(early)
  if (others.length > 0)
    sendEarly(
      early,
      others.map((procedure) => ({ procedure })),
    )
  sendEarly(
    early,
    SHARED_QUERIES.map((procedure) => ({ procedure })),
  )
}

/** Waits for the first paint, which the app's code would delay. */
const startApp = async (): Promise<void> => {
  await whenParsed()
  if ((await globalThis.early?.picture) !== undefined) await whenPainted()
  await loadApp()
}

prepareScreen()
void startApp()
