import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { MailAddressesTable } from '../../db/tables/mails.ts'
import type { Sealed } from '../../secrets/data-key.ts'

export const findAddress = (db: Db, userId: string) =>
  db
    .selectFrom('mail_addresses')
    .select(['key_id', 'nonce', 'ciphertext', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const lockAddress = (trx: Db, userId: string) =>
  trx
    .selectFrom('mail_addresses')
    .select(['key_id', 'nonce', 'ciphertext'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Replaces an existing address. */
export const putAddress = (
  trx: Db,
  { user_id, ...address }: Omit<Insertable<MailAddressesTable>, 'created_at'>,
) =>
  trx
    .insertInto('mail_addresses')
    .values({ user_id, ...address })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...address, created_at: sql<string>`clock_timestamp()` }),
    )
    .execute()

export const resealAddress = (trx: Db, userId: string, sealed: Sealed) =>
  trx.updateTable('mail_addresses').set(sealed).where('user_id', '=', userId).execute()

/** Returns undefined if there was none. */
export const deleteAddress = (trx: Db, userId: string) =>
  trx
    .deleteFrom('mail_addresses')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()

/** Returns its owner; undefined if it was deleted or its account is disabled. */
export const findOwner = (db: Db, secretHash: string) =>
  db
    .selectFrom('mail_addresses')
    .innerJoin('users', 'users.id', 'mail_addresses.user_id')
    .select('mail_addresses.user_id')
    .where('mail_addresses.secret_hash', '=', secretHash)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
