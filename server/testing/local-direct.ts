import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { DirectAccess, FileStore } from '../storage/file-store.ts'
import { createDirectoryStore } from '../storage/directory.ts'
import { createIncoming } from '../storage/incoming.ts'
import type { Storage } from '../storage/open.ts'

const TYPE = 'application/octet-stream'

/** Stores a file with this content at `key`. */
export async function makeFile(
  { files, folder }: { files: FileStore; folder: string },
  key: string,
  content: Buffer,
): Promise<void> {
  mkdirSync(join(folder, 'made'), { recursive: true })
  const path = join(folder, 'made', randomUUID())
  writeFileSync(path, content)
  await files.put(key, { path, size: content.length }, TYPE)
}

/**
 * Creates a file store in `folder` that pretends to offer direct access as S3 does; `makeFile`
 * stores what is uploaded to a key.
 */
export function openLocalDirect(folder: string): Storage {
  const files = createDirectoryStore(folder)
  const read = async (key: string) => {
    const content = await files.open(key)
    return content && buffer(content)
  }
  const url = 'http://localhost:9000/bucket'
  const direct: DirectAccess = {
    signUpload: async (key) => `${url}/${key}`,
    signDownload: async (key) => `${url}/${key}`,
    async copy(from, to) {
      const content = await read(from)
      if (content === undefined) return false
      await makeFile({ files, folder }, to, content)
      return true
    },
    readRange: async (key, offset, length) => (await read(key))?.subarray(offset, offset + length),
  }
  return { incoming: createIncoming(folder), files: { ...files, direct } }
}
