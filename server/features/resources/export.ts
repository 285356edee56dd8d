import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { listResources } from './queries.ts'

/** Every bookmark, newest first. */
export const exportResources: ExportPart = {
  name: 'bookmarks',
  about: t('the bookmarks that you have saved, newest first'),
  read: async ({ trx, userId }) => ({ data: await listResources(trx, userId) }),
}
