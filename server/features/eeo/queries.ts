import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { EqualEmploymentDataTable } from '../../db/tables/profile.ts'
import type { Sealed } from '../../secrets/data-key.ts'

const COLUMNS = ['id', 'key_id', 'nonce', 'ciphertext', 'created_at', 'updated_at'] as const
const STAMPS = ['id', 'created_at', 'updated_at'] as const

const recordOf = (db: Db, userId: string) =>
  db.selectFrom('equal_employment_data').select(COLUMNS).where('user_id', '=', userId)

export const findRecord = (db: Db, userId: string) => recordOf(db, userId).executeTakeFirst()

/** Locks the row until the transaction ends. */
export const lockRecord = (trx: Db, userId: string) =>
  recordOf(trx, userId).forUpdate().executeTakeFirst()

/** Returns undefined if there is one already. */
export const insertRecord = (trx: Db, userId: string, sealed: Sealed) =>
  trx
    .insertInto('equal_employment_data')
    .values({ user_id: userId, ...sealed })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning(STAMPS)
    .executeTakeFirst()

export const insertImportedRow = (trx: Db, record: Insertable<EqualEmploymentDataTable>) =>
  trx.insertInto('equal_employment_data').values(record).execute()

export const updateRecord = (trx: Db, userId: string, sealed: Sealed) =>
  trx
    .updateTable('equal_employment_data')
    .set({ ...sealed, updated_at: sql<string>`clock_timestamp()` })
    .where('user_id', '=', userId)
    .returning(STAMPS)
    .executeTakeFirstOrThrow()

/** Keeps `updated_at`, because only the key changes and not the answers. */
export const resealRecord = (trx: Db, userId: string, sealed: Sealed) =>
  trx.updateTable('equal_employment_data').set(sealed).where('user_id', '=', userId).execute()

/** Returns undefined if missing. */
export const deleteRecord = (db: Db, userId: string) =>
  db
    .deleteFrom('equal_employment_data')
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
