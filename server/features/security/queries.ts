import { type Insertable, sql } from 'kysely'
import {
  SECURITY_EVENT_DAYS,
  SECURITY_EVENTS_MAX,
  SECURITY_EVENTS_OF_KIND_MAX,
} from '#src/security/events.ts'
import type { Db } from '../../db/client.ts'
import type { SecurityEventsTable } from '../../db/tables/sign-in.ts'

export const insertEvent = (db: Db, event: Insertable<SecurityEventsTable>) =>
  db.insertInto('security_events').values(event).returning('id').executeTakeFirstOrThrow()

/** Limits each kind first, so that guessed passwords cannot push out other events. */
export const deleteSurplusEvents = (db: Db, userId: string) =>
  db
    .with('of_kind', (ranked) =>
      ranked
        .selectFrom('security_events')
        .select([
          'id',
          'happened_at',
          sql<number>`row_number() over (partition by kind order by happened_at desc, id)`.as(
            'place',
          ),
        ])
        .where('user_id', '=', userId),
    )
    .deleteFrom('security_events')
    .where('user_id', '=', userId)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('of_kind')
        .select('id')
        .where('place', '<=', SECURITY_EVENTS_OF_KIND_MAX)
        .orderBy('happened_at', 'desc')
        .orderBy('id')
        .limit(SECURITY_EVENTS_MAX),
    )
    .execute()

/** Newest first. */
export const listEvents = (db: Db, userId: string) =>
  db
    .selectFrom('security_events')
    .select(['id', 'kind', 'device', 'detail', 'happened_at'])
    .where('user_id', '=', userId)
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .limit(SECURITY_EVENTS_MAX)
    .execute()

export const deleteOldEvents = (db: Db) =>
  db
    .deleteFrom('security_events')
    .where('happened_at', '<=', sql<string>`now() - ${SECURITY_EVENT_DAYS} * interval '1 day'`)
    .executeTakeFirst()

/**
 * Locks the account until the transaction ends, so that nobody else opens a session or changes it.
 */
export const lockUser = (trx: Db, userId: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'has_signed_in', 'disabled_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const markSignedIn = (trx: Db, userId: string) =>
  trx.updateTable('users').set({ has_signed_in: true }).where('id', '=', userId).execute()

/** Whether a device of this name was already new within the last day. */
export async function isNewAgain(trx: Db, userId: string, device: string): Promise<boolean> {
  const found = await trx
    .selectFrom('security_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'sign_in_new_device')
    .where('device', '=', device)
    .where('happened_at', '>', sql<string>`now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The mail has the event's id, so that the event can be found when it is sent. */
export const insertDeviceMail = (trx: Db, userId: string, eventId: string) =>
  trx
    .insertInto('mail_outbox')
    .values({ id: eventId, kind: 'new_device', user_id: userId })
    .execute()

export const findMailedEvent = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('security_events')
    .innerJoin('users', 'users.id', 'security_events.user_id')
    .select([
      'users.email',
      'users.language',
      'security_events.device',
      'security_events.happened_at',
    ])
    .where('security_events.user_id', '=', userId)
    .where('security_events.id', '=', id)
    .executeTakeFirst()
