import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { Unavailable } from '../errors.ts'
import {
  listUsedKeyIds,
  listUsersByKey,
  type PersonalSealedTable,
  type SealedTable,
} from './queries.ts'
import { describeMissingKey, type Vault } from './vault.ts'

const BATCH = 100
/** The smallest possible id. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

type Keys = { db: Db; vault: Vault }

type PersonalRecords = {
  table: PersonalSealedTable
  /** Re-encrypts the row of one user. */
  reseal: (keys: Keys, userId: string) => Promise<void>
}
/** A feature's encrypted data: people's rows, or the server's own. */
export type SealedRecords =
  | PersonalRecords
  | {
      table: Exclude<SealedTable, PersonalSealedTable>
      /** Re-encrypts all rows. */
      resealAll: (keys: Keys) => Promise<void>
    }

type Deps = Keys & {
  config: Pick<Config, 'dataDir'>
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
}

/**
 * Re-encrypts data of older keys with the newest key, and logs missing keys. Several servers may do
 * this at once.
 */
export async function rotateKeys(records: readonly SealedRecords[], deps: Deps): Promise<void> {
  const { db, vault, config, log } = deps
  const [first, ...older] = await vault.listKeyIds()
  for (const sealed of records) {
    const used = await listUsedKeyIds(db, sealed.table)
    const missing = used.filter((id) => id !== first && !older.includes(id))
    if (missing.length > 0) log.error({ keyIds: missing }, describeMissingKey(config.dataDir))
    if (!used.some((id) => older.includes(id))) continue
    const count =
      'reseal' in sealed
        ? await resealAll(sealed, older, deps)
        : Number(await isResealed(sealed.resealAll(deps)))
    log.info({ table: sealed.table, count }, 'Encrypted data with the new key')
  }
}

async function resealAll({ table, reseal }: PersonalRecords, older: string[], deps: Deps) {
  let count = 0
  let after = BEFORE_ALL
  for (;;) {
    const next = await listUsersByKey(deps.db, table, older, { after, limit: BATCH })
    for (const { user_id } of next) if (await isResealed(reseal(deps, user_id))) count += 1
    const last = next.at(-1)
    if (last === undefined) return count
    after = last.user_id
  }
}

/** A record that cannot be decrypted is skipped; the vault has logged it. */
async function isResealed(resealing: Promise<void>): Promise<boolean> {
  try {
    await resealing
    return true
  } catch (error) {
    if (error instanceof Unavailable) return false
    throw error
  }
}

/** Rotates once after every start, because new keys come with a restart. Closing the app waits for it. */
export function rotateOnceListening(
  app: FastifyInstance,
  records: readonly SealedRecords[],
  deps: Omit<Deps, 'log'>,
): void {
  const { log } = app
  let rotation: Promise<void> = Promise.resolve()
  app.addHook('onListen', (done) => {
    rotation = rotateKeys(records, { ...deps, log }).catch((err: unknown) => {
      log.error({ err }, 'The keys of encrypted data were not checked')
    })
    done()
  })
  app.addHook('onClose', () => rotation)
}
