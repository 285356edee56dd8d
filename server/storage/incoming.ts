import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createFairQueue } from '../concurrency.ts'
import { TooLarge } from '../errors.ts'
import { notePassed } from './collect.ts'
import { type LocalFile, StorageUnavailable } from './file-store.ts'

/** Only these uploads hold buffers in memory; one that is slow gives up its place. */
const AT_ONCE = 3
const SLICE_MS = 250

/** For whom, and how much at most. */
type Limit = { userId: string; maxBytes: number; tooLarge: string }

/** Where files are while they arrive, before anybody knows what they are. */
export type Incoming = {
  /**
   * Writes what arrives to a file as it comes; nothing is left of it when that fails.
   * @throws TooLarge with `tooLarge` as soon as there are more than `maxBytes`, StorageUnavailable when it
   *   cannot be written, and whatever `source` throws
   */
  receive: (source: AsyncIterable<Uint8Array>, limit: Limit) => Promise<LocalFile>
  /** Removes a file that is not wanted; one that was put into the storage is gone already. */
  discard: (file: LocalFile) => Promise<void>
  /** Removes what a process that was killed has left; how many there were. */
  sweep: (olderThanMs: number) => Promise<number>
}

/** In a folder of its own under the data directory, so that a rename is enough to keep a file. */
export function createIncoming(dataDir: string): Incoming {
  const folder = join(dataDir, 'incoming')
  const queue = createFairQueue(AT_ONCE, SLICE_MS)

  const create = async (path: string): Promise<FileHandle> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return open(path, 'wx', 0o600)
  }

  return {
    receive: (source, limit) =>
      // The file is only created once it is this upload's turn.
      queue(limit.userId, async () => {
        const path = join(folder, randomUUID())
        const handle = await create(path).catch(refuse)
        try {
          const size = await write(source, handle, limit)
          await handle.close()
          return { path, size }
        } catch (error) {
          await handle.close()
          await rm(path, { force: true })
          throw error
        }
      }),
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
    await handle.writeFile(chunk).catch(refuse)
    notePassed(chunk.byteLength)
  }
  return size
}

const refuse = (cause: unknown): never => {
  throw new StorageUnavailable(cause)
}
