import { z } from 'zod'

/** Who may register: anybody, whoever was invited, or nobody without an invitation from the owner. */
export const REGISTRATION_MODES = ['open', 'invite', 'closed'] as const
export type Registration = (typeof REGISTRATION_MODES)[number]

export const REGISTRATION_REFUSED = {
  invite: 'Registration is by invitation on this server',
  closed: 'Registration is closed on this server',
} as const

const TOKEN_MAX = 200

/** The token of an invitation's link; one that is too long to be any is none. */
export const invitationToken = z
  .string()
  .optional()
  .catch(undefined)
  .transform((token) => (token && token.length <= TOKEN_MAX ? token : undefined))

export const invitationInput = z.object({ token: z.string().max(TOKEN_MAX) })

export type Invitation = {
  is_good: boolean
  /** The one address that it is for; null if for any. */
  email: string | null
}
