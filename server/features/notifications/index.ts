import type { Feature } from '../../feature.ts'
import { readNoticeLag } from '../../mail/outbox.ts'
import { createDigestMailer } from './digest-mailer.ts'
import { exportNotifications } from './export.ts'
import { startPlanner } from './planner.ts'
import { deleteOldDeliveries, deleteOldLinks, findDigestLag, findSettings } from './queries.ts'
import { notificationsRest, notificationsRouter } from './router.ts'
import { registerStop, stopRest } from './stop-routes.ts'

export const notifications = {
  title: 'Reminders by mail and push',
  router: notificationsRouter,
  rest: notificationsRest,
  routes: registerStop,
  otherRest: stopRest,
  notices: { digest: createDigestMailer },
  watch: startPlanner,
  timeZone: async (db, userId) => (await findSettings(db, userId))?.time_zone,
  account: { exports: [exportNotifications] },
  lags: {
    reminders: async (db) => Math.max(await findDigestLag(db), await readNoticeLag(db)),
  },
  async sweep({ db }) {
    const deliveries = await deleteOldDeliveries(db)
    const links = await deleteOldLinks(db)
    return {
      deliveries: Number(deliveries.numDeletedRows),
      digest_links: Number(links.numDeletedRows),
    }
  },
} satisfies Feature
