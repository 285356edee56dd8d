import type { Feature } from '../../feature.ts'
import { exportEvents } from './export.ts'
import { deleteOldEvents } from './queries.ts'
import { securityRest, securityRouter } from './router.ts'

export { type Origin, recordSecurityEvent, recordUnawaited } from './record-event.ts'

export const security = {
  router: securityRouter,
  rest: securityRest,
  account: { exports: [exportEvents] },
  async sweep({ db }) {
    return { security_events: Number((await deleteOldEvents(db)).numDeletedRows) }
  },
} satisfies Feature
