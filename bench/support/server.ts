import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { ensureServer } from '../../tools/ensure-built.ts'

await ensureServer()

/** The file that `npm start` runs in a checkout; earlier ones ran their sources. */
export const findMain = (checkout = '.'): string => {
  const built = join(checkout, 'dist', 'server', 'main.js')
  return existsSync(built) ? built : join(checkout, 'server', 'main.ts')
}

const running = new Set<ChildProcess>()
const temporaryDirs: string[] = []
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  for (const dir of temporaryDirs) rmSync(dir, { recursive: true, force: true })
})

const START_LIMIT_MS = 60_000
const POLL_MS = 10

export type RunningServer = {
  url: string
  pid: number
  /** From the spawn of the process to its first response. */
  startMs: number
  dataDir: string
  hasEnded(): boolean
  exitCode(): number | null
  /** Ends the process (by default with SIGTERM) and waits for it; keeps the data. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const findFreePort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

/** Takes less of a starting server's two cores than a request. */
const isListening = async (port: string): Promise<boolean> => {
  const socket = connect(Number(port), 'localhost')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

const waitForResponse = async (url: string, child: ChildProcess) => {
  const end = Date.now() + START_LIMIT_MS
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`)
    if (await isListening(new URL(url).port)) {
      const response = await fetch(`${url}/readyz`).catch(() => undefined)
      if (response?.ok) return
    }
    await sleep(POLL_MS)
  }
  throw new Error('The server did not start in time')
}

/** Creates a directory that is removed when this process ends. */
export const makeTemporaryDir = (name: string): string => {
  const dir = mkdtempSync(join(tmpdir(), `foothold-bench-${name}-`))
  temporaryDirs.push(dir)
  return dir
}

/** Starts the real server as a separate process on a free port, and waits until it is ready. */
export const startServer = async (
  env: NodeJS.ProcessEnv = {},
  args: string[] = [findMain()],
): Promise<RunningServer> => {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const dataDir = env['DATA_DIR'] ?? makeTemporaryDir('data')
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_MULTIPLIER: '1000',
      ICON_SERVICE_URL: 'off',
      ...env,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  await waitForResponse(url, child)
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    dataDir,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    exitCode: () => child.exitCode,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill(signal)
      await ended
    },
  }
}

export const PASSWORD = 'Correct-horse1!'

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Registers a user; returns their email address. */
export const register = async (url: string): Promise<string> => {
  const email = `bench-${crypto.randomUUID()}@example.com`
  const names = { first_name: 'B', last_name: 'M' }
  await post(`${url}/api/auth/register`, { ...names, email, password: PASSWORD })
  return email
}

/** Registers and signs in a user; returns their token. */
export const signIn = async (url: string): Promise<string> => {
  const username = await register(url)
  const response = await post(`${url}/api/auth/login`, { username, password: PASSWORD })
  return ((await response.json()) as { access_token: string }).access_token
}

const meResponse = z.object({ id: z.guid() })

/** The same, with the user's id. */
export const signInPerson = async (url: string): Promise<{ token: string; id: string }> => {
  const token = await signIn(url)
  const response = await fetch(`${url}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { token, id: meResponse.parse(await response.json()).id }
}
