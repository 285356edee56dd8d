import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { listDatedViews } from './queries.ts'

/** Every saved view, in the order of creation. */
export const exportViews: ExportPart = {
  name: 'views',
  about: t('the filters that you have saved under a name'),
  read: async ({ trx, userId }) => ({ data: await listDatedViews(trx, userId) }),
}
