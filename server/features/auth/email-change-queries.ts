import { type Insertable, sql } from 'kysely'
import { CONFIRM_TTL_HOURS, TAKE_BACK_TTL_DAYS } from '#src/auth/email-change.ts'
import type { Language } from '#src/language/languages.ts'
import type { Db } from '../../db/client.ts'
import type { EmailLinksTable } from '../../db/tables/accounts.ts'

// Times are read from the clock and not from the start of the transaction, so that a transaction
// that waited for another has the later one. They stay in the database, because a time that is read
// from it loses its microseconds.
const clock = sql<string>`clock_timestamp()`
const isOpen = sql<boolean>`email_changes.expires_at > clock_timestamp()`

const CONFIRM_MAIL = 'email_confirm'
const CHANGED_MAIL = 'email_changed'

/** A new address that waits for its link to be opened. */
export const insertChange = (trx: Db, userId: string, newEmail: string) =>
  trx
    .insertInto('email_changes')
    .values({
      user_id: userId,
      new_email: newEmail,
      expires_at: sql<string>`clock_timestamp() + ${CONFIRM_TTL_HOURS} * interval '1 hour'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const insertConfirmMail = (trx: Db, userId: string, language: Language) =>
  trx.insertInto('mail_outbox').values({ kind: CONFIRM_MAIL, user_id: userId, language }).execute()

export const findWaitingChange = (db: Db, userId: string) =>
  db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select([
      'email_changes.id',
      'email_changes.new_email',
      'email_changes.created_at',
      'users.language',
    ])
    .where('email_changes.user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where(isOpen)
    .executeTakeFirst()

/** Also deletes its links, and its mail if that has not been sent yet. */
export async function deleteWaitingChange(trx: Db, userId: string) {
  await trx
    .deleteFrom('mail_outbox')
    .where('user_id', '=', userId)
    .where('kind', '=', CONFIRM_MAIL)
    .execute()
  return trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

export const insertLink = (db: Db, link: Insertable<EmailLinksTable>) =>
  db.insertInto('email_links').values(link).execute()

/** The change that a token's link belongs to. */
export const findLink = (db: Db, tokenHash: string, purpose: EmailLinksTable['purpose']) =>
  db
    .selectFrom('email_links')
    .innerJoin('email_changes', (join) =>
      join
        .onRef('email_changes.user_id', '=', 'email_links.user_id')
        .onRef('email_changes.id', '=', 'email_links.change_id'),
    )
    .select([
      'email_changes.id',
      'email_changes.user_id',
      'email_changes.new_email',
      'email_changes.old_email',
      'email_changes.confirmed_at',
    ])
    .where('email_links.token_hash', '=', tokenHash)
    .where('email_links.purpose', '=', purpose)
    .where(isOpen)
    .executeTakeFirst()

/** Records the former address; call this before it is replaced. */
export const confirmChange = (trx: Db, userId: string, id: string) =>
  trx
    .updateTable('email_changes')
    .from('users')
    .set({
      old_email: sql<string>`users.email`,
      old_email_key: sql<string>`users.email_key`,
      old_verified_at: sql<string | null>`users.email_verified_at`,
      confirmed_at: clock,
      expires_at: sql<string>`clock_timestamp() + ${TAKE_BACK_TTL_DAYS} * interval '1 day'`,
    })
    .where('email_changes.id', '=', id)
    .where('email_changes.user_id', '=', userId)
    .whereRef('users.id', '=', 'email_changes.user_id')
    .execute()

/** @throws the database's unique violation if the address is taken */
export const setEmail = (
  trx: Db,
  userId: string,
  { email, emailKey, isProven }: { email: string; emailKey: string; isProven: boolean },
) =>
  trx
    .updateTable('users')
    .set({ email, email_key: emailKey, email_verified_at: isProven ? clock : null })
    .where('id', '=', userId)
    .execute()

export const insertChangedMail = (trx: Db, userId: string) =>
  trx.insertInto('mail_outbox').values({ kind: CHANGED_MAIL, user_id: userId }).execute()

/** Changes whose former address has not been notified, oldest first. */
export const listUnnotifiedChanges = (db: Db, userId: string) =>
  db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['email_changes.id', 'email_changes.old_email', 'users.language'])
    .where('email_changes.user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('told_at', 'is', null)
    .where(isOpen)
    .orderBy('confirmed_at')
    .execute()

export const markNotified = (db: Db, userId: string, id: string) =>
  db
    .updateTable('email_changes')
    .set({ told_at: clock })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()

/** For mail servers that were unreachable for longer than the outbox retries. */
export const requeueUnnotifiedChanges = (db: Db) =>
  db
    .insertInto('mail_outbox')
    .columns(['user_id', 'kind'])
    .expression((eb) =>
      eb
        .selectFrom('email_changes')
        .select(['user_id', sql.lit<'email_changed'>(CHANGED_MAIL).as('kind')])
        .distinct()
        .where('confirmed_at', 'is not', null)
        .where('told_at', 'is', null)
        .where(isOpen)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('mail_outbox')
                .select('id')
                .whereRef('mail_outbox.user_id', '=', 'email_changes.user_id')
                .where('kind', '=', CHANGED_MAIL),
            ),
          ),
        ),
    )
    .execute()

/** Whether it is the former address of another account, which may still be taken back. */
export async function isReserved(db: Db, emailKey: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('email_changes')
    .select('id')
    .where('old_email_key', '=', emailKey)
    .where('user_id', '!=', userId)
    .where(isOpen)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Gives the account its former address again; the password may be the other person's. */
export const restoreEmail = (trx: Db, userId: string, changeId: string) =>
  trx
    .updateTable('users')
    .from('email_changes')
    .set({
      email: sql<string>`email_changes.old_email`,
      email_key: sql<string>`email_changes.old_email_key`,
      email_verified_at: sql<string>`coalesce(email_changes.old_verified_at, clock_timestamp())`,
      password_hash: null,
    })
    .where('users.id', '=', userId)
    .where('email_changes.id', '=', changeId)
    .whereRef('email_changes.user_id', '=', 'users.id')
    .execute()

/** Deletes identities except those linked while the former address was confirmed. */
export const deleteIdentitiesOfOthers = (trx: Db, userId: string, changeId: string) =>
  trx
    .deleteFrom('identities')
    .using('email_changes')
    .where('identities.user_id', '=', userId)
    .where('email_changes.id', '=', changeId)
    .whereRef('email_changes.user_id', '=', 'identities.user_id')
    .where(
      sql<boolean>`(email_changes.old_verified_at is null
        or identities.created_at < email_changes.old_verified_at
        or identities.created_at >= email_changes.confirmed_at)`,
    )
    .execute()

/** Deletes this change and later ones, which were made by whoever controlled the account then. */
export const deleteChangesSince = (trx: Db, userId: string, changeId: string) =>
  trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', '>=', ({ selectFrom }) =>
      selectFrom('email_changes as taken_back')
        .select('taken_back.confirmed_at')
        .where('taken_back.id', '=', changeId)
        .where('taken_back.user_id', '=', userId),
    )
    .execute()

/** Deletes the ways back to unconfirmed addresses, once the current one is confirmed. */
export const deleteUnconfirmedTakeBacks = (trx: Db, userId: string) =>
  trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('old_verified_at', 'is', null)
    .execute()

export const deleteExpiredChanges = (db: Db) =>
  db.deleteFrom('email_changes').where('expires_at', '<=', clock).executeTakeFirst()
