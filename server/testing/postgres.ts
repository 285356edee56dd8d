import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { findFreePort } from './free-port.ts'
import { findPostgresBinaries, UNPRIVILEGED } from './postgres-binaries.ts'
import type { Query } from './reuse.ts'

export type RunningPostgres = {
  /** URL of the `postgres` database, as a user who may create others. */
  url: string
  /** The same through a socket, which is a fifth faster than loopback. */
  socketUrl: string
  stop: () => Promise<void>
}

const READY_WITHIN_MS = 30_000

/**
 * Starts a real PostgreSQL on a free loopback port, with an empty cluster in a temporary folder. It
 * stops and the folder is removed on `stop` or when this process ends, even by a kill. fsync is
 * off, because no test is about durability.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const { initdb, postgres } = findPostgresBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'foothold-pg-'))
  if (UNPRIVILEGED.uid !== undefined) chownSync(folder, UNPRIVILEGED.uid, NOBODY_GROUP)
  const port = await findFreePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`

  const plan = { initdb, postgres, folder, port, ...UNPRIVILEGED }
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, 'postgres-keeper.ts'), JSON.stringify(plan)],
    // Its own process group, so that Ctrl-C reaches the tests first and they can clean up.
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  )
  const ended = once(keeper, 'exit')
  const stop = async () => {
    keeper.stdin.end()
    await ended
  }
  const [said] = await Promise.race([once(createInterface(keeper.stdout), 'line'), ended])
  if (said !== 'started') throw new Error('PostgreSQL did not start; see its messages above')
  await waitUntilReady(url, stop)
  return { url, socketUrl: `${url}?host=${encodeURIComponent(folder)}`, stop }
}

/** Returns `url` with another database name. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Calls `work` with its own connection. */
export async function connect<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work((statement) => client.query(statement))
  } finally {
    await client.end()
  }
}

/** Runs one statement outside any transaction, on its own connection. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  await connect(url, (query) => query(statement))
}

const NOBODY_GROUP = UNPRIVILEGED.gid ?? 0

async function waitUntilReady(url: string, stop: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) {
        await stop()
        throw error
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
