import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { DEVICE_TTL_DAYS } from './device-cookie.ts'

/** The maximum of known devices per account; the least recently used ones are deleted. */
const DEVICES_MAX = 20

/** Records a sign-in on a device; returns whether it was the first. */
export async function insertDevice(trx: Db, userId: string, hash: string): Promise<boolean> {
  const { is_new } = await trx
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: hash })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'token_hash'])
        .doUpdateSet({ last_used_at: sql`clock_timestamp()` }),
    )
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  return is_new
}

export const deleteSurplusDevices = (trx: Db, userId: string) =>
  trx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', (surplus) =>
      surplus
        .selectFrom('known_devices')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('token_hash')
        .offset(DEVICES_MAX),
    )
    .execute()

/** Returns undefined if nobody has signed in to this account on that device, or it was deleted. */
export const findDevice = (db: Db, userId: string, hash: string) =>
  db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hash)
    .executeTakeFirst()

/** Deletes devices whose browsers have dropped the cookie by now. */
export const deleteOldDevices = (db: Db) =>
  db
    .deleteFrom('known_devices')
    .where('last_used_at', '<=', sql<string>`now() - ${DEVICE_TTL_DAYS} * interval '1 day'`)
    .executeTakeFirst()
