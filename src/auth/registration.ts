import { t } from '../language/t.ts'

/**
 * Who may register: anybody, only invited people, or nobody without an invitation from the owner.
 */
export const REGISTRATION_MODES = ['open', 'invite', 'closed'] as const
export type Registration = (typeof REGISTRATION_MODES)[number]

export const REGISTRATION_REFUSED = {
  invite: t('Registration is by invitation on this server'),
  closed: t('Registration is closed on this server'),
} as const
