import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { TIME_ZONE_HEADER } from '#src/shell/constants.ts'
import { findTimeZone } from '#src/time-zone.ts'
import { TOKEN_PREFIX } from '#src/tokens/schema.ts'
import { mayCall, takesTokens, type TokenScope } from '#src/tokens/scopes.ts'
import type { SecondStep } from '#src/two-step/schema.ts'
import type { AccountPart } from './account-part.ts'
import type { Config } from './config.ts'
import { readRowVersions, type RowVersions } from './db/changed-tables.ts'
import type { Db } from './db/client.ts'
import { Forbidden, NotSignedIn } from './errors.ts'
import type { Reach } from './fetch-page/guarded-request.ts'
import type { PageFetcher, PageReader } from './fetch-page/page-fetcher.ts'
import type { Language } from '#src/language/languages.ts'
import { readKnownMarks } from './response-marks.ts'
import type { AccountLimits } from './limits/account-limits.ts'
import { findLanguage } from './language.ts'
import { createResponseBudget } from './limits/response-size.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { RateLimiter } from './rate-limit/limiter.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import { formatDeviceCookie, readDeviceToken } from './sessions/device-cookie.ts'
import type { Session, Sessions } from './sessions/lucia.ts'
import type { Vault } from './secrets/vault.ts'
import type { DiskSpace } from './storage/disk-space.ts'
import type { Storage } from './storage/open.ts'
import { t } from '#src/language/t.ts'

/** The parts of the server, created once per app. */
export type Services = Storage & {
  config: Config
  disk: DiskSpace
  db: Db
  sessions: Sessions
  limiter: RateLimiter
  limits: AccountLimits
  outbox: Outbox
  fetchPage: PageFetcher
  readPage: PageReader
  /** Limits which addresses named by strangers may be connected to. */
  reach: Reach
  vault: Vault
  sandbox: Sandbox
  /** Overrides the cost of password hashes; undefined for the real one. */
  passwordCost: PasswordCost | undefined
  /** The feature that requires a second step of sign-in, if any. */
  secondStep: SecondStepGuard | undefined
  /** Undefined if metrics are disabled. */
  metrics: Metrics | undefined
  accessTokens: AccessTokens | undefined
  /** Finds a person's own time zone, if a feature stores it. */
  findTimeZone: FindTimeZone | undefined
  /** What each feature stores for an account. */
  accountParts: readonly AccountPart[]
  /** How the features undo changes, by kind. */
  undoes: Readonly<Record<string, UndoStep>>
}

/**
 * Undoes a change from its saved images, in the caller's transaction, which has locked the user.
 * Later changes are kept.
 */
export type UndoStep = (trx: Db, userId: string, images: unknown) => Promise<void>

/** Resolves to undefined if the person has not chosen a zone. */
export type FindTimeZone = (db: Db, userId: string) => Promise<string | undefined>

/** Tokens by which programs act for a person; provided by a feature. */
export type AccessTokens = {
  /** Resolves to the token's owner and scope; undefined if it is invalid or expired. */
  find: (db: Db, token: string) => Promise<{ userId: string; scope: TokenScope } | undefined>
}

/** The work of one argon2 hash: `memoryCost` in KiB, `timeCost` in passes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }

/** A proof besides the password or the provider; provided by a feature. */
export type SecondStepGuard = {
  /**
   * Returns the step required before a session is opened; undefined if the first step is enough, or
   * not valid any more.
   */
  begin: (ctx: Context, userId: string, first: FirstStep) => Promise<SecondStep | undefined>
  isOn: (db: Db, userId: string) => Promise<boolean>
}

export type FirstStep = {
  method: 'password' | 'provider'
  /** Checked while the account is locked. */
  isStillValid?: (trx: Db) => Promise<boolean>
}

/** The context of every procedure: the services and the facts of the request. */
export type Context = Services & {
  log: FastifyBaseLogger
  /** The subject of per-address rate limits; an IPv6 /64 network counts as one. */
  clientAddress: string
  /** The client's address, if LOG_CLIENT_ADDRESS allows logging it. */
  loggedAddress: string | undefined
  /** Shown in the list of open sessions. */
  userAgent: string | undefined
  /** The language of the request, regardless of the person's choice. */
  language: Language
  /** The languages that the browser accepts. */
  acceptLanguage: string
  /** The device's token from an earlier sign-in. */
  deviceToken: string | undefined
  /** Sets the cookie that identifies the browser's device. */
  keepDeviceToken: (token: string) => void
  /**
   * The IANA time zone that the client sent, else that of the session's person, else `UTC`. The
   * session must be read first, since this is also called within transactions.
   */
  readTimeZone: () => string
  /** Looked up at most once per request, however many calls a batch contains. */
  readSession: () => Promise<Session | undefined>
  /** Like `readSession`. @throws NotSignedIn */
  getSession: () => Promise<Session>
  /** Runs `work` once per request for each key, and returns its outcome to every caller. */
  shareResult: <T>(key: string, work: () => Promise<T>) => Promise<T>
  /** The marks of the responses that the client holds, by their position in the batch. */
  knownMarks: readonly string[]
  /** The versions of the person's rows before the request's first response was computed. */
  readRowVersions: (userId: string) => Promise<RowVersions>
  /**
   * Call with every result.
   * @throws ResponseTooLarge if the results of the request exceed the limit
   */
  countResponse: (response: unknown) => void
}

