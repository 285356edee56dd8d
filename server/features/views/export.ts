import type { ExportPart } from '../../account-part.ts'
import { listViews } from './queries.ts'

/** Every saved view, in the order in which they were made. */
export const exportViews: ExportPart = {
  name: 'views',
  about: 'the filters that you have saved under a name',
  read: async ({ trx, userId }) => ({ data: await listViews(trx, userId) }),
}
