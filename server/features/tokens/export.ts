import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { listTokens } from './queries.ts'

export const exportTokens: ExportPart = {
  name: 'access_tokens',
  about: t('the access tokens you have created, without their secrets'),
  async read({ trx, userId }) {
    const tokens = await listTokens(trx, userId)
    const data = tokens.map(({ name, scope, created_at, last_used_at, expires_at }) => ({
      name,
      scope,
      created_at,
      last_used_at,
      expires_at,
    }))
    return { data }
  },
}
