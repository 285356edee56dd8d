import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../startup-error.ts'

const SQLITE_BUSY = 5
// Keeps a reference: a lock file that is garbage-collected is closed, which releases its lock.
const held = new Set<DatabaseSync>()

/**
 * Locks `dataDir` (created if missing) for this process. The lock is an exclusive SQLite transaction
 * on an empty file, that is, a lock of the kernel: it ends with the process however that dies, so
 * there are no stale locks and no races.
 * @returns a function that releases it
 * @throws StartupError that names the process holding it
 */
export function lockDataDir(dataDir: string): () => void {
  const holderFile = join(dataDir, 'foothold.lock.json')
  const lock = openLockFile(dataDir)
  const holder = { pid: process.pid, started_at: new Date().toISOString() }
  try {
    lock.exec('BEGIN EXCLUSIVE')
    writeFileSync(holderFile, `${JSON.stringify(holder)}\n`)
  } catch (error) {
    lock.close()
    throw isBusy(error) ? describeHolder(dataDir, holderFile) : describeUnusable(dataDir, error)
  }
  held.add(lock)
  return () => {
    rmSync(holderFile, { force: true })
    lock.close()
    held.delete(lock)
  }
}

function openLockFile(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return new DatabaseSync(join(dataDir, 'foothold.lock'), { timeout: 0 })
  } catch (error) {
    throw describeUnusable(dataDir, error)
  }
}

function describeUnusable(dataDir: string, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartupError(
    `The data directory ${dataDir} cannot be used (${reason}). Make it writable, or set DATA_DIR to another directory.`,
    { cause: error },
  )
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

function describeHolder(dataDir: string, holderFile: string): StartupError {
  return new StartupError(
    `The data directory ${dataDir} is in use by another Foothold${readHolder(holderFile)}. Stop it first, or set DATA_DIR to another directory.`,
  )
}

function readHolder(holderFile: string): string {
  try {
    const holder: unknown = JSON.parse(readFileSync(holderFile, 'utf8'))
    if (typeof holder !== 'object' || holder === null) return ''
    if (!('pid' in holder) || !('started_at' in holder)) return ''
    return ` (process ${String(holder.pid)}, started ${String(holder.started_at)})`
  } catch {
    return '' // The holder has not written its details yet.
  }
}
