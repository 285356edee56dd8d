import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { findProfile } from './service.ts'

/** Without the address, which belongs to the account, and without derived fields. */
export const exportProfile: ExportPart = {
  name: 'profile',
  about: t('what your profile says, with your experience, education and projects'),
  async read({ trx, userId }) {
    const profile = await findProfile(trx, userId)
    if (profile === undefined) return { data: null }
    const { email: _email, portfolios: _portfolios, ...data } = profile
    return { data }
  },
}
