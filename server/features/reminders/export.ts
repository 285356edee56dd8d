import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { listReminders } from './queries.ts'

/** Every follow-up, open or done, by due date. */
export const exportReminders: ExportPart = {
  name: 'reminders',
  about: t('your follow-ups, when each is due and when it was done'),
  read: async ({ trx, userId }) => ({ data: await listReminders(trx, userId) }),
}
