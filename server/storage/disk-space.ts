import { statfs } from 'node:fs/promises'
import { DISK_FULL } from '#src/shell/constants.ts'
import { Unavailable } from '../errors.ts'

/** PostgreSQL's log grows by files of 16 MB, and an upload holds up to 10 MB. */
const NEEDED_BYTES = 64 * 1024 * 1024
const CACHE_MS = 1_000
const RETRY_SECONDS = 60

export type DiskSpace = {
  /** @throws Unavailable while less than 64 MB are free */
  requireRoom: () => Promise<void>
}

/** @param readFree the free bytes; looked up at most once a second */
export function createDiskSpace(
  dataDir: string,
  readFree: () => Promise<number> = () => readFreeBytes(dataDir),
): DiskSpace {
  let free: Promise<number> = Promise.resolve(Infinity)
  let readAt = -Infinity
  return {
    async requireRoom() {
      if (performance.now() - readAt >= CACHE_MS) {
        readAt = performance.now()
        free = readFree()
      }
      const bytes = await free
      if (bytes >= NEEDED_BYTES) return
      const cause = new Error(`${Math.floor(bytes / 1024 / 1024)} MB are free in ${dataDir}`)
      throw new Unavailable(DISK_FULL, RETRY_SECONDS, cause)
    },
  }
}

/** A failure (such as a directory that does not exist yet) is no reason to refuse requests. */
const readFreeBytes = (path: string): Promise<number> =>
  statfs(path).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )
