import type { ExportPart } from '../../account-part.ts'
import { listDatedViews } from './queries.ts'

/** Every saved view, in the order in which they were made. */
export const exportViews: ExportPart = {
  name: 'views',
  about: 'the filters that you have saved under a name',
  read: async ({ trx, userId }) => ({ data: await listDatedViews(trx, userId) }),
}
