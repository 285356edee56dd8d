import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

type Node = { parent: Node }
type Stream = { nfd?: number | undefined; node: Node }
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: Node): string
}

/**
 * Adds a real fsync to the embedded PostgreSQL, whose file system reports success without one. Must
 * be called before the first write.
 */
export function addFsync(pglite: PGlite): void {
  const fileSystem = findNodeFileSystem(pglite)
  fileSystem.stream_ops.fsync = (stream) => {
    if (stream.nfd === undefined) syncPath(fileSystem.realPath(stream.node))
    else fdatasyncSync(stream.nfd)
    return 0
  }
}

function findNodeFileSystem(pglite: PGlite): NodeFileSystem {
  const fileSystem: unknown = pglite.Module.NODEFS
  if (!isNodeFileSystem(fileSystem)) {
    throw new Error('This version of the embedded database cannot be made durable')
  }
  return fileSystem
}

const isNodeFileSystem = (value: unknown): value is NodeFileSystem =>
  typeof value === 'object' && value !== null && 'stream_ops' in value && 'realPath' in value

/** Flushes a file or a directory; Windows cannot open directories. */
function syncPath(path: string): void {
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
