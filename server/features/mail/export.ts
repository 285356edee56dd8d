import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { listForExport, listInvited } from './queries.ts'

/** All mails of the account, newest first. */
export const exportMails: ExportPart = {
  name: 'mail',
  about: t(
    'the emails that were read, newest first, with the sentence that decided each and what became of them',
  ),
  read: async ({ trx, userId }) => ({ data: await listForExport(trx, userId) }),
}

/** The interview that each invitation created, so that its updates find it after an import. */
export const exportInvited: ExportPart = {
  name: 'mail_invitations',
  about: t('which interviews came from an invitation, with a hash of the invitation’s name'),
  read: async ({ trx, userId }) => ({ data: await listInvited(trx, userId) }),
}
