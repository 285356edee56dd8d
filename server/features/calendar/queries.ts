import { type Insertable, sql } from 'kysely'
import type { CalendarsTable } from '../../db/tables/calendar.ts'
import type { Db } from '../../db/client.ts'
import type { Sealed } from '../../secrets/data-key.ts'
import type { StoredEvent } from './events.ts'

export const findCalendar = (db: Db, userId: string) =>
  db
    .selectFrom('calendars')
    .select(['key_id', 'nonce', 'ciphertext', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const lockCalendar = (trx: Db, userId: string) =>
  trx
    .selectFrom('calendars')
    .select(['key_id', 'nonce', 'ciphertext'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Replaces an existing address. */
export const putCalendar = (
  trx: Db,
  { user_id, ...calendar }: Omit<Insertable<CalendarsTable>, 'created_at'>,
) =>
  trx
    .insertInto('calendars')
    .values({ user_id, ...calendar })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...calendar, created_at: sql<string>`clock_timestamp()` }),
    )
    .execute()

export const resealCalendar = (trx: Db, userId: string, sealed: Sealed) =>
  trx.updateTable('calendars').set(sealed).where('user_id', '=', userId).execute()

/** Deletes its published states, too. Returns undefined if there was none. */
export const deleteCalendar = (trx: Db, userId: string) =>
  trx
    .with('told', (events) => events.deleteFrom('calendar_events').where('user_id', '=', userId))
    .deleteFrom('calendars')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()

/** Finds the feed's owner; undefined if it was deleted or the account is disabled. */
export const findReader = (db: Db, secretHash: string) =>
  db
    .selectFrom('calendars')
    .innerJoin('users', 'users.id', 'calendars.user_id')
    .select('calendars.user_id')
    .where('calendars.secret_hash', '=', secretHash)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()

export const listStored = (db: Db, userId: string): Promise<StoredEvent[]> =>
  db
    .selectFrom('calendar_events')
    .select(['uid', 'summary', 'day', 'starts_at', 'sequence', 'changed_at', 'cancelled_at'])
    .where('user_id', '=', userId)
    .orderBy('uid')
    .execute()

export const putStored = (trx: Db, userId: string, events: readonly StoredEvent[]) =>
  trx
    .insertInto('calendar_events')
    .values(events.map((event) => ({ user_id: userId, ...event })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'uid']).doUpdateSet((eb) => ({
        summary: eb.ref('excluded.summary'),
        day: eb.ref('excluded.day'),
        starts_at: eb.ref('excluded.starts_at'),
        sequence: eb.ref('excluded.sequence'),
        changed_at: eb.ref('excluded.changed_at'),
        cancelled_at: eb.ref('excluded.cancelled_at'),
      })),
    )
    .execute()

export const deletePublished = (db: Db, days: number) =>
  db
    .deleteFrom('calendar_events')
    .where('cancelled_at', '<=', sql<string>`now() - ${days} * interval '1 day'`)
    .executeTakeFirst()
