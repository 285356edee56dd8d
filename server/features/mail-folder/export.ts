import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { findFolder } from './queries.ts'

/** Without its password. */
export const exportMailFolder: ExportPart = {
  name: 'mail_folder',
  about: t('the folder of your mailbox that is checked, without its password'),
  read: async ({ trx, userId }) => ({ data: (await findFolder(trx, userId)) ?? null }),
}
