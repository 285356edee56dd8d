import type { Db } from '../db/client.ts'
import { lockUntilEnd } from '../db/lease.ts'
import type { Database } from '../db/schema.ts'
import type { DataKey } from './data-key.ts'

export const lockKeys = (trx: Db) => lockUntilEnd(trx, 'encryption_keys')

export const listKnownKeys = (db: Db) =>
  db.selectFrom('encryption_keys').select(['id', 'check_value']).execute()

type TablesWith<Row> = {
  [T in keyof Database]: Database[T] extends Row ? T : never
}[keyof Database]

/** A table with data sealed by the vault. */
export type SealedTable = TablesWith<{ key_id: string; ciphertext: Uint8Array }>
/** At most one row per user. */
export type PersonalSealedTable = SealedTable & TablesWith<{ user_id: string }>

/** Ids of the keys that rows of `table` are encrypted with. */
export async function listUsedKeyIds(db: Db, table: SealedTable): Promise<string[]> {
  const rows = await db.selectFrom(table).select('key_id').distinct().execute()
  return rows.map(({ key_id }) => key_id)
}

/** Users whose row in `table` is encrypted with one of `keyIds`: the next `limit` after `after`. */
export const listUsersByKey = (
  db: Db,
  table: PersonalSealedTable,
  keyIds: string[],
  { after, limit }: { after: string; limit: number },
) =>
  db
    .selectFrom(table)
    .select('user_id')
    .where('key_id', 'in', keyIds)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute()

export const insertKey = (trx: Db, { id, checkValue }: DataKey) =>
  trx.insertInto('encryption_keys').values({ id, check_value: checkValue }).execute()

/** Deletes keys that no data in `tables` is encrypted with. */
export const deleteUnusedKeys = (trx: Db, tables: readonly SealedTable[]) =>
  trx
    .deleteFrom('encryption_keys')
    .where(({ and, not, exists, selectFrom }) =>
      and(
        tables.map((table) =>
          not(
            exists(
              selectFrom(table).select('key_id').whereRef('key_id', '=', 'encryption_keys.id'),
            ),
          ),
        ),
      ),
    )
    .execute()
