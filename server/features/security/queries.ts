import { type Insertable, sql } from 'kysely'
import {
  SECURITY_EVENT_DAYS,
  SECURITY_EVENTS_MAX,
  SECURITY_EVENTS_OF_KIND_MAX,
} from '#src/security/events.ts'
import type { Db } from '../../db/client.ts'
import type { SecurityEventsTable } from '../../db/schema.ts'

export const insertEvent = (db: Db, event: Insertable<SecurityEventsTable>) =>
  db.insertInto('security_events').values(event).returning('id').executeTakeFirstOrThrow()

/** A bound for each kind first, so that somebody who guesses passwords cannot push out the rest. */
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
