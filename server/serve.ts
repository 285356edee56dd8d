import { relative } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { AdminServices } from './admin/command.ts'
import { collectCommands } from './admin/commands.ts'
import { openAdminSocket } from './admin/socket.ts'
import { runCommand } from './admin/run-command.ts'
import { type AppDeps, buildApp } from './app.ts'
import { type BackupOptions, createBackup } from './backup/create.ts'
import { backUpBeforeMigration, startDailyBackups } from './backup/own-backups.ts'
import { type Config, loadConfig } from './config.ts'
import type { DatabaseHandle } from './db/client.ts'
import { beginDatabase } from './db/open.ts'
import { ALL_FEATURES } from './features.ts'
import { createLogger } from './log.ts'
import { releaseStartupMemory } from './memory.ts'
import { logConfinement } from './sandbox/confinement.ts'
import { StartupError } from './startup-error.ts'
import { openStorage } from './storage/open.ts'
import { startSweeper, type SweepTask } from './sweep.ts'

const IDLE_EVERY_MS = 50
/** Less than SHUTDOWN_LIMIT_MS below. */
const REQUESTS_LIMIT_MS = 8_000

/**
 * Runs Foothold in this process until a signal ends it.
 * @throws StartupError that tells the operator what to change
 */
export async function serve(
  env: NodeJS.ProcessEnv,
  forTests: Pick<AppDeps, 'passwordCost' | 'pages' | 'reading'> = {},
): Promise<void> {
  const config = loadConfig(env)
  const logger = createLogger(config)
  const storage = await openStorage(config, logger)
  const { database, ready } = await beginDatabase(
    config,
    backUpBeforeMigration(config, storage, logger),
  )
  try {
    // The app is built while the database opens.
    const parts = { config, database, databaseReady: ready, logger, storage }
    const app = await buildApp({ ...parts, ...forTests })
    const deps = { config, db: database.db, log: logger, ...storage }
    try {
      await ready
      for (const { prepare } of ALL_FEATURES) await prepare?.(deps)
      await listen(app, config)
    } catch (error) {
      // Stops background work (mail) before the database is closed.
      await app.close()
      throw error
    }
    void logConfinement(logger)
    const stopSweeper = startSweeper(
      [...ALL_FEATURES.flatMap(({ sweep }) => sweep ?? []), createMaintenance(database)],
      deps,
    )
    const source = { database, config, files: storage.files }
    const stopBackups = startDailyBackups(source, logger)
    const closeDoor = await openOwnSocket({ ...deps, database, log: logger })
    closeOnSignal(async () => {
      await closeDoor()
      await finishRequests(app)
      await stopSweeper()
      await stopBackups()
      await database.close()
    })
    process.stdout.write(`${describe(config, database)}\n`)
    releaseStartupMemory()
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Lets the owner's commands run here, because only this process can access the database. */
async function openOwnSocket(
  deps: Omit<AdminServices, 'accountParts'>,
): Promise<() => Promise<void>> {
  if (deps.database.kind !== 'embedded') return async () => undefined
  const services = { ...deps, accountParts: ALL_FEATURES.flatMap(({ account }) => account ?? []) }
  const commands = collectCommands(ALL_FEATURES)
  const handlers = {
    run: (line: readonly string[]) => runCommand(commands, services, line),
    backUp: (options: BackupOptions) => createBackup(services, options),
  }
  return openAdminSocket(deps.config.dataDir, handlers, deps.log)
}

const createMaintenance =
  ({ maintain }: DatabaseHandle): SweepTask =>
  async () =>
    maintain ? { tables_analyzed: await maintain() } : {}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw explain(String(code), host, port) ?? error
  }
}

/** Waits for requests in progress, at most eight seconds. */
async function finishRequests(app: FastifyInstance): Promise<void> {
  // Connections that become idle in the meantime would delay the shutdown.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_EVERY_MS)
  const late = setTimeout(() => app.server.closeAllConnections(), REQUESTS_LIMIT_MS)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
}

function explain(code: string, host: string, port: number): StartupError | undefined {
  const other = 'to another number, for example PORT=3001'
  switch (code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} on ${host} is used by another program (or another Foothold). Stop it first, or set PORT ${other}.`,
      )
    case 'EACCES':
      return new StartupError(
        `Port ${port} may not be used by this user account. Set PORT ${other}.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupError(
        `This machine has no address ${host} to listen on. Set HOST to 127.0.0.1, to 0.0.0.0, or to one of its own addresses.`,
      )
    default:
      return undefined
  }
}

function describe({ publicUrl, dataDir, databaseUrl }: Config, { kind }: DatabaseHandle): string {
  const folder = relative(process.cwd(), dataDir)
  const shown = folder.startsWith('..') ? dataDir : `./${folder}`
  const where =
    kind === 'postgres' && databaseUrl !== undefined
      ? `PostgreSQL at ${new URL(databaseUrl).host || 'a local socket'}`
      : `${shown} (embedded database)`
  return `Foothold is ready at ${publicUrl} — data in ${where}`
}

const SHUTDOWN_LIMIT_MS = 10_000
/** Ctrl-C reaches the process twice if the script that started it forwards the signal. */
const SAME_SIGNAL_MS = 500

/**
 * Shuts down on SIGTERM or SIGINT: awaits `close` for at most ten seconds, then exits with 0. A
 * second signal exits at once.
 */
function closeOnSignal(close: () => Promise<void>): void {
  let firstAt: number | undefined
  const end = async () => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    firstAt = performance.now()
    setTimeout(() => {
      process.stderr.write('Foothold did not end within ten seconds and is stopped.\n')
      process.exit(1)
    }, SHUTDOWN_LIMIT_MS).unref()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      process.stderr.write(`Foothold did not end cleanly: ${String(error)}\n`)
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end())
}
