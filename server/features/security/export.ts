import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { listEvents } from './queries.ts'

export const exportEvents: ExportPart = {
  name: 'security_events',
  about: t('sign-ins and other changes of security, for 90 days'),
  async read({ trx, userId }) {
    const events = await listEvents(trx, userId)
    const data = events.map(({ kind, device, detail, happened_at }) => ({
      kind,
      device,
      detail,
      happened_at,
    }))
    return { data }
  },
}
