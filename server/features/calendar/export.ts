import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { findCalendar, listStored } from './queries.ts'

/** Without the address, which gives access to the feed. */
export const exportCalendar: ExportPart = {
  name: 'calendar',
  about: t(
    'when the private address of your calendar was created, without the address itself, and which deadlines and follow-ups it showed',
  ),
  async read({ trx, userId }) {
    const calendar = await findCalendar(trx, userId)
    if (calendar === undefined) return { data: null }
    return { data: { created_at: calendar.created_at, events: await listStored(trx, userId) } }
  },
}
