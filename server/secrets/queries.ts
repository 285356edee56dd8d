import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { DataKey } from './data-key.ts'

/** Any constant: Foothold's own advisory lock for the keys a database knows. */
const KEYS_LOCK = 7_030_221_955

/** Until the transaction ends. */
export const lockKeys = (trx: Db) =>
  sql`select pg_advisory_xact_lock(${sql.lit(KEYS_LOCK)})`.execute(trx)

export const listKnownKeys = (db: Db) =>
  db.selectFrom('encryption_keys').select(['id', 'check_value']).execute()

/** Of the keys that something is encrypted with. */
export const listUsedKeyIds = (db: Db) =>
  db.selectFrom('equal_employment_data').select('key_id').distinct().execute()

export const insertKey = (trx: Db, { id, checkValue }: DataKey) =>
  trx.insertInto('encryption_keys').values({ id, check_value: checkValue }).execute()

export const deleteUnusedKeys = (trx: Db) =>
  trx
    .deleteFrom('encryption_keys')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('equal_employment_data')
            .select('key_id')
            .whereRef('key_id', '=', 'encryption_keys.id'),
        ),
      ),
    )
    .execute()
