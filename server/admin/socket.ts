import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { rm } from 'node:fs/promises'
import { once } from 'node:events'
import { join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { json, text } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Outcome } from './run-command.ts'

/** The longest path that a Unix socket may have on every system. */
const PATH_MAX_BYTES = 103
const PRIVATE = 0o177

export type AdminSocket = {
  /** Runs a command line in this process. */
  run: (line: readonly string[]) => Promise<Outcome>
  /** A backup of the database that this process has open. */
  backUp: (options: BackupRequest) => Readable
}

const backupRequest = z.object({ withKey: z.boolean(), withDocuments: z.boolean() })
export type BackupRequest = z.infer<typeof backupRequest>
const commandLine = z.array(z.string())
const outcome = z.object({ exitCode: z.int(), stdout: z.string(), stderr: z.string() })

/** Relative if that is shorter, because the path of a socket must be short. */
function toSocketPath(dataDir: string): string | undefined {
  const path = join(dataDir, 'foothold.sock')
  const [shortest = path] = [path, relative(process.cwd(), path)].toSorted(
    (a, b) => a.length - b.length,
  )
  const isUsable = process.platform !== 'win32' && Buffer.byteLength(shortest) <= PATH_MAX_BYTES
  return isUsable ? shortest : undefined
}

/**
 * Accepts commands while the server has the embedded database open: by a socket in the data
 * directory that only this user account may open. The caller holds the directory's lock, so an
 * existing socket is a stale one.
 * @returns a function that closes it
 */
export async function openAdminSocket(
  dataDir: string,
  handlers: AdminSocket,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<() => Promise<void>> {
  const path = toSocketPath(dataDir)
  if (path === undefined) {
    log.warn('Commands of the owner need a shorter path of DATA_DIR while Foothold is running')
    return async () => undefined
  }
  await rm(path, { force: true })
  const server = createServer((request, response) => {
    respond(handlers, request, response).catch((err: unknown) => {
      log.error({ err }, 'A command of the owner failed')
      response.destroy()
    })
  })
  const before = process.umask(PRIVATE)
  try {
    server.listen(path)
  } finally {
    process.umask(before)
  }
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}

async function respond(handlers: AdminSocket, request: IncomingMessage, response: ServerResponse) {
  const body = await json(request)
  if (request.url === '/backup')
    return pipeline(handlers.backUp(backupRequest.parse(body)), response)
  response.end(JSON.stringify(await handlers.run(commandLine.parse(body))))
}

/** Returns the running server of this data directory; undefined if none responds. */
export async function findAdminSocket(dataDir: string): Promise<Caller | undefined> {
  const path = toSocketPath(dataDir)
  if (path === undefined) return undefined
  try {
    const response = await send(path, '/commands', [])
    response.resume()
    return {
      run: async (line) =>
        outcome.parse(JSON.parse(await text(await send(path, '/commands', line)))),
      backUp: (options) => send(path, '/backup', options),
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    throw error
  }
}

export type Caller = {
  run: AdminSocket['run']
  backUp: (options: BackupRequest) => Promise<Readable>
}

function send(path: string, url: string, body: unknown): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ socketPath: path, path: url, method: 'POST', agent: false }, resolve)
    .on('error', reject)
    .end(JSON.stringify(body))
  return promise
}
