import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { NotificationSettings } from '#src/notifications/schema.ts'
import type { Db } from '../../db/client.ts'
import type { DeliveriesTable, NotificationSettingsTable } from '../../db/tables/notifications.ts'
import { hashToken } from '../../sessions/token.ts'

const SETTINGS = [
  'digest',
  'hour',
  'time_zone',
  'push',
] as const satisfies (keyof NotificationSettings)[]

export const findSettings = (db: Db, userId: string): Promise<NotificationSettings | undefined> =>
  db
    .selectFrom('notification_settings')
    .select(SETTINGS)
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const insertSettings = (trx: Db, settings: Insertable<NotificationSettingsTable>) =>
  trx.insertInto('notification_settings').values(settings).execute()

export const updateSettings = (
  trx: Db,
  userId: string,
  changes: Updateable<NotificationSettingsTable>,
) => trx.updateTable('notification_settings').set(changes).where('user_id', '=', userId).execute()

/** Turns the digest off; other notifications stay on. Returns undefined if it was off. */
export const stopDigest = (trx: Db, userId: string) =>
  trx
    .updateTable('notification_settings')
    .set({ digest: 'off', digest_day: null, digest_at: null })
    .where('user_id', '=', userId)
    .where('digest', '!=', 'off')
    .returning('user_id')
    .executeTakeFirst()

export const insertStopLink = (db: Db, userId: string, token: string) =>
  db
    .insertInto('digest_links')
    .values({ token_hash: hashToken(token), user_id: userId })
    .execute()

/** The person whose digest a link stops, and whether there is one to stop. */
export const findStopLink = (db: Db, token: string) =>
  db
    .selectFrom('digest_links')
    .innerJoin('users', 'users.id', 'digest_links.user_id')
    .leftJoin('notification_settings', 'notification_settings.user_id', 'digest_links.user_id')
    .select(['digest_links.user_id', 'notification_settings.digest', 'users.language'])
    .where('digest_links.token_hash', '=', hashToken(token))
    .executeTakeFirst()

/** After this time nobody uses a mail's link any more. */
export const LINK_DAYS = 90
/** Longer than any notification is useful. */
export const DELIVERY_DAYS = 60

const isOlderThan = (days: number) => sql<string>`now() - ${days} * interval '1 day'`

export const deleteOldLinks = (db: Db) =>
  db.deleteFrom('digest_links').where('created_at', '<=', isOlderThan(LINK_DAYS)).executeTakeFirst()

export const deleteOldDeliveries = (db: Db) =>
  db
    .deleteFrom('deliveries')
    .where('created_at', '<=', isOlderThan(DELIVERY_DAYS))
    .executeTakeFirst()

/** Newest first. */
export const listDeliveries = (db: Db, userId: string) =>
  db
    .selectFrom('deliveries')
    .select([
      'kind',
      // A digest's subject is the person, whose id is not exported.
      sql<string | null>`case when kind <> 'digest' then subject_id end`.as('subject_id'),
      'due_at',
      'created_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

type ImportedDelivery = Omit<Insertable<DeliveriesTable>, 'id' | 'user_id'>

export const insertImportedDeliveries = (
  trx: Db,
  userId: string,
  delivered: readonly ImportedDelivery[],
) =>
  trx
    .insertInto('deliveries')
    .values(delivered.map((one) => ({ ...one, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export type DigestRow = Pick<
  Selectable<NotificationSettingsTable>,
  'user_id' | 'digest' | 'hour' | 'time_zone' | 'digest_day' | 'digest_at'
>

/**
 * People whose digest is due at `now`, and those for whom a wrong clock planned it impossibly late.
 */
export const listDueDigests = (db: Db, now: string, latest: string, limit: number) =>
  db
    .selectFrom('notification_settings')
    .select('user_id')
    .where(({ eb, or }) => or([eb('digest_at', '<=', now), eb('digest_at', '>', latest)]))
    .orderBy('digest_at')
    .limit(limit)
    .execute()

export async function isDisabled(db: Db, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('disabled_at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.disabled_at !== null
}

/** Undefined while another server has it. */
export const lockDigest = (trx: Db, userId: string): Promise<DigestRow | undefined> =>
  trx
    .selectFrom('notification_settings')
    .select(['user_id', 'digest', 'hour', 'time_zone', 'digest_day', 'digest_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const setNextDigest = (trx: Db, userId: string, day: string, at: string) =>
  trx
    .updateTable('notification_settings')
    .set({ digest_day: day, digest_at: at })
    .where('user_id', '=', userId)
    .execute()

/** Returns undefined if the person got that day's digest already. */
export const insertDigestDelivery = (trx: Db, userId: string, day: string) =>
  trx
    .insertInto('deliveries')
    .values({
      user_id: userId,
      kind: 'digest',
      subject_id: userId,
      due_at: new Date(day).toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** The mail has the delivery's id. */
export const insertDigestMail = (trx: Db, userId: string, deliveryId: string) =>
  trx
    .insertInto('mail_outbox')
    .values({ id: deliveryId, kind: 'digest', user_id: userId })
    .execute()

/** The digest and its recipient; undefined if it is no longer wanted. */
export const findDigestMail = (db: Db, userId: string, deliveryId: string) =>
  db
    .selectFrom('deliveries')
    .innerJoin('notification_settings', 'notification_settings.user_id', 'deliveries.user_id')
    .innerJoin('users', 'users.id', 'deliveries.user_id')
    .select([
      'users.email',
      'users.language',
      'deliveries.due_at',
      'notification_settings.digest',
      'notification_settings.time_zone',
    ])
    .where('deliveries.user_id', '=', userId)
    .where('deliveries.id', '=', deliveryId)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()

/** Returns for how many seconds the oldest due digest has been waiting. */
export const findDigestLag = async (db: Db): Promise<number> => {
  const { lag } = await db
    .selectFrom('notification_settings')
    .select(sql<number>`coalesce(extract(epoch from now() - min(digest_at)), 0)::float8`.as('lag'))
    .where('digest_at', '<=', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return lag
}
