import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/**
 * Rejects when nothing can be written to the data directory (full, read-only, gone).
 * The directory is made, with its parents, where there is none.
 */
export async function checkStorage(config: Pick<Config, 'dataDir'>): Promise<void> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const probe = join(config.dataDir, `.writable-${randomUUID()}`)
  try {
    await writeFile(probe, 'Foothold checks that it can write here.\n')
  } finally {
    await rm(probe, { force: true })
  }
}
