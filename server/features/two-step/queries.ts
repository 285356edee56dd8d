import { type Insertable, sql } from 'kysely'
import type { SecondStepMethod } from '#src/two-step/schema.ts'
import type { Db } from '../../db/client.ts'
import type { PasskeysTable, PendingSignInsTable } from '../../db/tables/sign-in.ts'
import type { Sealed } from '../../secrets/data-key.ts'

/** The methods available for the second step; empty if two-step sign-in is off. */
export async function listMethods(db: Db, userId: string): Promise<SecondStepMethod[]> {
  const { rows } = await sql<{ totp: boolean; passkey: boolean; recovery_code: boolean }>`
    select
      exists (select from totp_secrets
        where user_id = ${userId} and confirmed_at is not null) as totp,
      exists (select from passkeys where user_id = ${userId}) as passkey,
      exists (select from recovery_codes where user_id = ${userId}) as recovery_code`.execute(db)
  const [found] = rows
  if (!found || !(found.totp || found.passkey)) return []
  return [
    ...(found.totp ? (['totp'] as const) : []),
    ...(found.passkey ? (['passkey'] as const) : []),
    ...(found.recovery_code ? (['recovery_code'] as const) : []),
  ]
}

export const lockUser = (trx: Db, userId: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const findUser = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst()

/** Whether a provider opened this session within the last ten minutes. */
export async function isFromProviderNow(db: Db, userId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('provider_at', '>', sql<string>`now() - interval '10 minutes'`)
    .executeTakeFirst()
  return found !== undefined
}

const PENDING_MINUTES = 10

export const insertPending = (
  trx: Db,
  pending: Omit<Insertable<PendingSignInsTable>, 'expires_at'>,
) =>
  trx
    .insertInto('pending_sign_ins')
    .values({ ...pending, expires_at: sql`now() + ${PENDING_MINUTES} * interval '1 minute'` })
    .execute()

export const findPending = (db: Db, tokenHash: string) =>
  db
    .selectFrom('pending_sign_ins')
    .select(['user_id', 'method'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()

/** Deletes and returns it, so that even concurrent requests use it only once. */
export const consumePending = (trx: Db, userId: string, tokenHash: string) =>
  trx
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()

export const deleteExpiredPending = (db: Db) =>
  db
    .deleteFrom('pending_sign_ins')
    .where('expires_at', '<=', sql<string>`now()`)
    .executeTakeFirst()

const SECRET = ['key_id', 'nonce', 'ciphertext', 'confirmed_at', 'last_step'] as const

export const findSecret = (db: Db, userId: string) =>
  db.selectFrom('totp_secrets').select(SECRET).where('user_id', '=', userId).executeTakeFirst()

export const lockSecret = (trx: Db, userId: string) =>
  trx
    .selectFrom('totp_secrets')
    .select(SECRET)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Replaces an unconfirmed secret; returns undefined if there is a confirmed one. */
export const putSecret = (trx: Db, userId: string, sealed: Sealed) =>
  trx
    .insertInto('totp_secrets')
    .values({ user_id: userId, ...sealed })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...sealed, last_step: 0 })
        .where('totp_secrets.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()

export const resealSecret = (trx: Db, userId: string, sealed: Sealed) =>
  trx.updateTable('totp_secrets').set(sealed).where('user_id', '=', userId).execute()

/** Returns undefined if a code of this period or a later one was used before. */
export const takeStep = (db: Db, userId: string, step: number) =>
  db
    .updateTable('totp_secrets')
    .set({
      last_step: step,
      confirmed_at: sql<string>`coalesce(confirmed_at, now())`,
    })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()

export const deleteSecret = (trx: Db, userId: string) =>
  trx
    .deleteFrom('totp_secrets')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()

export async function countCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export const insertCodes = (trx: Db, userId: string, hashes: string[]) =>
  trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()

export const deleteCodes = (trx: Db, userId: string) =>
  trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()

/** Deletes and returns it, so that a code works once. */
export const consumeCode = (db: Db, userId: string, hash: string) =>
  db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()

export const listPasskeys = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const listCredentials = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

export const findPasskey = (db: Db, userId: string, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter', 'transports', 'name'])
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** Returns undefined if it exists already. */
export const insertPasskey = (trx: Db, passkey: Insertable<PasskeysTable>) =>
  trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.columns(['user_id', 'credential_id']).doNothing())
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst()

export const recordPasskeyUse = (db: Db, userId: string, id: string, counter: number) =>
  db
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()

export const deletePasskey = (trx: Db, userId: string, id: string) =>
  trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()

export const deletePasskeys = (trx: Db, userId: string) =>
  trx.deleteFrom('passkeys').where('user_id', '=', userId).execute()

const CHALLENGE_MINUTES = 5

/** `userId` is null for a person who is not signed in yet. */
export const insertChallenge = (db: Db, userId: string | null, challenge: string) =>
  db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      user_id: userId,
      expires_at: sql`now() + ${CHALLENGE_MINUTES} * interval '1 minute'`,
    })
    .execute()

/** Deletes and returns it, so that a response is accepted once. */
export const consumeChallenge = (db: Db, userId: string | null, challenge: string) =>
  db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('challenge')
    .executeTakeFirst()

export const deleteExpiredChallenges = (db: Db) =>
  db
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<=', sql<string>`now()`)
    .executeTakeFirst()
