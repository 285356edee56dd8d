import type { ExportPart } from '../../account-part.ts'
import { listActivities } from './queries.ts'

/** Everything that was done, newest first. */
export const exportActivities: ExportPart = {
  name: 'activities',
  about: 'the notes, calls, meetings and other things done, newest first',
  read: async ({ trx, userId }) => ({ data: await listActivities(trx, userId) }),
}
