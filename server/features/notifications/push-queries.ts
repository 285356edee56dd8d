import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type {
  DeliveriesTable,
  DeliveryKind,
  PushSubscriptionsTable,
} from '../../db/tables/notifications.ts'
import type { Sealed } from '../../secrets/data-key.ts'

export const findVapidKeys = (db: Db) =>
  db
    .selectFrom('vapid_keys')
    .select(['public_key', 'key_id', 'nonce', 'ciphertext'])
    .executeTakeFirst()

/** The first server's keys stay. */
export const insertVapidKeys = (trx: Db, keys: { public_key: string } & Sealed) =>
  trx
    .insertInto('vapid_keys')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const lockVapidKeys = (trx: Db) =>
  trx
    .selectFrom('vapid_keys')
    .select(['public_key', 'key_id', 'nonce', 'ciphertext'])
    .forUpdate()
    .executeTakeFirst()

export const resealVapidKeys = (trx: Db, sealed: Sealed) =>
  trx.updateTable('vapid_keys').set(sealed).where('id', '=', 1).execute()

type NewSubscription = Omit<Insertable<PushSubscriptionsTable>, 'id' | 'created_at'>

/** A session has one; a browser that was subscribed in an earlier session is not told twice. */
export async function putSubscription(trx: Db, subscription: NewSubscription): Promise<void> {
  const { user_id, session_hash, endpoint } = subscription
  await trx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', user_id)
    .where(({ eb, or }) =>
      or([eb('session_hash', '=', session_hash), eb('endpoint', '=', endpoint)]),
    )
    .execute()
  await trx.insertInto('push_subscriptions').values(subscription).execute()
}

/** Deletes the oldest subscriptions beyond `kept`. */
export const deleteSurplusSubscriptions = (trx: Db, userId: string, kept: number) =>
  trx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', 'in', (surplus) =>
      surplus
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(kept),
    )
    .execute()

export const findSessionSubscription = (db: Db, userId: string, sessionHash: string) =>
  db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst()

export const deleteSessionSubscription = (trx: Db, userId: string, sessionHash: string) =>
  trx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('session_hash', '=', sessionHash)
    .execute()

export const deleteSubscription = (db: Db, userId: string, id: string) =>
  db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('id', '=', id).execute()

export const deleteSubscriptions = (trx: Db, userId: string) =>
  trx.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()

/** Deletes the subscriptions of ended sessions. */
export const deleteEndedSubscriptions = (db: Db) =>
  db
    .deleteFrom('push_subscriptions')
    .where('session_hash', 'not in', ({ selectFrom }) => selectFrom('sessions').select('id'))
    .executeTakeFirst()

/** Oldest first. */
export const listSubscriptions = (db: Db, userId: string) =>
  db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export async function isSessionOpen(db: Db, userId: string, hash: string): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', hash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return session !== undefined
}

type Occasion = Pick<Insertable<DeliveriesTable>, 'user_id' | 'kind' | 'subject_id' | 'due_at'>

/** Returns undefined if the person was notified already. */
export const insertDelivery = (trx: Db, occasion: Occasion) =>
  trx
    .insertInto('deliveries')
    .values(occasion)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Inserts one for each device, each with its row in the outbox. Returns their number. */
export async function insertPushMessages(
  trx: Db,
  userId: string,
  deliveryId: string,
): Promise<number> {
  const devices = await listSubscriptions(trx, userId)
  if (devices.length === 0) return 0
  const messages = await trx
    .insertInto('push_messages')
    .values(
      devices.map(({ id }) => ({
        user_id: userId,
        delivery_id: deliveryId,
        subscription_id: id,
      })),
    )
    .returning('id')
    .execute()
  await trx
    .insertInto('mail_outbox')
    .values(messages.map(({ id }) => ({ id, kind: 'push' as const, user_id: userId })))
    .execute()
  return messages.length
}

