import { sql } from 'kysely'
import type { Language } from '#src/language/languages.ts'
import type { Db } from '../../db/client.ts'
import type { OutboxMail } from '../../mail/outbox.ts'

const KIND = 'password_reset'

/**
 * One statement and one row, also for an unknown address, so that the time reveals nothing about
 * accounts.
 */
export const insertResetMail = (db: Db, emailKey: string, language: Language) =>
  db
    .insertInto('mail_outbox')
    .values(({ fn, selectFrom }) => ({
      kind: KIND,
      language,
      user_id: fn.coalesce(
        selectFrom('users').select('id').where('email_key', '=', emailKey),
        sql<string>`gen_random_uuid()`,
      ),
    }))
    .execute()

/** Taken first by every change of a password or its recovery, so that they run one after another. */
export const lockUser = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'email_key', 'email_verified_at', 'language'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** The person's newest request; older ones are void. */
export const findNewestResetMail = (db: Db, userId: string) =>
  db
    .selectFrom('mail_outbox')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', KIND)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Deletes tokens of requests before `mail`; those of its own earlier attempts stay valid. */
export const deleteEarlierResets = (db: Db, userId: string, mail: Pick<OutboxMail, 'id'>) =>
  db
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('created_at', '<', ({ selectFrom }) =>
      selectFrom('mail_outbox').select('created_at').where('id', '=', mail.id),
    )
    .execute()

export const insertReset = (
  db: Db,
  { tokenHash, userId, ttlMinutes }: { tokenHash: string; userId: string; ttlMinutes: number },
) =>
  db
    .insertInto('password_resets')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      expires_at: sql`now() + ${ttlMinutes} * interval '1 minute'`,
    })
    .execute()

/** Not expired, and of the person's newest request. */
const isGood = sql<boolean>`
  expires_at > now() and not exists (
    select from mail_outbox
    where mail_outbox.user_id = password_resets.user_id
      and mail_outbox.kind = ${KIND}
      and mail_outbox.created_at > password_resets.created_at
  )`

export const findReset = (db: Db, tokenHash: string) =>
  db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where(isGood)
    .executeTakeFirst()

/** Deletes and returns the reset, so that a token works once even for concurrent requests. */
export const consumeReset = (db: Db, tokenHash: string) =>
  db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where(isGood)
    .returning('user_id')
    .executeTakeFirst()

/** Links that were sent. Those on their way are in the outbox: `deleteResetMails`. */
export const deleteResets = (db: Db, userId: string) =>
  db.deleteFrom('password_resets').where('user_id', '=', userId).execute()

export const deleteResetMails = (db: Db, userId: string) =>
  db.deleteFrom('mail_outbox').where('user_id', '=', userId).where('kind', '=', KIND).execute()

export const deleteExpiredResets = (db: Db) =>
  db
    .deleteFrom('password_resets')
    .where('expires_at', '<=', sql<string>`now()`)
    .executeTakeFirst()
