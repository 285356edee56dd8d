import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import {
  allowPublic,
  createLookup,
  type Guard,
  type Resolve,
  resolveByDns,
} from './public-address.ts'

const HEADERS_MAX_BYTES = 16 * 1024

/** The addresses that may be connected to. Default: public ones, on the usual web ports. */
export type Reach = { guard?: Guard; resolve?: Resolve }

export type GuardedRequest = {
  method?: 'GET' | 'POST'
  headers: Readonly<Record<string, string | number>>
  body?: Uint8Array
  signal: AbortSignal
}

/**
 * Sends an http or https request to an address that a stranger has named. The resolved address is
 * checked for each connection (SSRF).
 * @throws Error if it may not be connected to, or there is no response
 */
export function requestGuarded(
  url: URL,
  { guard = allowPublic, resolve = resolveByDns }: Reach,
  { method = 'GET', headers, body, signal }: GuardedRequest,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  if (!isSecure && url.protocol !== 'http:') return Promise.reject(new Error('Not a web address'))
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = Number(url.port) || (isSecure ? 443 : 80)
  // Names are checked by the lookup below; a literal IP address has no lookup.
  if (isIP(host) !== 0 && !guard(host, port)) {
    return Promise.reject(new Error('No address that may be connected to'))
  }
  const { promise, resolve: response, reject } = Promise.withResolvers<IncomingMessage>()
  const request = (isSecure ? requestHttps : requestHttp)({
    host,
    port,
    path: `${url.pathname}${url.search}`,
    method,
    headers: { ...headers, host: url.host },
    // No shared connections, and no proxy from the environment.
    agent: false,
    lookup: createLookup(resolve, (address) => guard(address, port)),
    maxHeaderSize: HEADERS_MAX_BYTES,
    signal,
  })
  request.on('response', response)
  request.on('error', reject)
  // An unrequested protocol switch emits neither a response nor an error.
  request.on('close', () => reject(new Error('No response')))
  request.end(body)
  return promise
}
