import { z } from 'zod'
import type { emailConfirmed, takenBack } from './responses.ts'
import { t } from '../language/t.ts'

/** How long a new address can be confirmed. */
export const CONFIRM_TTL_HOURS = 24
/** How long the owner of the former address can take the account back. */
export const TAKE_BACK_TTL_DAYS = 7
/** How recent a sign-in at the provider must be to replace a password. */
export const FRESH_SIGN_IN_MINUTES = 10

export const INVALID_EMAIL_LINK = t('Invalid or expired link')
export const EMAIL_CONFIRMED = t('Your new email address is now in use')
export const ADDRESS_IN_USE = t('Another account has taken this address in the meantime')

const TOKEN_MAX = 200

export const emailLinkInput = z.object({
  token: z
    .string({ error: INVALID_EMAIL_LINK })
    .min(1, INVALID_EMAIL_LINK)
    .max(TOKEN_MAX, INVALID_EMAIL_LINK),
})
export type EmailLinkInput = z.infer<typeof emailLinkInput>

/** Describes a mailed link, for the screen that opens it. */
export type EmailLink = {
  is_good: boolean
  /** The address it was mailed to; null if the link is not valid. */
  email: string | null
  /** Whether it belongs to the account that is signed in here. */
  is_mine: boolean
}

export type EmailConfirmed = z.infer<typeof emailConfirmed>

/** `reset_token` sets a new password; null if people sign in through a provider only. */
export type TakenBack = z.infer<typeof takenBack>