/** The path of queries that support version marks. */
export const TRPC_PATH = '/trpc/:path'

export function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Context {
  const isHttps = services.config.publicUrl.startsWith('https:')
  let session: Promise<Session | undefined> | undefined
  const sentTimeZone = readSentTimeZone(request)
  let ownTimeZone: string | undefined
  const findSession = async () => {
    const found = await findCaller(services, request)
    if (found !== undefined && sentTimeZone === undefined) {
      ownTimeZone = await services.findTimeZone?.(services.db, found.userId)
    }
    return found
  }
  const readSession = () => (session ??= findSession())
  const shareResult = createSharing()
  return {
    ...services,
    log: request.log,
    clientAddress: toRateLimitAddress(request.ip),
    loggedAddress: services.config.logsClientAddress ? toPlainAddress(request.ip) : undefined,
    userAgent: request.headers['user-agent'],
    language: findLanguage(request.headers),
    acceptLanguage: request.headers['accept-language'] ?? '',
    deviceToken: readDeviceToken(request.headers.cookie),
    keepDeviceToken: (token) => {
      reply.header('set-cookie', formatDeviceCookie(token, isHttps))
    },
    readTimeZone: () => sentTimeZone ?? ownTimeZone ?? 'UTC',
    readSession,
    shareResult,
    readRowVersions: (userId) =>
      shareResult(`stand ${userId}`, () => readRowVersions(services.db, userId)),
    countResponse: createResponseBudget(),
    knownMarks: request.routeOptions.url === TRPC_PATH ? readKnownMarks(request) : [],
    async getSession() {
      const found = await readSession()
      if (found === undefined) throw new NotSignedIn()
      return found
    },
  }
}

/**
 * Finds the session of a request, or that of an access token if the called path accepts them.
 * @throws Forbidden for a token with too small a scope
 */
async function findCaller(
  { sessions, accessTokens, db }: Services,
  { headers, method, routeOptions: { url: path = '' } }: FastifyRequest,
): Promise<Session | undefined> {
  const token = readBearerToken(headers.authorization)
  if (!isAccessToken(token)) return sessions.find(token)
  const found = takesTokens(path) ? await accessTokens?.find(db, token) : undefined
  if (found === undefined) return undefined
  if (!mayCall(found.scope, method, path)) throw new Forbidden(BEYOND_SCOPE)
  return { token, ...found }
}

export const BEYOND_SCOPE = t('This token may not do that')

const isAccessToken = (token: string | undefined): token is string =>
  token?.startsWith(TOKEN_PREFIX) === true

/** Whether a request has an access token, valid or not. */
export const bearsAccessToken = ({ headers }: FastifyRequest): boolean =>
  isAccessToken(readBearerToken(headers.authorization))

function createSharing(): Context['shareResult'] {
  const results = new Map<string, Promise<unknown>>()
  // Callers with the same key have the same type of work.
  function share<T>(key: string, work: () => Promise<T>): Promise<T>
  function share(key: string, work: () => Promise<unknown>): Promise<unknown> {
    const result = results.get(key) ?? work()
    results.set(key, result)
    return result
  }
  return share
}

/** The scheme's case does not matter (RFC 9110). */
export const readBearerToken = (authorization: string | undefined): string | undefined =>
  /^bearer +([^\s,]+) *$/i.exec(authorization ?? '')?.[1]

/** Returns undefined if the client sends no zone, or an unknown one. */
function readSentTimeZone({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const sent = headers[TIME_ZONE_HEADER]
  return typeof sent === 'string' ? findTimeZone(sent) : undefined
}

/** Some proxies append the port, which differs for every connection (RFC 7239, section 6). */
const withoutPort = (ip: string) =>
  ip.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1')

/** Returns undefined for an invalid address, since a proxy may have sent anything. */
function toPlainAddress(ip: string): string | undefined {
  const address = withoutPort(ip)
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : undefined
}

/**
 * Returns the address used for rate limits; for IPv6 the /64 prefix, because a household owns all
 * of it.
 */
export function toRateLimitAddress(ip: string): string {
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
