import type { ExportPart } from '../../account-part.ts'
import { findSettings, listDeliveries } from './queries.ts'

export const exportNotifications: ExportPart = {
  name: 'notifications',
  about: `when you are told by email and notification of what is due, and
what you were told of in the last 60 days`,
  async read({ trx, userId }) {
    const settings = await findSettings(trx, userId)
    return { data: { settings: settings ?? null, deliveries: await listDeliveries(trx, userId) } }
  },
}
