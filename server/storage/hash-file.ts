import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

/** SHA-256 of a file on this machine, hex. */
export const hashFile = (path: string): Promise<string> => hashStored(createReadStream(path))

/** SHA-256 of what a stream holds, hex. */
export async function hashStored(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
