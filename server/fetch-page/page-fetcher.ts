import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { PageFacts } from '#src/resources/schema.ts'
import { readBody } from './page-body.ts'
import { decodePage, readFacts } from './page-facts.ts'
import {
  allowPublic,
  createLookup,
  type Guard,
  type Resolve,
  resolveByDns,
} from './public-address.ts'

const REDIRECTS_MAX = 5
const LIMIT_MS = 3_000
const HEADERS_MAX_BYTES = 16 * 1024
const BODY_MAX_BYTES = 512 * 1024

/** Says what asks, and nothing of the person for whom. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; Foothold)',
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br',
}

/** Why there is nothing to show of a page. */
export type NoPage = 'unreachable' | 'slow' | 'not-a-page' | 'untitled'
export type FetchedPage = { isFound: true; facts: PageFacts } | { isFound: false; reason: NoPage }
export type PageFetcher = (url: string) => Promise<FetchedPage>

export type PageFetcherOptions = {
  /** Where it may connect to; public addresses on the ports of the web unless told otherwise. */
  guard?: Guard
  resolve?: Resolve
  limitMs?: number
}

class Refused extends Error {
  readonly reason: NoPage

  constructor(reason: NoPage) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Makes what reads the title and description of a stranger's page: http and https alone, at most
 * five redirects, three seconds and 512 KB, and every address checked before it is connected to.
 */
export function createPageFetcher(options: PageFetcherOptions = {}): PageFetcher {
  const { guard = allowPublic, resolve = resolveByDns, limitMs = LIMIT_MS } = options

  return async (url) => {
    const signal = AbortSignal.timeout(limitMs)
    try {
      const page = await follow(new URL(url), signal)
      const facts = readFacts(page)
      return facts.title === null && facts.description === null
        ? { isFound: false, reason: 'untitled' }
        : { isFound: true, facts }
    } catch (error) {
      // Whatever a stranger's server, its name or its certificate does is an outcome, not a fault.
      return { isFound: false, reason: explain(error, signal) }
    }
  }

  async function follow(start: URL, signal: AbortSignal): Promise<string> {
    let url = start
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const response = await open(url, signal)
      const target = findRedirect(response, url)
      if (target === undefined) return readPage(response)
      url = target
    }
    throw new Refused('unreachable')
  }

  function open(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const isSecure = url.protocol === 'https:'
    if (!isSecure && url.protocol !== 'http:') throw new Refused('unreachable')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const port = Number(url.port) || (isSecure ? 443 : 80)
    // A name is checked by the lookup; an address is connected to without one.
    if (isIP(host) !== 0 && !guard(host, port)) throw new Refused('unreachable')
    const { promise, resolve: answer, reject } = Promise.withResolvers<IncomingMessage>()
    const request = (isSecure ? requestHttps : requestHttp)({
      host,
      port,
      path: `${url.pathname}${url.search}`,
      headers: { ...HEADERS, host: url.host },
      // A fresh agent: no connection is shared, and no proxy of the environment is used.
      agent: false,
      lookup: createLookup(resolve, (address) => guard(address, port)),
      maxHeaderSize: HEADERS_MAX_BYTES,
      signal,
    })
    request.on('response', answer)
    request.on('error', reject)
    // A server that switches protocols unasked gets neither an answer nor an error.
    request.on('close', () => reject(new Refused('unreachable')))
    request.end()
    return promise
  }
}

/** Where a redirect leads; nothing more is read of it. */
function findRedirect(response: IncomingMessage, from: URL): URL | undefined {
  const { statusCode = 0, headers } = response
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined
  response.destroy()
  if (headers.location === undefined) throw new Refused('unreachable')
  return new URL(headers.location, from)
}

async function readPage(response: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = response
  const type = headers['content-type'] ?? ''
  try {
    if (statusCode < 200 || statusCode > 299) throw new Refused('unreachable')
    if (!/^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)) {
      throw new Refused('not-a-page')
    }
    return decodePage(await readBody(response, BODY_MAX_BYTES), type)
  } finally {
    response.destroy()
  }
}

function explain(error: unknown, signal: AbortSignal): NoPage {
  if (error instanceof Refused) return error.reason
  return signal.aborted ? 'slow' : 'unreachable'
}
