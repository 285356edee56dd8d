import { z } from 'zod'

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
