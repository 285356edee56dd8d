import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncPath } from '../durability.ts'

type Node = { parent: Node }
type Stream = { nfd?: number | undefined; node: Node }
type EmscriptenNodeFs = {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: Node): string
}

/** The embedded PostgreSQL's files with a real fsync, which its own file system lacks but reports. */
export class DurableFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const addToModule = (module: { NODEFS?: unknown }) => addFsync(module.NODEFS)
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addToModule],
      },
    }
  }
}

function addFsync(fileSystem: unknown): void {
  if (!isEmscriptenNodeFs(fileSystem)) {
    throw new Error('This version of the embedded database cannot be made durable')
  }
  fileSystem.stream_ops.fsync = (stream) => {
    if (stream.nfd === undefined) syncPath(fileSystem.realPath(stream.node))
    else fdatasyncSync(stream.nfd)
    return 0
  }
}

const isEmscriptenNodeFs = (value: unknown): value is EmscriptenNodeFs =>
  typeof value === 'object' && value !== null && 'stream_ops' in value && 'realPath' in value
