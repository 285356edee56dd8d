import type { Feature } from '../../feature.ts'
import { readNoticeLag } from '../../mail/outbox.ts'
import { importNotifications } from './account-import.ts'
import { createDigestMailer } from './digest-mailer.ts'
import { exportNotifications } from './export.ts'
import { startPlanner } from './planner.ts'
import { FOLLOW_UP_LATE_MS } from './notice.ts'
import { deleteEndedSubscriptions, deleteSubscriptions, findPushLag } from './push-queries.ts'
import { createPushSender } from './push-sender.ts'
import { deleteOldDeliveries, deleteOldLinks, findDigestLag, findSettings } from './queries.ts'
import { notificationsRest, notificationsRouter } from './router.ts'
import { resealVapidKeys } from './vapid.ts'
import { registerStop, stopRest } from './stop-routes.ts'

/** The due times of follow-ups of which some devices have not been notified yet. */
const toWindow = (now: Date) => ({
  from: new Date(now.getTime() - FOLLOW_UP_LATE_MS).toISOString(),
  to: now.toISOString(),
  limit: 1,
})

export const notifications = {
  title: 'Reminders by mail and push',
  router: notificationsRouter,
  rest: notificationsRest,
  routes: registerStop,
  otherRest: stopRest,
  notices: { digest: createDigestMailer, push: createPushSender },
  sealed: { table: 'vapid_keys', resealAll: resealVapidKeys },
  watch: startPlanner,
  timeZone: async (db, userId) => (await findSettings(db, userId))?.time_zone,
  account: {
    exports: [exportNotifications],
    imports: [importNotifications],
    accessEnds: deleteSubscriptions,
  },
  lags: {
    reminders: async (db) =>
      Math.max(
        await findDigestLag(db),
        await findPushLag(db, toWindow(new Date())),
        await readNoticeLag(db),
      ),
  },
  async sweep({ db }) {
    const deliveries = await deleteOldDeliveries(db)
    const links = await deleteOldLinks(db)
    const devices = await deleteEndedSubscriptions(db)
    return {
      deliveries: Number(deliveries.numDeletedRows),
      digest_links: Number(links.numDeletedRows),
      push_subscriptions: Number(devices.numDeletedRows),
    }
  },
} satisfies Feature
