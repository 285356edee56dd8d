import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { PasswordCost, Services } from './context.ts'
import type { DatabaseHandle } from './db/client.ts'
import type { Feature } from './feature.ts'
import { ALL_FEATURES } from './features.ts'
import {
  createPageFetcher,
  createPageReader,
  type PageFetcherOptions,
} from './fetch-page/page-fetcher.ts'
import { createAccountLimits } from './limits/account-limits.ts'
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
import { createRateLimiter } from './rate-limit/limiter.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox/sandbox.ts'
import { createVault, type Vault } from './secrets/vault.ts'
import { createSessions } from './sessions/lucia.ts'
import { createDiskSpace } from './storage/disk-space.ts'
import { openStorage, type Storage } from './storage/open.ts'

export type ServiceDeps = {
  config: Config
  database: DatabaseHandle
  /** Fulfilled once the database may be used; default: at once. */
  databaseReady?: Promise<void> | undefined
  /** Default: the configured one. */
  storage?: Storage
  /** Delays and timeouts of sending mail. */
  mail?: { timing?: Partial<OutboxTiming>; timeouts?: Partial<SmtpTimeouts> }
  /** The addresses that may be connected to for pages and push services. */
  pages?: PageFetcherOptions
  /** Closed together with the app. */
  sandbox?: Sandbox
  /** Overrides the time limit and priority of document readers. */
  reading?: Pick<SandboxOptions, 'timeMs' | 'priority'>
  /** Returns the free bytes of the data directory; default: as the system reports. */
  readFreeBytes?: () => Promise<number>
  /** Only for tests, which register thousands of people; no setting changes it. */
  passwordCost?: PasswordCost
}

/**
 * Creates the services that every call uses, from the features' parts; closed together with the
 * app.
 */
export async function openServices(app: FastifyInstance, deps: ServiceDeps): Promise<Services> {
  const { config, database } = deps
  const tables = ALL_FEATURES.flatMap(({ sealed }) => sealed?.table ?? [])
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
  return {
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
}

/** Starts sending mail and notices; stops when the app is closed. */
function openOutbox(app: FastifyInstance, deps: ServiceDeps, vault: Vault): Outbox {
  const { config, database, databaseReady, mail, pages } = deps
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
    return createOutbox({ db, log, databaseReady, deliver: new Map(deliver), ...options })
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

/** Returns undefined without METRICS_TOKEN, and does not load the library then. */
async function openMetrics(
  app: FastifyInstance,
  { config, database }: ServiceDeps,
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
