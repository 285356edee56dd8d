import type { ExportPart } from '../../account-part.ts'
import { listForExport } from './queries.ts'

/** Every mail that was read, newest first. */
export const exportMails: ExportPart = {
  name: 'mail',
  about: `the mails that were read, newest first, with the sentence that
decided and what became of them`,
  read: async ({ trx, userId }) => ({ data: await listForExport(trx, userId) }),
}
