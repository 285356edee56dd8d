import type { Db } from '../../db/client.ts'
import type { CreateDeliver } from '../../mail/outbox.ts'
import { composeNotice } from './notice.ts'
import * as queries from './push-queries.ts'
import { sendPush } from './send-push.ts'
import { getVapidKeys } from './vapid.ts'

/** Sends one notification to one device, with the current state of its subject. */
export const createPushSender: CreateDeliver =
  ({ db, config: { publicUrl, supportEmail }, vault, reach, log }) =>
  async ({ id, user_id: userId }, signal) => {
    const message = await findOpen(db, userId, id)
    if (message === undefined) return
    const now = new Date()
    const notice = await composeNotice(db, userId, message)
    if (notice === undefined || notice.until <= now) return
    const { shown, isUrgent, until } = notice
    const outcome = await sendPush(message, shown, {
      keys: await getVapidKeys({ db, vault }),
      contact: publicUrl.startsWith('https:') ? publicUrl : `mailto:${supportEmail}`,
      ttlSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000),
      isUrgent,
      reach,
      signal,
    })
    if (outcome === 'gone') await queries.deleteSubscription(db, userId, message.subscription_id)
    if (outcome === 'refused') log.warn({ kind: message.kind }, 'A push service refused a notice')
  }

/** A device without a session is not notified and is deleted. */
async function findOpen(db: Db, userId: string, id: string) {
  const message = await queries.findPushMessage(db, userId, id)
  if (message === undefined) return undefined
  if (await queries.isSessionOpen(db, userId, message.session_hash)) return message
  await queries.deleteSubscription(db, userId, message.subscription_id)
  return undefined
}
