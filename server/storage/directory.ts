import { once } from 'node:events'
import { createReadStream, type ReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
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

/** Files in a folder of this machine, beneath `root`; the folder is made when it is needed. */
export function createDirectoryStore(root: string, check: () => Promise<void>): FileStore {
  const toPath = (key: string) => {
    if (!KEY.test(key)) throw new Error('not a key of a file')
    return join(root, ...key.split('/'))
  }

  return {
    put: (key, file) => orDown(() => keep(file, toPath(key), dirname(root))),
    open: (key) => orDown(() => ifThere(openStream(toPath(key)))),
    openPieces: (key) =>
      orDown(async () => {
        const handle = await ifThere(open(toPath(key)))
        return handle && readPieces(handle)
      }),
    stat: (key) =>
      orDown(async () => {
        const found = await ifThere(stat(toPath(key)))
        return found && { size: found.size }
      }),
    remove: (key) => orDown(() => rm(toPath(key), { force: true })),
    list: (prefix) => listFiles(root, prefix),
    check: () => orDown(check),
    direct: undefined,
  }
}

/** Rejects when it cannot be opened. A stream over a FileHandle is several times slower. */
async function openStream(path: string): Promise<ReadStream> {
  const stream = createReadStream(path, { highWaterMark: READ_BYTES })
  await once(stream, 'open')
  return stream
}

/** All in one buffer: a new one each time costs the collection of garbage as much as the sending. */
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

/** On disk before its new name is, and the name before this resolves. */
async function keep(file: LocalFile, path: string, above: string): Promise<void> {
  await syncPath(file.path)
  const folder = dirname(path)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(file.path, path)
  await syncPath(folder)
  if (made === undefined) return
  for (let parent = dirname(folder); parent.startsWith(above); parent = dirname(parent)) {
    await syncPath(parent)
  }
}

/** A file, or a folder where the platform lets one be opened. */
async function syncPath(path: string): Promise<void> {
  try {
    const handle = await open(path, 'r')
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    if (process.platform !== 'win32') throw error
  }
}

async function* listFiles(root: string, prefix: string): AsyncGenerator<StoredFile> {
  const entries = await orDown(async () => {
    const found = await ifThere(readdir(root, { recursive: true, withFileTypes: true }))
    return found ?? []
  })
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(root, path).split(sep).join('/')
    if (!key.startsWith(prefix)) continue
    const found = await orDown(() => ifThere(stat(path)))
    if (found !== undefined) yield { key, modifiedAt: found.mtime }
  }
}

const orDown = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw new StorageUnavailable(error)
    throw error
  }
}

const ifThere = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
