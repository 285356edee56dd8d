import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { listSubscriptions } from './push-queries.ts'
import { findSettings, listDeliveries } from './queries.ts'

export const exportNotifications: ExportPart = {
  name: 'notifications',
  about: t(
    'when you get emails and notifications of what is due, on how many devices, and which ones you got in the last 60 days',
  ),
  async read({ trx, userId }) {
    const settings = (await findSettings(trx, userId)) ?? null
    const subscriptions = await listSubscriptions(trx, userId)
    // The whole URL would let others query the push service about the device.
    const devices = subscriptions.map(({ endpoint, created_at }) => ({
      push_service: new URL(endpoint).origin,
      created_at,
    }))
    return { data: { settings, devices, deliveries: await listDeliveries(trx, userId) } }
  },
}
