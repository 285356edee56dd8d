import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { DIGESTS } from '#src/notifications/constants.ts'
import { type Fields, mostly, webUrl } from '../arbitraries.ts'
import { hash, LATER, type CreationContext, type OwnershipCases } from '../feature-test.ts'

/** Adds a device and the notices sent to it. */
async function createRows({ db, owned, mark, user: { token } }: CreationContext) {
  const stopToken = randomUUID()
  const [session_hash, token_hash] = [hash(token), hash(stopToken)]
  const plan = { digest: 'daily' as const, hour: 8, time_zone: 'UTC', push: true }
  await db
    .insertInto('notification_settings')
    .values({ ...owned, ...plan, digest_day: LATER.slice(0, 10), digest_at: LATER })
    .execute()
  await db
    .insertInto('digest_links')
    .values({ ...owned, token_hash })
    .execute()
  await db
    .insertInto('calendar_events')
    .values({
      ...owned,
      uid: 'x',
      summary: mark,
      day: '2026-01-01',
      sequence: 0,
      changed_at: LATER,
    })
    .execute()
  const delivery = await db
    .insertInto('deliveries')
    .values({ ...owned, kind: 'digest', subject_id: owned.user_id, due_at: LATER })
    .returning('id')
    .executeTakeFirstOrThrow()
  const device = await db
    .insertInto('push_subscriptions')
    .values({ ...owned, session_hash, endpoint: 'https://push.example/x', p256dh: 'x', auth: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const message = await db
    .insertInto('push_messages')
    .values({ ...owned, delivery_id: delivery.id, subscription_id: device.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    stopToken,
    delivery: delivery.id,
    pushSubscription: device.id,
    pushMessage: message.id,
  }
}

const fields: Fields = {
  digest: mostly(fc.constantFrom(...DIGESTS)),
  hour: mostly(fc.integer({ min: 0, max: 23 })),
  time_zone: mostly(fc.constantFrom(...Intl.supportedValuesOf('timeZone'))),
  push: mostly(fc.boolean()),
  endpoint: mostly(webUrl.map((url) => url.replace(/^http:/, 'https:'))),
  p256dh: mostly(fc.constant('B'.repeat(87))),
  auth: mostly(fc.constant('A'.repeat(22))),
}

const cases: OwnershipCases = {
  'notifications.get': {},
  'notifications.status': {},
  'notifications.subscribe': {
    input: () => ({
      endpoint: 'https://push.example/new',
      p256dh: 'B'.repeat(87),
      auth: 'A'.repeat(22),
    }),
  },
  'notifications.unsubscribe': {},
  'notifications.update': { input: () => ({ digest: 'daily', hour: 7, push: true }) },
}

export const notifications = { createRows, fields, cases }
