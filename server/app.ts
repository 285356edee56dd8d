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
import type { Services } from './context.ts'
import { sendFailure, UnsupportedMedia } from './errors.ts'
import { ALL_FEATURES } from './features.ts'
import { registerHealth } from './health.ts'
import { createLogger } from './log.ts'
import { warnOfUntrustedProxy } from './proxy-warning.ts'
import { registerRequestLog } from './request-log.ts'
import { registerRequestTimeout } from './request-timeout.ts'
import { registerMcp } from './mcp/route.ts'
import { registerOpenApi } from './openapi/routes.ts'
import { acceptOrigins } from './rest/cors.ts'
import { registerRest } from './rest/adapter.ts'
import { rotateOnceListening } from './secrets/rotate.ts'
import { registerSecurityHeaders } from './security.ts'
import { openServices, type ServiceDeps } from './services.ts'
import { registerShareTarget } from './share-target.ts'
import { registerTrpc } from './trpc-route.ts'
import { isHtmlNavigation, registerWebApp } from './web-app.ts'

const BODY_MAX_BYTES = 1024 * 1024
/** tRPC puts the names of all procedures in a batch into one path parameter. */
const PARAM_MAX_LENGTH = 5000
const COMPRESS_FROM_BYTES = 1024
const BROTLI_QUALITY = 4

export type AppDeps = ServiceDeps & {
  logger?: FastifyBaseLogger
  /** The directory of the built web app. */
  staticDir?: string
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
    // Replaced by our own timeout, which knows the body's size.
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

  const services = await openServices(app, deps)
  const sealed = ALL_FEATURES.flatMap((feature) => feature.sealed ?? [])
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
 * For malformed addresses that no route can match. No hook has run yet; a browser is redirected to
 * the landing page, as for any unknown path.
 */
function sendUnroutable(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
  return isHtmlNavigation(request)
    ? reply.header('cache-control', 'no-store').redirect('/', 302)
    : sendFailure(error, request, reply)
}

/** Runs the features' background work until the app is closed. */
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
