import { z } from 'zod'
import { emailField, newPassword, PASSWORDS_DIFFER } from './schema.ts'
import { t } from '../language/t.ts'

/** The default messages of the two screens. */
export const RESET_REQUESTED = t(
  'If your email is registered, you will receive a password reset link',
)
export const RESET_DONE = t('Your password has been reset successfully')
export const PASSWORD_CHANGED = t('Password successfully changed!')
export const INVALID_RESET_TOKEN = t('Invalid or expired reset token')
const TOKEN_MAX = 200

export const forgotPasswordInput = z.object({ email: emailField })
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>

/**
 * Accepts any text as the new password, because a weak one has its own status
 * (docs/behaviour.md#passwords); the service checks it with `resetPasswords`.
 */
export const resetPasswordInput = z.object({
  token: z
    .string({ error: INVALID_RESET_TOKEN })
    .min(1, INVALID_RESET_TOKEN)
    .max(TOKEN_MAX, INVALID_RESET_TOKEN),
  new_password: z.string({ error: t('Password is required') }),
  confirm_password: z.string({ error: PASSWORDS_DIFFER }).optional(),
})
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>

/** All five rules, and the confirmation if one is sent. */
export const resetPasswords = z
  .object({ new_password: newPassword, confirm_password: z.string().optional() })
  .refine(
    ({ new_password, confirm_password }) =>
      confirm_password === undefined || confirm_password === new_password,
    { error: PASSWORDS_DIFFER, path: ['confirm_password'] },
  )

export const ALL_FIELDS_REQUIRED = t('All fields are required')
export const NEW_PASSWORDS_DIFFER = t('New passwords do not match')

const requiredPassword = z
  .string({ error: ALL_FIELDS_REQUIRED })
  .min(1, { error: ALL_FIELDS_REQUIRED, abort: true })

/**
 * Each rule is only checked if the earlier ones are met (docs/behaviour.md#changing-the-password).
 */
export const changePasswordInput = z
  .object({
    current_password: requiredPassword,
    new_password: requiredPassword,
    confirm_password: requiredPassword,
  })
  .superRefine(({ new_password, confirm_password }, context) => {
    if (confirm_password !== new_password) {
      context.addIssue({
        code: 'custom',
        message: NEW_PASSWORDS_DIFFER,
        path: ['confirm_password'],
      })
      return
    }
    for (const { message } of newPassword.safeParse(new_password).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message, path: ['new_password'] })
    }
  })
export type ChangePasswordInput = z.infer<typeof changePasswordInput>
