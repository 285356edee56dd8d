import { z } from 'zod'

const TOKEN_MAX = 200

/** The token of an invitation's link; undefined if it is too long to be valid. */
export const invitationToken = z
  .string()
  .optional()
  .catch(undefined)
  .transform((token) => (token && token.length <= TOKEN_MAX ? token : undefined))

export const invitationInput = z.object({ token: z.string().max(TOKEN_MAX) })

export type Invitation = {
  is_good: boolean
  /** The only address that it is valid for; null if for any. */
  email: string | null
}
