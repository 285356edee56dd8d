import { type FileHandle, open } from 'node:fs/promises'

/** A file that is read in pieces, so that it is never in memory as a whole. */
export type Bytes = {
  size: number
  /** Returns up to `length` bytes from `offset` on. */
  read: (offset: number, length: number) => Promise<Buffer>
}

/** Runs `work` on the file at `path`, and closes it afterwards. */
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

const BLOCK_BYTES = 64 * 1024

/**
 * Reads a remote file of `size` bytes in blocks, each fetched once and only on demand, because file
 * parsers read a few bytes at many places.
 */
export function fetchBytes(
  size: number,
  fetchRange: (offset: number, length: number) => Promise<Buffer>,
): Bytes {
  const blocks = new Map<number, Promise<Buffer>>()
  const fetchBlock = (start: number): Promise<Buffer> => {
    const block = blocks.get(start) ?? fetchRange(start, Math.min(BLOCK_BYTES, size - start))
    blocks.set(start, block)
    return block
  }
  return {
    size,
    async read(offset, length) {
      const end = Math.min(size, offset + length)
      const parts: Buffer[] = []
      for (let at = offset - (offset % BLOCK_BYTES); at < end; at += BLOCK_BYTES) {
        const block = await fetchBlock(at)
        parts.push(block.subarray(Math.max(0, offset - at), end - at))
      }
      return Buffer.concat(parts)
    },
  }
}

/** Wraps a file in memory. */
export const toBytes = (content: Uint8Array): Bytes => ({
  size: content.length,
  read: async (offset, length) => Buffer.from(content.subarray(offset, offset + length)),
})
