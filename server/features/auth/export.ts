import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { findAccount } from './account-queries.ts'
import { findWaitingChange } from './email-change-queries.ts'
import { listIdentities } from './identity-queries.ts'
import { describeDevice } from '../../sessions/device.ts'
import { listOpenSessions } from '../../sessions/queries.ts'

/** Without the password's hash, and without what signs in at a provider. */
export const exportAccount: ExportPart = {
  name: 'account',
  about: t('how you sign in, and your settings; your password is not in it'),
  async read({ trx, userId }) {
    const account = await findAccount(trx, userId)
    if (account === undefined) return { data: null }
    const { email, username, third_party_icons, language, email_verified_at, created_at } = account
    const identities = await listIdentities(trx, userId)
    const sign_in_providers = identities.map(({ issuer, email: known_as, created_at: since }) => ({
      issuer,
      email: known_as,
      created_at: since,
    }))
    const waiting = await findWaitingChange(trx, userId)
    const has_password = account.password_hash !== null
    return {
      data: {
        email,
        email_verified_at,
        pending_email: waiting?.new_email ?? null,
        username,
        has_password,
        sign_in_providers,
        third_party_icons,
        language,
        created_at,
      },
    }
  },
}

export const exportSessions: ExportPart = {
  name: 'sessions',
  about: t('where you are signed in'),
  async read({ trx, userId }) {
    const sessions = await listOpenSessions(trx, userId)
    const data = sessions.map(({ user_agent, created_at, last_used_at }) => ({
      device: describeDevice(user_agent),
      created_at,
      last_used_at,
    }))
    return { data }
  },
}
