import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { findAddress } from './queries.ts'

/** Without the address, to which anybody could send. */
export const exportMailAddress: ExportPart = {
  name: 'mail_address',
  about: t('when your private address for emails was created, without the address itself'),
  async read({ trx, userId }) {
    const address = await findAddress(trx, userId)
    return { data: address === undefined ? null : { created_at: address.created_at } }
  },
}
