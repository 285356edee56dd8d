import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { fastifyCompress } from '@fastify/compress'
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawRequestDefaultExpression,
} from 'fastify'
import type { Config } from './config.ts'
import type { PasswordCost, Services } from './context.ts'
import type { DatabaseHandle } from './db/client.ts'
import { sendFailure, UnsupportedMedia } from './errors.ts'
import {
  createPageFetcher,
  createPageReader,
  type PageFetcherOptions,
} from './fetch-page/page-fetcher.ts'
import type { Feature } from './feature.ts'
import { ALL_FEATURES } from './features.ts'
import { registerHealth } from './health.ts'
import { createAccountLimits } from './limits/account-limits.ts'
import { createLogger } from './log.ts'
import {
  createOutbox,
  NOTICE_MAX_AGE_MS,
  NOTICE_RETRIES_MS,
  readMailLag,
  type Outbox,
  type OutboxParts,
  type OutboxTiming,
} from './mail/outbox.ts'
import { createSmtp, type SmtpTimeouts } from './mail/smtp.ts'
import type { Metrics } from './metrics/metrics.ts'
import { registerMetrics } from './metrics/route.ts'
import { warnOfUntrustedProxy } from './proxy-warning.ts'
import { createRateLimiter } from './rate-limit/limiter.ts'
import { registerRequestLog } from './request-log.ts'
import { registerRequestTimeout } from './request-timeout.ts'
import { registerMcp } from './mcp/route.ts'
import { registerOpenApi } from './openapi/routes.ts'
import { acceptOrigins } from './rest/cors.ts'
import { registerRest } from './rest/adapter.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox/sandbox.ts'
import { rotateOnceListening } from './secrets/rotate.ts'
import { createSessions } from './sessions/lucia.ts'
import { createVault, type Vault } from './secrets/vault.ts'
import { registerSecurityHeaders } from './security.ts'
import { registerShareTarget } from './share-target.ts'
import { createDiskSpace } from './storage/disk-space.ts'
import { openStorage, type Storage } from './storage/open.ts'
import { registerTrpc } from './trpc-route.ts'
import { isHtmlNavigation, registerWebApp } from './web-app.ts'

const BODY_MAX_BYTES = 1024 * 1024
/** tRPC puts the names of all procedures of a batch into one path parameter. */
const PARAM_MAX_LENGTH = 5000
const COMPRESS_FROM_BYTES = 1024
const BROTLI_QUALITY = 4

export type AppDeps = {
  config: Config
  database: DatabaseHandle
  logger?: FastifyBaseLogger
  /** Default: the configured one. */
  storage?: Storage
  /** The directory of the built web app. */
  staticDir?: string
  /** Delays and timeouts of sending mail. */
  mail?: { timing?: Partial<OutboxTiming>; timeouts?: Partial<SmtpTimeouts> }
  /** Which addresses that strangers name may be connected to: pages and push services. */
  pages?: PageFetcherOptions
  /** Closed together with the app. */
  sandbox?: Sandbox
  /** How long reading a document may take and with what priority, where not as usual. */
  reading?: Pick<SandboxOptions, 'timeMs' | 'priority'>
  /** The free bytes of the data directory; default: as the system says. */
  readFreeBytes?: () => Promise<number>
  /** For tests, which register thousands of people; no setting leads here. */
  passwordCost?: PasswordCost
}

/** Builds the whole server, ready for `listen` or `inject`. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, staticDir = join(import.meta.dirname, '../dist/web') } = deps
  const app: FastifyInstance = fastify({
    loggerInstance: deps.logger ?? createLogger(config),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: createRequestIds(config.trustProxy !== false),
    trustProxy: toTrustProxy(config.trustProxy),
    bodyLimit: BODY_MAX_BYTES,
    // Ours knows how large the body is.
    requestTimeout: 0,
    routerOptions: { maxParamLength: PARAM_MAX_LENGTH, ignoreTrailingSlash: true },
    frameworkErrors: sendUnroutable,
  })
  app.setErrorHandler(sendFailure)
  registerRequestLog(app)
  registerRequestTimeout(app)
  warnOfUntrustedProxy(app, config)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const encoding = request.headers['content-encoding']
    done(encoding && encoding !== 'identity' ? new UnsupportedMedia() : undefined)
  })
  await registerSecurityHeaders(app, config)
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM_BYTES,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })

  const sealed = ALL_FEATURES.flatMap((feature) => feature.sealed ?? [])
  const tables = sealed.map(({ table }) => table)
  const tasks = ALL_FEATURES.find(({ sandboxTasks }) => sandboxTasks)?.sandboxTasks
  const accountParts = ALL_FEATURES.flatMap(({ account }) => account ?? [])
  const storage = deps.storage ?? (await openStorage(config, app.log))
  const sandbox = openSandbox(
    app,
    deps.sandbox ?? createSandbox({ log: app.log, tasks, ...deps.reading }),
  )
  const metrics = await openMetrics(app, deps)
  const vault = createVault({ config, log: app.log, tables })
  const outbox = openOutbox(app, deps, vault)
  const services: Services = {
    ...storage,
    files: metrics?.watchFiles(storage.files) ?? storage.files,
    config,
    disk: createDiskSpace(config.dataDir, deps.readFreeBytes),
    db: database.db,
    sessions: createSessions(database.db),
    limiter: createRateLimiter(database.db, config.rateLimitMultiplier),
    limits: createAccountLimits({ db: database.db, config, accountParts }),
    outbox,
    fetchPage: createPageFetcher(deps.pages),
    readPage: createPageReader(deps.pages),
    reach: deps.pages ?? {},
    vault,
    secondStep: ALL_FEATURES.find(({ secondStep }) => secondStep)?.secondStep,
    sandbox: metrics?.watchSandbox(sandbox) ?? sandbox,
    metrics,
    accessTokens: ALL_FEATURES.find(({ accessTokens }) => accessTokens)?.accessTokens,
    findTimeZone: ALL_FEATURES.find(({ timeZone }) => timeZone)?.timeZone,
    passwordCost: deps.passwordCost,
    accountParts,
    undoes: Object.fromEntries(ALL_FEATURES.flatMap(({ undoes = {} }) => Object.entries(undoes))),
  }
  rotateOnceListening(app, sealed, services)
  watchOnceListening(app, services)
  await app.register(async (scope) => {
    neverStore(scope)
    registerHealth(scope, { files: services.files, config, database })
  })
  await app.register(async (scope) => {
    neverStore(scope)
    registerTrpc(scope, services)
  })
  await app.register(async (scope) => {
    neverStore(scope)
    await acceptOrigins(scope, config)
    await registerRest(scope, services)
    registerOpenApi(scope, config)
    registerMcp(scope, services)
    for (const { routes } of ALL_FEATURES) routes?.(scope, services)
  })
  const { publicUrl, hasServiceWorker } = config
  await registerShareTarget(app)
  await registerWebApp(app, { directory: staticDir, publicUrl, hasServiceWorker })
  return app
}

/**
 * For addresses that no route can match because they are malformed. No hook has run yet: a browser
 * is sent to the landing page, as for any other unknown path.
 */
