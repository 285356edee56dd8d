import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { syncTree } from '../db/durability.ts'
import { StartupError } from '../startup-error.ts'

/** A backup could not be written; nothing is left of it. */
export class BackupFailed extends StartupError {
  override name = 'BackupFailed'
}

/** The file gets its name once it is completely on disk. Only this user account may read it. */
export async function writeBackup(stream: Readable, path: string): Promise<void> {
  const unfinished = `${path}.partial`
  try {
    await rm(unfinished, { force: true })
    const handle = await open(unfinished, 'wx', 0o600)
    await pipeline(stream, handle.createWriteStream({ flush: true }))
    await rename(unfinished, path)
    await syncTree(dirname(path), { deep: false })
  } catch (error) {
    stream.destroy()
    await rm(unfinished, { force: true })
    throw new BackupFailed(
      `The backup could not be written to ${path}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}
