import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { TIME_ZONE_HEADER } from '#src/shell/constants.ts'
import type { AccountPart } from './account-part.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import { NotSignedIn } from './errors.ts'
import type { PageFetcher } from './fetch-page/page-fetcher.ts'
import type { Outbox } from './mail/outbox.ts'
import type { RateLimiter } from './rate-limit/limiter.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import type { Session, Sessions } from './sessions/lucia.ts'
import type { Vault } from './secrets/vault.ts'
import type { Storage } from './storage/open.ts'

/** What the server is made of; one for each app. */
export type Services = Storage & {
  config: Config
  db: Db
  sessions: Sessions
  limiter: RateLimiter
  outbox: Outbox
  fetchPage: PageFetcher
  vault: Vault
  sandbox: Sandbox
  /** What the features keep of each account. */
  accountParts: readonly AccountPart[]
}

/** What a request carries into every procedure. */
export type Context = Services & {
  log: FastifyBaseLogger
  /** Whom address limits count; an IPv6 network counts as one. */
  clientAddress: string
  /** What the client calls itself; an open session is shown by it. */
  userAgent: string | undefined
  /** The person's IANA zone as their client names it, `UTC` otherwise. */
  readTimeZone: () => string
  /** Looked up once a request, however many calls it carries, and only when a call asks. */
  readSession: () => Promise<Session | undefined>
  /** As `readSession`. @throws NotSignedIn */
  getSession: () => Promise<Session>
}

export function createContext(services: Services, request: FastifyRequest): Context {
  let session: Promise<Session | undefined> | undefined
  const readSession = () =>
    (session ??= services.sessions.find(readBearerToken(request.headers.authorization)))
  return {
    ...services,
    log: request.log,
    clientAddress: toCountedAddress(request.ip),
    userAgent: request.headers['user-agent'],
    readTimeZone: () => toTimeZone(request.headers[TIME_ZONE_HEADER]),
    readSession,
    async getSession() {
      const found = await readSession()
      if (found === undefined) throw new NotSignedIn()
      return found
    },
  }
}

/** The scheme's case does not matter (RFC 9110). */
export const readBearerToken = (authorization: string | undefined): string | undefined =>
  /^bearer +([^\s,]+) *$/i.exec(authorization ?? '')?.[1]

/** A valid IANA zone in its usual spelling, or `UTC`. */
export function toTimeZone(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || header === '') return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: header.trim() }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return 'UTC'
    throw error
  }
}

/** Some proxies append the port, which differs for every connection (RFC 7239, section 6). */
const withoutPort = (ip: string) =>
  ip.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1')

/** The address that limits count: of IPv6 the /64 prefix, because a household owns all of it. */
export function toCountedAddress(ip: string): string {
  const address = withoutPort(ip)
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString()
}
