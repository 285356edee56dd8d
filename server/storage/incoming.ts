import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createFairQueue } from '../concurrency.ts'
import { TooLarge } from '../errors.ts'
import { collectYoungGarbage } from '../memory.ts'
import { type LocalFile, StorageUnavailable } from './file-store.ts'

/** Only this many uploads hold buffers in memory; a slow one gives up its slot. */
const AT_ONCE = 3
const SLICE_MS = 250

/** The uploading user and the maximum size. */
type Limit = { userId: string; maxBytes: number; tooLarge: string }

/** Uploaded files before they are checked and moved into the storage. */
export type Incoming = {
  /**
   * Streams `source` into a new file, which is removed on failure.
   * @throws TooLarge with `tooLarge` as soon as there are more than `maxBytes`, StorageUnavailable
   * if it cannot be written, and any error of `source`
   */
  receive: (source: AsyncIterable<Uint8Array>, limit: Limit) => Promise<LocalFile>
  /**
   * Writes a file of the server's own without queueing.
   * @throws StorageUnavailable if it cannot be written, and any error of `source`
   */
  keep: (source: AsyncIterable<string>) => Promise<LocalFile>
  /** Removes a file that was not put into the storage. No-op if it was. */
  discard: (file: LocalFile) => Promise<void>
  /** Removes files that a killed process left behind. Returns their number. */
  sweep: (olderThanMs: number) => Promise<number>
}

/** A folder in the data directory, so that a rename moves a file into local storage. */
export function createIncoming(dataDir: string): Incoming {
  const folder = join(dataDir, 'incoming')
  const queue = createFairQueue(AT_ONCE, SLICE_MS)

  const create = async (path: string): Promise<FileHandle> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return open(path, 'wx', 0o600)
  }

  const fill = async (pour: (handle: FileHandle) => Promise<number>): Promise<LocalFile> => {
    const path = join(folder, randomUUID())
    const handle = await create(path).catch(throwUnavailable)
    try {
      const size = await pour(handle)
      await handle.close()
      return { path, size }
    } catch (error) {
      await handle.close()
      await rm(path, { force: true })
      throw error
    }
  }

  return {
    // The file is only created once this upload has a slot.
    receive: (source, limit) =>
      queue(limit.userId, () => fill((handle) => write(source, handle, limit))),
    keep: (source) => fill((handle) => writeText(source, handle)),
    discard: ({ path }) => rm(path, { force: true }),
    async sweep(olderThanMs) {
      let count = 0
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
        if (mtimeMs > Date.now() - olderThanMs) continue
        await rm(path, { force: true })
        count += 1
      }
      return count
    },
  }
}

async function write(
  source: AsyncIterable<Uint8Array>,
  handle: FileHandle,
  { maxBytes, tooLarge }: Limit,
): Promise<number> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.byteLength
    if (size > maxBytes) throw new TooLarge(tooLarge)
    await handle.writeFile(chunk).catch(throwUnavailable)
    collectAfter(chunk.byteLength)
  }
  return size
}

async function writeText(source: AsyncIterable<string>, handle: FileHandle): Promise<number> {
  let size = 0
  for await (const text of source) {
    const bytes = Buffer.from(text)
    size += bytes.length
    await handle.writeFile(bytes).catch(throwUnavailable)
  }
  return size
}

const throwUnavailable = (cause: unknown): never => {
  throw new StorageUnavailable(cause)
}

const COLLECT_EVERY_BYTES = 1024 * 1024
let uncollected = 0

/**
 * Collects young garbage after every megabyte received. Node reads sockets into buffers of 64 KB
 * that V8 does not count as its own: without this, 50 uploads at once take a seventh more memory
 * (`npm run bench documents`).
 */
function collectAfter(bytes: number): void {
  uncollected += bytes
  if (uncollected < COLLECT_EVERY_BYTES) return
  uncollected = 0
  collectYoungGarbage()
}
