import type { Route } from './lifecycle.ts'
import { SHARE_PATH } from './shared.ts'

/** How the worker handles a request; `pass` leaves it to the browser. */
export type Strategy = 'pass' | 'upgrade' | 'page' | 'part' | 'file' | 'share'

/** Personal or always current: the worker never reads or stores these. */
const SERVER_PATHS = ['/api', '/trpc', '/calendar', '/healthz', '/readyz']
const PARTS_FOLDER = '/assets/'

/** The same as static routes, which bypass the worker; a part that is not in the cache is fetched. */
export const ROUTES: Route[] = [
  ...SERVER_PATHS.map((path): Route => ({
    condition: { urlPattern: `${path}/*` },
    source: 'network',
  })),
  { condition: { urlPattern: `${PARTS_FOLDER}*` }, source: 'cache' },
]

const isAtServer = (pathname: string): boolean =>
  SERVER_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`))

export type Asked = { method: string; mode: string; url: string }

const isShared = (url: string, origin: string): boolean => {
  const { origin: target, pathname } = new URL(url)
  return target === origin && pathname === SHARE_PATH
}

/**
 * Pages are fetched from the network first, so that nobody gets an old app; code chunks, whose
 * names contain a hash of their content, from the cache; `files` lists the other files that the
 * app's frame needs.
 */
export const chooseStrategy = (
  { method, mode, url }: Asked,
  { origin, files }: { origin: string; files: readonly string[] },
): Strategy => {
  if (method === 'POST' && mode === 'navigate' && isShared(url, origin)) return 'share'
  if (method !== 'GET') return 'pass'
  const { protocol, host, origin: target, pathname } = new URL(url)
  if (target !== origin) {
    return protocol === 'http:' && origin === `https://${host}` ? 'upgrade' : 'pass'
  }
  if (isAtServer(pathname)) return 'pass'
  if (mode === 'navigate') return 'page'
  if (pathname.startsWith(PARTS_FOLDER)) return 'part'
  return files.includes(pathname) ? 'file' : 'pass'
}
