import { type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { syncTree } from '../db/durability.ts'
import { KEY_BYTES, parseKeys } from './data-key.ts'

export const findKeyFile = (dataDir: string) => join(dataDir, 'encryption.key')

/** The keys in the data directory, the newest first; empty if there is no file. */
export async function readKeyFile(dataDir: string): Promise<KeyObject[]> {
  const file = findKeyFile(dataDir)
  try {
    const keys = parseKeys(await readFile(file, 'utf8'))
    if (keys === undefined) throw new Error(`${file} holds no key of ${KEY_BYTES} bytes`)
    return keys
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/**
 * Creates a key file that only this user account can read, flushed to disk before it is used. If two
 * servers do this at once, both get the key of the first.
 */
export async function createKeyFile(dataDir: string): Promise<KeyObject[]> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unfinished = join(dataDir, `.encryption.key-${randomUUID()}`)
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await handle.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    await link(unfinished, findKeyFile(dataDir))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await unlink(unfinished)
  }
  await syncTree(dataDir, { deep: false })
  return readKeyFile(dataDir)
}
