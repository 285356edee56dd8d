import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, type ReadStream } from 'node:fs'
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import {
  type FileStore,
  type LocalFile,
  StorageUnavailable,
  type StoredFile,
} from './file-store.ts'

const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/
const READ_BYTES = 64 * 1024
const PIECE_BYTES = 256 * 1024

/** Stores files in the folder `files` of the data directory, which is created on demand. */
export function createDirectoryStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files')
  const toPath = (key: string) => {
    if (!KEY.test(key)) throw new Error('not a key of a file')
    return join(root, ...key.split('/'))
  }

  return {
    put: (key, file) => wrapErrors(() => moveDurably(file, toPath(key), dataDir)),
    open: (key) => wrapErrors(() => undefinedIfMissing(openStream(toPath(key)))),
    openPieces: (key) =>
      wrapErrors(async () => {
        const handle = await undefinedIfMissing(open(toPath(key)))
        return handle && readPieces(handle)
      }),
    stat: (key) =>
      wrapErrors(async () => {
        const found = await undefinedIfMissing(stat(toPath(key)))
        return found && { size: found.size }
      }),
    remove: (key) => wrapErrors(() => rm(toPath(key), { force: true })),
    move: (from, to) =>
      wrapErrors(async () => {
        const now = new Date()
        // Its age is set first, so that the sweep does not remove it as old if the process is
        // killed in between.
        const moved = await undefinedIfMissing(
          utimes(toPath(from), now, now).then(async () => {
            await renameDurably(toPath(from), toPath(to), dataDir)
            return true
          }),
        )
        return moved ?? false
      }),
    list: (prefix) => listFiles(root, prefix),
    check: () => wrapErrors(() => checkWritable(dataDir)),
    direct: undefined,
  }
}

/** Rejects if the file cannot be opened. A stream over a FileHandle is several times slower. */
async function openStream(path: string): Promise<ReadStream> {
  const stream = createReadStream(path, { highWaterMark: READ_BYTES })
  await once(stream, 'open')
  return stream
}

/** Reuses one buffer: allocating one per read costs as much in garbage collection as sending does. */
async function* readPieces(handle: FileHandle): AsyncGenerator<Uint8Array> {
  const piece = Buffer.allocUnsafeSlow(PIECE_BYTES)
  try {
    for (;;) {
      const { bytesRead } = await handle.read(piece, 0, PIECE_BYTES)
      if (bytesRead === 0) return
      yield piece.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

/**
 * Moves a file so that a power cut leaves all of it or nothing: the content is flushed before the
 * name.
 */
async function moveDurably(file: LocalFile, path: string, dataDir: string): Promise<void> {
  await syncPath(file.path)
  await renameDurably(file.path, path, dataDir)
}

async function renameDurably(from: string, path: string, dataDir: string): Promise<void> {
  const folder = dirname(path)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(from, path)
  await syncPath(folder)
  if (made === undefined) return
  for (let parent = dirname(folder); parent.startsWith(dataDir); parent = dirname(parent)) {
    await syncPath(parent)
  }
}

/** Flushes a file or a folder; Windows cannot open folders. */
async function syncPath(path: string): Promise<void> {
  try {
    const handle = await open(path, 'r')
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    if (process.platform !== 'win32') throw error
  }
}

async function* listFiles(root: string, prefix: string): AsyncGenerator<StoredFile> {
  const folder = join(root, ...prefix.split('/').slice(0, -1))
  const entries = await wrapErrors(async () => {
    const all = readdir(folder, { recursive: true, withFileTypes: true })
    return (await undefinedIfMissing(all)) ?? []
  })
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(root, path).split(sep).join('/')
    if (!key.startsWith(prefix)) continue
    const found = await wrapErrors(() => undefinedIfMissing(stat(path)))
    if (found !== undefined) yield { key, modifiedAt: found.mtime }
  }
}

const wrapErrors = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw new StorageUnavailable(error)
    throw error
  }
}

const undefinedIfMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })

/**
 * Writes and removes a small file in `dataDir`, which is created if missing.
 * @throws if it cannot be written (disk full, read-only, missing)
 */
export async function checkWritable(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const probe = join(dataDir, `.writable-${randomUUID()}`)
  try {
    await writeFile(probe, 'Foothold checks that it can write here.\n')
  } finally {
    await rm(probe, { force: true })
  }
}
