import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { findFreePort } from './free-port.ts'
import { findPostgresBinaries, UNPRIVILEGED } from './postgres-binaries.ts'

export type RunningPostgres = {
  /** Of the `postgres` database; the user may create others. */
  url: string
  stop: () => Promise<void>
}

const READY_WITHIN_MS = 30_000

/**
 * Starts a real PostgreSQL on a free loopback port, with an empty cluster in a temporary folder.
 * It ends, and the folder goes, with `stop` or with this process, however that ends.
 * fsync is off: what is tested with it is not durability.
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
    // Its own process group, so that Ctrl-C reaches the tests first and they end in order.
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
  return { url, stop }
}

/** `url` with another database's name. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** One statement outside any transaction, on a connection of its own. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
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
