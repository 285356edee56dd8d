import { type FileHandle, open } from 'node:fs/promises'

/** A file read piece by piece, so that it is never in memory whole. */
export type Bytes = {
  size: number
  /** As many of `length` bytes from `offset` on as there are. */
  read: (offset: number, length: number) => Promise<Buffer>
}

/** Runs `work` on the file at `path`, which is open for as long as that takes. */
export async function withBytes<T>(path: string, work: (bytes: Bytes) => Promise<T>): Promise<T> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    return await work({ size, read: (offset, length) => readAt(handle, offset, length) })
  } finally {
    await handle.close()
  }
}

async function readAt(handle: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset)
  return buffer.subarray(0, bytesRead)
}
