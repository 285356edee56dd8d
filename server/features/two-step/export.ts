import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { getStatus } from './service.ts'

/** Without anything that could be used to sign in. */
export const exportTwoStep: ExportPart = {
  name: 'two_step',
  about: t('how two-step sign-in is set up, without its secrets'),
  async read({ trx, userId }) {
    const { totp, passkeys, recovery_codes } = await getStatus(trx, userId)
    const named = passkeys.map(({ name, created_at, last_used_at }) => ({
      name,
      created_at,
      last_used_at,
    }))
    return { data: { totp, passkeys: named, recovery_codes } }
  },
}