function sendUnroutable(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
  return isHtmlNavigation(request)
    ? reply.header('cache-control', 'no-store').redirect('/', 302)
    : sendFailure(error, request, reply)
}

/** Starts sending mail and notices; stops when the app is closed. */
function openOutbox(app: FastifyInstance, deps: AppDeps, vault: Vault): Outbox {
  const { config, database, mail, pages } = deps
  const { log } = app
  const { db } = database
  const send =
    config.smtpUrl === undefined ? undefined : createSmtp(config.smtpUrl, config, mail?.timeouts)
  const openLane = (
    senders: readonly NonNullable<Feature['mails']>[],
    options: Pick<OutboxParts, 'maxAgeMs' | 'timing'>,
  ) => {
    const parts = { db, config, log, send, vault, reach: pages ?? {} }
    const deliver = senders
      .flatMap((kinds) => Object.entries(kinds))
      .map(([kind, create]) => [kind, create(parts)] as const)
    return createOutbox({ db, log, deliver: new Map(deliver), ...options })
  }
  const lanes = [
    openLane(
      ALL_FEATURES.flatMap(({ mails = [] }) => mails),
      { timing: mail?.timing },
    ),
    openLane(
      ALL_FEATURES.flatMap(({ notices = [] }) => notices),
      {
        maxAgeMs: NOTICE_MAX_AGE_MS,
        timing: { retryAfterMs: NOTICE_RETRIES_MS, ...mail?.timing },
      },
    ),
  ]
  const stop = async () => {
    await Promise.all(lanes.map((lane) => lane.stop()))
  }
  app.addHook('onClose', stop)
  return { wake: () => lanes.forEach((lane) => lane.wake()), stop }
}

/** What features do beside requests, until the app is closed. */
function watchOnceListening(app: FastifyInstance, services: Services): void {
  const stops: (() => Promise<void>)[] = []
  app.addHook('onListen', (done) => {
    for (const { watch } of ALL_FEATURES)
      if (watch) stops.push(watch({ ...services, log: app.log }))
    done()
  })
  app.addHook('onClose', async () => {
    await Promise.all(stops.map((stop) => stop()))
  })
}

/** Undefined without METRICS_TOKEN, and then its library is not loaded. */
async function openMetrics(
  app: FastifyInstance,
  { config, database }: AppDeps,
): Promise<Metrics | undefined> {
  if (config.metricsToken === undefined) return undefined
  const { createMetrics } = await import('./metrics/metrics.ts')
  const lags = ALL_FEATURES.flatMap(({ lags: own = {} }) => Object.entries(own))
  const metrics = createMetrics(database, new Map([['mail', readMailLag], ...lags]))
  registerMetrics(app, metrics, config.metricsToken)
  return metrics
}

/** The sandbox's processes end with the app. */
function openSandbox(app: FastifyInstance, sandbox: Sandbox): Sandbox {
  app.addHook('onClose', () => sandbox.close())
  return sandbox
}

/** Responses with personal data must not be cached. */
const neverStore = (scope: FastifyInstance) => {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** A request id from outside is only accepted from a trusted proxy. */
const createRequestIds = (takesGiven: boolean) => (request: RawRequestDefaultExpression) => {
  const given = request.headers['x-request-id']
  return takesGiven && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

const toTrustProxy = (value: Config['trustProxy']) =>
  typeof value === 'number' ? (_address: string, hop: number) => hop < value : value
