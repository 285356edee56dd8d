import type { Feature } from '../../feature.ts'
import { exportEvents } from './export.ts'
import { createNewDeviceMailer } from './new-device-mail.ts'
import { deleteOldEvents } from './queries.ts'
import { deleteOldDevices } from '../../sessions/device-queries.ts'
import { securityRest, securityRouter } from './router.ts'

export { AccountDisabled, openSession } from './open-session.ts'
export { type Origin, recordSecurityEvent, recordInBackground } from './record-event.ts'

export const security = {
  title: 'Recent activity',
  router: securityRouter,
  rest: securityRest,
  mails: { new_device: createNewDeviceMailer },
  account: { exports: [exportEvents] },
  async sweep({ db }) {
    const events = await deleteOldEvents(db)
    const devices = await deleteOldDevices(db)
    return {
      security_events: Number(events.numDeletedRows),
      devices: Number(devices.numDeletedRows),
    }
  },
} satisfies Feature
