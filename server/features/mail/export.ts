import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { listForExport, listInvited } from './queries.ts'

/** Every mail that was read, newest first. */
export const exportMails: ExportPart = {
  name: 'mail',
  about: t(
    'the emails that were read, newest first, with the sentence that decided each and what became of them',
  ),
  read: async ({ trx, userId }) => ({ data: await listForExport(trx, userId) }),
}

/** Which interview an invitation made, so that its updates find it. */
export const exportInvited: ExportPart = {
  name: 'mail_invitations',
  about: t('which interviews came by an invitation, by a hash of the invitation’s name'),
  read: async ({ trx, userId }) => ({ data: await listInvited(trx, userId) }),
}
