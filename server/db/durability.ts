import { closeSync, fsyncSync, openSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Flushes a file or a directory; Windows cannot open directories. */
export function syncPath(path: string): void {
  try {
    const descriptor = openSync(path, 'r')
    fsyncSync(descriptor)
    closeSync(descriptor)
  } catch (error) {
    if (process.platform !== 'win32') throw error
  }
}

/** Flushes a directory to disk and, unless `deep` is false, everything in it. */
export async function syncTree(root: string, { deep = true } = {}): Promise<void> {
  const entries = deep ? await readdir(root, { recursive: true }) : []
  for (const entry of entries) syncPath(join(root, entry))
  syncPath(root)
}