/** The message and its device; undefined if the device or the setting was removed. */
export const findPushMessage = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('push_messages')
    .innerJoin('deliveries', (join) =>
      join
        .onRef('deliveries.user_id', '=', 'push_messages.user_id')
        .onRef('deliveries.id', '=', 'push_messages.delivery_id'),
    )
    .innerJoin('push_subscriptions', (join) =>
      join
        .onRef('push_subscriptions.user_id', '=', 'push_messages.user_id')
        .onRef('push_subscriptions.id', '=', 'push_messages.subscription_id'),
    )
    .innerJoin('notification_settings', 'notification_settings.user_id', 'push_messages.user_id')
    .innerJoin('users', 'users.id', 'push_messages.user_id')
    .select([
      'deliveries.id as delivery_id',
      'deliveries.kind',
      'deliveries.subject_id',
      'deliveries.due_at',
      'push_subscriptions.id as subscription_id',
      'push_subscriptions.session_hash',
      'push_subscriptions.endpoint',
      'push_subscriptions.p256dh',
      'push_subscriptions.auth',
      'notification_settings.time_zone',
      'users.language',
    ])
    .where('push_messages.user_id', '=', userId)
    .where('push_messages.id', '=', id)
    .where('notification_settings.push', '=', true)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
export type PushMessage = NonNullable<Awaited<ReturnType<typeof findPushMessage>>>

export type DueSubject = { user_id: string; subject_id: string; due_at: string }
export type Window = { from: string; to: string; limit: number }

const isNotDelivered = (kind: DeliveryKind, subject: string, dueAt: string) => sql<boolean>`
  not exists (select from deliveries
    where deliveries.user_id = notification_settings.user_id and deliveries.kind = ${kind}
      and deliveries.subject_id = ${sql.ref(subject)} and deliveries.due_at = ${sql.ref(dueAt)})`

/** Due follow-ups of people who have enabled notifications and were not notified. */
export const listDueFollowUps = (db: Db, { from, to, limit }: Window): Promise<DueSubject[]> =>
  db
    .selectFrom('notification_settings')
    .innerJoin('reminders', 'reminders.user_id', 'notification_settings.user_id')
    .select(['reminders.user_id', 'reminders.id as subject_id', 'reminders.due_at'])
    .where('notification_settings.push', '=', true)
    .where('reminders.deleted_at', 'is', null)
    .where('reminders.done_at', 'is', null)
    .where('reminders.due_at', '>', from)
    .where('reminders.due_at', '<=', to)
    .whereRef('reminders.due_at', '>', 'notification_settings.push_since')
    .where(isNotDelivered('follow_up', 'reminders.id', 'reminders.due_at'))
    .orderBy('reminders.due_at')
    .limit(limit)
    .execute()

/** Interviews that start soon, of people who have enabled notifications and were not notified. */
export const listSoonInterviews = (db: Db, { from, to, limit }: Window): Promise<DueSubject[]> =>
  db
    .selectFrom('notification_settings')
    .innerJoin('interviews', 'interviews.user_id', 'notification_settings.user_id')
    .select(['interviews.user_id', 'interviews.id as subject_id', 'interviews.starts_at as due_at'])
    .$narrowType<{ due_at: string }>()
    .where('notification_settings.push', '=', true)
    .where('interviews.deleted_at', 'is', null)
    .where('interviews.result', 'is', null)
    .where('interviews.starts_at', '>', from)
    .where('interviews.starts_at', '<=', to)
    .where(isNotDelivered('interview', 'interviews.id', 'interviews.starts_at'))
    .orderBy('interviews.starts_at')
    .limit(limit)
    .execute()

/** Returns for how many seconds the oldest due notice has been waiting. */
export async function findPushLag(db: Db, window: Window): Promise<number> {
  const [oldest] = await listDueFollowUps(db, window)
  return oldest === undefined ? 0 : (Date.now() - Date.parse(oldest.due_at)) / 1000
}
