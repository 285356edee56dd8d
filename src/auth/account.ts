import { z } from 'zod'
import { LANGUAGE_CODES } from '../language/languages.ts'
import { id, SHORT_TEXT_MAX, text } from '../fields.ts'
import { FRESH_SIGN_IN_MINUTES } from './email-change.ts'
import { EMAIL_MAX, emailField } from './schema.ts'
import type { openSession } from './responses.ts'
import { t } from '../language/t.ts'

/** A place where the person is signed in. */
export type OpenSession = z.infer<typeof openSession>

export const sessionRef = z.object({ id })

const currentPassword = z.string({ error: t('Password must be text') }).optional()

/** Invisible characters, which would make two names look the same. */
const INVISIBLE = /\p{C}/u

/** Without @, so that it cannot be mistaken for an email address when signing in. */
const username = text(t('Username'), SHORT_TEXT_MAX)
  .normalize()
  .refine((value) => !value.includes('@'), t('Username cannot contain @'))
  .refine((value) => !INVISIBLE.test(value), t('Username contains a character that cannot be used'))
  .transform((value) => (value === '' ? null : value))
  .nullable()

/**
 * A merge: only the fields sent change, and null (or empty) clears the username. Changing the email
 * address requires the current password if there is one.
 */
export const updateAccountInput = z.object({
  email: emailField.optional(),
  username: username.optional(),
  third_party_icons: z.boolean({ error: t('Third-party icons must be on or off') }).optional(),
  language: z
    .enum(LANGUAGE_CODES, {
      error: t('Language must be one of: {languages}', { languages: LANGUAGE_CODES.join(', ') }),
    })
    .nullable()
    .optional(),
  current_password: currentPassword,
})
export type UpdateAccountInput = z.infer<typeof updateAccountInput>

/** Confirmed by the password; without one, by typing the account's e-mail address. */
export const deleteAccountInput = z.object({
  password: currentPassword,
  email: text(t('Email'), EMAIL_MAX).optional(),
})
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>

export const WRONG_CURRENT_PASSWORD = t('The password is incorrect')
export const WRONG_CONFIRMATION = t('That is not the email address of this account')
export const PASSWORD_NEEDED = t('Please enter your password to change your email')
/** Shown to a person who has no password to confirm with. */
export const freshSignInNeeded = (provider: string) =>
  t('Please sign in with {provider} again, and then repeat this within {minutes} minutes', {
    provider,
    minutes: FRESH_SIGN_IN_MINUTES,
  })
export const EMAIL_TAKEN = t('Email already registered')
export const USERNAME_TAKEN = t('Username already taken')
