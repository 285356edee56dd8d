import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { TIME_ZONE_HEADER } from '#src/shell/constants.ts'
import { findTimeZone } from '#src/time-zone.ts'
import { TOKEN_PREFIX } from '#src/tokens/schema.ts'
import { mayCall, takesTokens, type TokenScope } from '#src/tokens/scopes.ts'
import type { SecondStep } from '#src/two-step/schema.ts'
import type { AccountPart } from './account-part.ts'
import type { Config } from './config.ts'
import { readStand, type Stand } from './db/changed-tables.ts'
import type { Db } from './db/client.ts'
import { Forbidden, NotSignedIn } from './errors.ts'
import type { Reach } from './fetch-page/guarded-request.ts'
import type { PageFetcher, PageReader } from './fetch-page/page-fetcher.ts'
import type { Language } from '#src/language/languages.ts'
import { readKnownMarks } from './known-answers.ts'
import type { AccountLimits } from './limits/account-limits.ts'
import { findLanguage } from './language.ts'
import { createAnswerBudget } from './limits/answer-size.ts'
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
  /** Which addresses that strangers name may be connected to. */
  reach: Reach
  vault: Vault
  sandbox: Sandbox
  /** Of hashes to be made; undefined for the one that guards real passwords. */
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
  /** How the features take changes back, by kind. */
  undoes: Readonly<Record<string, UndoStep>>
}

/**
 * Undoes a change from its saved images, in the caller's transaction, which has locked the user.
 * Later changes are kept.
 */
export type UndoStep = (trx: Db, userId: string, images: unknown) => Promise<void>

/** Resolves to undefined if the person has not chosen a zone. */
export type FindTimeZone = (db: Db, userId: string) => Promise<string | undefined>

/** Tokens by which programs act for a person; a feature brings them. */
export type AccessTokens = {
  /** Resolves to the token's owner and scope; undefined if it is invalid or expired. */
  find: (db: Db, token: string) => Promise<{ userId: string; scope: TokenScope } | undefined>
}

/** The work of one argon2 hash: `memoryCost` in KiB, `timeCost` in passes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }

/** What a person proves besides the password or the provider; a feature brings it. */
export type SecondStepGuard = {
  /**
   * What is to be done before a session is opened; undefined where the first step is enough, or is not
   * good any more.
   */
  begin: (ctx: Context, userId: string, first: FirstStep) => Promise<SecondStep | undefined>
  isOn: (db: Db, userId: string) => Promise<boolean>
}

export type FirstStep = {
  method: 'password' | 'provider'
  /** Checked while the account is locked. */
  isStillGood?: (trx: Db) => Promise<boolean>
}

/** What every procedure gets: the services and the facts of the request. */
export type Context = Services & {
  log: FastifyBaseLogger
  /** The subject of per-address rate limits; an IPv6 /64 network counts as one. */
  clientAddress: string
  /** The client's own address, where LOG_CLIENT_ADDRESS allows it in the log. */
  loggedAddress: string | undefined
  /** Shown in the list of open sessions. */
  userAgent: string | undefined
  /** The language of the request, whatever the person has chosen. */
  language: Language
  /** All that the browser can read, as it says so itself. */
  acceptLanguage: string
  /** What the browser was given at an earlier sign-in. */
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
  shareAnswer: <T>(key: string, work: () => Promise<T>) => Promise<T>
  /** By their places in a batch, the marks of the answers that the asker holds. */
  knownMarks: readonly string[]
  /** Where the person's rows stood before the request's first answer was made. */
  readStand: (userId: string) => Promise<Stand>
  /**
   * Call with every result.
   * @throws AnswerTooLarge if the results of the request exceed the limit
   */
  takeAnswer: (answer: unknown) => void
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
  const shareAnswer = createSharing()
  return {
    ...services,
    log: request.log,
    clientAddress: toCountedAddress(request.ip),
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
    shareAnswer,
    readStand: (userId) => shareAnswer(`stand ${userId}`, () => readStand(services.db, userId)),
    takeAnswer: createAnswerBudget(),
    knownMarks: request.routeOptions.url === TRPC_PATH ? readKnownMarks(request) : [],
    async getSession() {
      const found = await readSession()
      if (found === undefined) throw new NotSignedIn()
      return found
    },
  }
}

/**
 * The session that a request names, or that of an access token, where the called path takes such.
 * @throws Forbidden for a token of too little scope
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

/** Whether a request bears an access token, good or not. */
export const bearsAccessToken = ({ headers }: FastifyRequest): boolean =>
  isAccessToken(readBearerToken(headers.authorization))

function createSharing(): Context['shareAnswer'] {
  const answers = new Map<string, Promise<unknown>>()
  // Whoever shares a key shares the type of its work.
  function share<T>(key: string, work: () => Promise<T>): Promise<T>
  function share(key: string, work: () => Promise<unknown>): Promise<unknown> {
    const answer = answers.get(key) ?? work()
    answers.set(key, answer)
    return answer
  }
  return share
}

/** The scheme's case does not matter (RFC 9110). */
export const readBearerToken = (authorization: string | undefined): string | undefined =>
  /^bearer +([^\s,]+) *$/i.exec(authorization ?? '')?.[1]

/** Undefined where the client sends no zone, or none that there is. */
function readSentTimeZone({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const sent = headers[TIME_ZONE_HEADER]
  return typeof sent === 'string' ? findTimeZone(sent) : undefined
}

/** Some proxies append the port, which differs for every connection (RFC 7239, section 6). */
const withoutPort = (ip: string) =>
  ip.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1')

/** Undefined for what is no address: a proxy may have sent anything. */
function toPlainAddress(ip: string): string | undefined {
  const address = withoutPort(ip)
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : undefined
}

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
