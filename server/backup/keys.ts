import { type KeyObject, randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { syncTree } from '../db/durability.ts'
import { parseKeys, toDataKey } from '../secrets/data-key.ts'
import { findKeyFile, readKeyFile } from '../secrets/key-file.ts'

type KeyConfig = Pick<Config, 'dataDir' | 'dataEncryptionKeys'>

const listKeys = async ({ dataDir, dataEncryptionKeys }: KeyConfig): Promise<KeyObject[]> => [
  ...dataEncryptionKeys,
  ...(await readKeyFile(dataDir)),
]

const toText = (keys: readonly KeyObject[]) =>
  [...new Set(keys.map((key) => key.export().toString('base64')))].map((key) => `${key}\n`).join('')

/** The server's keys in the format of a key file; undefined if it has none. */
export async function describeKeys(config: KeyConfig): Promise<string | undefined> {
  const keys = await listKeys(config)
  return keys.length > 0 ? toText(keys) : undefined
}

/** Returns those of `ids` that this server has no key for. */
export async function findMissingKeys(config: KeyConfig, ids: readonly string[]) {
  const known = new Set((await listKeys(config)).map((key) => toDataKey(key).id))
  return ids.filter((id) => !known.has(id))
}

/**
 * Adds the keys in `text` before those in the data directory, which are kept.
 * @returns false if the server has all of them already
 */
export async function addKeys(config: KeyConfig, text: string): Promise<boolean> {
  const given = parseKeys(text) ?? []
  const missing = await findMissingKeys(
    config,
    given.map((key) => toDataKey(key).id),
  )
  if (missing.length === 0) return false
  const { dataDir } = config
  const kept = await readKeyFile(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unfinished = join(dataDir, `.encryption.key-${randomUUID()}`)
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await handle.writeFile(toText([...given, ...kept]))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, findKeyFile(dataDir))
  await syncTree(dataDir, { deep: false })
  return true
}
