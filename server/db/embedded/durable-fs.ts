import { fdatasyncSync, fstatSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncPath } from '../durability.ts'

type Node = { parent: Node }
type Stream = { nfd?: number | undefined; node: Node }
type EmscriptenNodeFs = {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: Node): string
}

/** Some file systems store only whole seconds. */
const MTIME_STEP_MS = 1_000

/** The embedded PostgreSQL's files with a real fsync, which its own file system lacks but reports. */
export class DurableFs extends NodeFS {
  /** While the database opens: files that were last changed before this time are on disk. */
  #syncedUntilMs: number

  constructor(home: string) {
    super(home)
    // PostgreSQL writes this file last, once all that came before is on disk.
    const control = statSync(join(home, 'global', 'pg_control'), { throwIfNoEntry: false })
    this.#syncedUntilMs = (control?.mtimeMs ?? 0) - MTIME_STEP_MS
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const addToModule = ({ NODEFS }: { NODEFS?: unknown }) => this.#addFsync(NODEFS)
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addToModule],
      },
    }
  }

  /** Call it once the database is open. */
  markOpen(): void {
    this.#syncedUntilMs = 0
  }

  #addFsync(fileSystem: unknown): void {
    if (!isEmscriptenNodeFs(fileSystem)) {
      throw new Error('This version of the embedded database cannot be made durable')
    }
    fileSystem.stream_ops.fsync = ({ nfd, node }) => {
      if (nfd === undefined) syncPath(fileSystem.realPath(node))
      else if (this.#mayBeUnsynced(nfd)) fdatasyncSync(nfd)
      return 0
    }
  }

  /** After a crash PostgreSQL syncs every file, most of which are unchanged. */
  #mayBeUnsynced(descriptor: number): boolean {
    return this.#syncedUntilMs <= 0 || fstatSync(descriptor).mtimeMs >= this.#syncedUntilMs
  }
}

const isEmscriptenNodeFs = (value: unknown): value is EmscriptenNodeFs =>
  typeof value === 'object' && value !== null && 'stream_ops' in value && 'realPath' in value
