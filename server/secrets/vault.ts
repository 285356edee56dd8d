import type { KeyObject } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { Unavailable } from '../errors.ts'
import { type DataKey, seal, type Sealed, toDataKey, unseal } from './data-key.ts'
import { createKeyFile, findKeyFile, readKeyFile } from './key-file.ts'
import * as queries from './queries.ts'
import type { SealedTable } from './queries.ts'
import { t } from '#src/language/t.ts'

/** Encrypts data so that the database alone is not enough to read it. */
export type Vault = {
  /**
   * Encrypts with the newest key. The first key is created if neither the server nor the database
   * has one; a key unknown to the database is never used if another key is known to it.
   * @throws Unavailable
   */
  seal: (trx: Db, plaintext: string, binding: Binding) => Promise<Sealed>
  /** @throws Unavailable if the key is missing, or the data was changed or bound to another user */
  open: (sealed: Sealed, binding: Binding) => Promise<string>
  /** Ids of this server's keys; the first one is used to encrypt. */
  listKeyIds: () => Promise<string[]>
}

export type Binding = {
  /** The data's name for users, in error messages. */
  label: string
  /** The user's id: the data cannot be decrypted for another. */
  boundTo: string
}

type VaultDeps = {
  config: Pick<Config, 'dataDir' | 'dataEncryptionKeys'>
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
  /** All tables with data sealed by this vault. */
  tables: readonly SealedTable[]
}

const RETRY_AFTER_SECONDS = 300

/** The missing key has been logged already. */
class KeyMissing extends Error {}

const toUnavailable =
  (label: string) =>
  (error: unknown): never => {
    if (!(error instanceof KeyMissing)) throw error
    throw new Unavailable(
      t('{label} is not available: the server does not have the key that encrypts it.', { label }),
      RETRY_AFTER_SECONDS,
    )
  }

/** Tells the server's operator what to do. */
export const describeMissingKey = (dataDir: string) =>
  `The database holds data encrypted with a key that this server does not have. Put that key into DATA_ENCRYPTION_KEY, or copy ${findKeyFile(dataDir)} from the server that created it (or from a backup). Everything else works without it.`

export function createVault({ config, log, tables }: VaultDeps): Vault {
  const { dataDir, dataEncryptionKeys } = config
  let found: DataKey[] = []

  const refuse = (message: string, details: object = {}): never => {
    log.error(details, message)
    throw new KeyMissing()
  }

  /** Keys of the environment come first; those of the file still decrypt older data. */
  async function loadKeys(readFile: (dataDir: string) => Promise<KeyObject[]>) {
    try {
      found = [...dataEncryptionKeys, ...(await readFile(dataDir))].map(toDataKey)
    } catch (err) {
      refuse('The encryption key in the data directory cannot be used', { err })
    }
    return found
  }
  const getKeys = async () => (found.length > 0 ? found : loadKeys(readKeyFile))

  async function makeKey(): Promise<DataKey[]> {
    const made = await loadKeys(createKeyFile)
    log.info(
      `Created an encryption key in ${findKeyFile(dataDir)}. Keep a copy with your backups; further servers on the same database need it too (DATA_ENCRYPTION_KEY).`,
    )
    return made
  }

  /** Registers the first key in the database, locked against other servers. */
  async function registerKey(trx: Db): Promise<DataKey> {
    await queries.lockKeys(trx)
    await queries.deleteUnusedKeys(trx, tables)
    const known = await queries.listKnownKeys(trx)
    const keys = await getKeys()
    if (known.length > 0 && !keys.some((key) => isKnown(known, key))) {
      return refuse(describeMissingKey(dataDir))
    }
    const [first] = keys.length > 0 ? keys : await makeKey()
    if (first === undefined) throw new Error('no key was made')
    if (!isKnown(known, first)) await queries.insertKey(trx, first)
    return first
  }

  async function getFirstKey(trx: Db): Promise<DataKey> {
    const [first] = await getKeys()
    const known = first === undefined ? [] : await queries.listKnownKeys(trx)
    return first !== undefined && isKnown(known, first) ? first : registerKey(trx)
  }

  async function open(sealed: Sealed, boundTo: string): Promise<string> {
    const key = (await getKeys()).find(({ id }) => id === sealed.key_id)
    if (key === undefined) {
      return refuse(describeMissingKey(dataDir), { keyId: sealed.key_id })
    }
    try {
      return unseal(key, sealed, boundTo)
    } catch (err) {
      return refuse('Encrypted data was changed outside Foothold and cannot be opened', { err })
    }
  }

  return {
    seal: async (trx, plaintext, { label, boundTo }) =>
      seal(await getFirstKey(trx).catch(toUnavailable(label)), plaintext, boundTo),
    open: (sealed, { label, boundTo }) => open(sealed, boundTo).catch(toUnavailable(label)),
    listKeyIds: async () => (await getKeys()).map(({ id }) => id),
  }
}

type KnownKeys = readonly { id: string; check_value: string }[]

const isKnown = (known: KnownKeys, key: DataKey) =>
  known.some(({ id, check_value }) => id === key.id && check_value === key.checkValue)
