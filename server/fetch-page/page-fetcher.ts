import type { IncomingMessage } from 'node:http'
import type { PageFacts } from '#src/resources/schema.ts'
import { type Reach, requestGuarded } from './guarded-request.ts'
import { readBody } from './page-body.ts'

const REDIRECTS_MAX = 5
const LIMIT_MS = 3_000
const BODY_MAX_BYTES = 512 * 1024

/** Identifies Foothold, but reveals nothing about the user. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; Foothold)',
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br',
}

/** Why a page has no title. */
export type NoPage = 'unreachable' | 'slow' | 'not-a-page' | 'untitled'
export type FetchedPage = { isFound: true; facts: PageFacts } | { isFound: false; reason: NoPage }
export type PageFetcher = (url: string) => Promise<FetchedPage>

export type PageLimits = { limitMs: number; maxBytes: number; isHeadEnough: boolean }
export type ReadPage =
  | { isRead: true; html: string }
  | { isRead: false; reason: Exclude<NoPage, 'untitled'> }
export type PageReader = (url: string, limits: PageLimits) => Promise<ReadPage>

export type PageFetcherOptions = Reach & { limitMs?: number }

// Loaded on first use, so that its parser does not slow down the start.
const loadReader = () => import('./page-facts.ts')
const loadDecoder = () => import('./decode-page.ts')

class Refused extends Error {
  readonly reason: Exclude<NoPage, 'untitled'>

  constructor(reason: Refused['reason']) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Creates a fetcher of the title and description of any public page, limited to three seconds and
 * 512 KB.
 */
export function createPageFetcher(options: PageFetcherOptions = {}): PageFetcher {
  const read = createPageReader(options)
  const limits = { limitMs: LIMIT_MS, maxBytes: BODY_MAX_BYTES, isHeadEnough: true }
  return async (url) => {
    const page = await read(url, limits)
    if (!page.isRead) return { isFound: false, reason: page.reason }
    const facts = (await loadReader()).readFacts(page.html)
    return facts.title === null && facts.description === null
      ? { isFound: false, reason: 'untitled' }
      : { isFound: true, facts }
  }
}

/**
 * Creates a reader of any public page: http and https only, at most five redirects. Every address
 * is checked before connecting (SSRF).
 */
export function createPageReader(options: PageFetcherOptions = {}): PageReader {
  return async (url, limits) => {
    const signal = AbortSignal.timeout(options.limitMs ?? limits.limitMs)
    try {
      return { isRead: true, html: await follow(new URL(url), limits, signal) }
    } catch (error) {
      // Any failure of the other server, its name or its certificate is an expected outcome.
      return { isRead: false, reason: explain(error, signal) }
    }
  }

  async function follow(start: URL, limits: PageLimits, signal: AbortSignal): Promise<string> {
    let url = start
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const response = await requestGuarded(url, options, { headers: HEADERS, signal })
      const target = findRedirect(response, url)
      if (target === undefined) return readPage(response, limits)
      url = target
    }
    throw new Refused('unreachable')
  }
}

/** The target of a redirect, whose body is not read; undefined for other responses. */
function findRedirect(response: IncomingMessage, from: URL): URL | undefined {
  const { statusCode = 0, headers } = response
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined
  response.destroy()
  if (headers.location === undefined) throw new Refused('unreachable')
  return new URL(headers.location, from)
}

async function readPage(
  response: IncomingMessage,
  { maxBytes, isHeadEnough }: PageLimits,
): Promise<string> {
  const { statusCode = 0, headers } = response
  const type = headers['content-type'] ?? ''
  try {
    if (statusCode < 200 || statusCode > 299) throw new Refused('unreachable')
    if (!/^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)) {
      throw new Refused('not-a-page')
    }
    const { decodePage } = await loadDecoder()
    return decodePage(await readBody(response, maxBytes, isHeadEnough), type)
  } finally {
    response.destroy()
  }
}

function explain(error: unknown, signal: AbortSignal): Refused['reason'] {
  if (error instanceof Refused) return error.reason
  return signal.aborted ? 'slow' : 'unreachable'
}
