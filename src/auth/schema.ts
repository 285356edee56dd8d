import { z } from 'zod'
import { requiredText, text } from '../fields.ts'
import { invitationToken } from './invitation.ts'
import { findPasswordProblems, PASSWORD_MAX_LENGTH } from './password.ts'
import type { loginResponse, me, registerResponse } from './responses.ts'
import { t } from '../language/t.ts'

export const EMAIL_MAX = 254
export const INVALID_EMAIL = t('Invalid email address')
// Required: text, an at sign, text, a dot, text, no spaces. No nested quantifiers, so linear.
const EMAIL_SHAPE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Invisible characters, which would make two addresses look the same. */
const INVISIBLE = /\p{C}/u

export const isEmail = (value: string) =>
  value.length <= EMAIL_MAX && EMAIL_SHAPE.test(value) && !INVISIBLE.test(value)

// An accent may be typed as one character or as two.
export const emailField = text(t('Email'), EMAIL_MAX).normalize().refine(isEmail, INVALID_EMAIL)

/** A new password: all five rules, one issue per broken rule. */
export const newPassword = z
  .string({ error: t('Password is required') })
  .max(
    PASSWORD_MAX_LENGTH,
    t('Password must be at most {max} characters long', { max: PASSWORD_MAX_LENGTH }),
  )
  .superRefine((password, context) => {
    for (const message of findPasswordProblems(password)) {
      context.addIssue({ code: 'custom', message })
    }
  })

export const PASSWORDS_DIFFER = t('Passwords do not match')

/** Shown if the provider is the only way to sign in. */
export const passwordsAreOff = (provider: string) =>
  t('This server does not use passwords. Please sign in with {provider}.', { provider })

/** Registration, in snake_case as stored. A confirmation, if sent, must be equal. */
export const registerInput = z
  .object({
    first_name: requiredText(t('First name')),
    last_name: requiredText(t('Last name')),
    email: emailField,
    password: newPassword,
    confirm_password: z.string({ error: PASSWORDS_DIFFER }).optional(),
    invite: invitationToken,
  })
  .refine(
    ({ password, confirm_password }) =>
      confirm_password === undefined || confirm_password === password,
    { error: PASSWORDS_DIFFER, path: ['confirm_password'] },
  )
export type RegisterInput = z.infer<typeof registerInput>

/** The registration form's fields; the documented call accepts them too. */
export type RegisterForm = {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmPassword?: string | undefined
  invite?: string | undefined
}

const SNAKE_NAMES = {
  firstName: 'first_name',
  lastName: 'last_name',
  confirmPassword: 'confirm_password',
} as const

const toSnakeNames = (input: RegisterInput | RegisterForm): unknown => {
  // Types guarantee nothing about data from the network.
  if (typeof input !== 'object' || input === null) return input
  const sent = new Map<string, unknown>(Object.entries(input))
  for (const [camel, snake] of Object.entries(SNAKE_NAMES)) {
    if (!sent.has(snake) && sent.has(camel)) sent.set(snake, sent.get(camel))
  }
  return Object.fromEntries(sent)
}

/** Accepts both spellings of the names (docs/behaviour.md#registering). */
export const registerRequest = z.pipe(z.transform(toSnakeNames), registerInput)

export type RegisteredUser = { id: string; email: string; first_name: string; last_name: string }
export type RegisterResponse = z.infer<typeof registerResponse>

/** Login: `username` accepts the e-mail address or the username. The password is not trimmed. */
export const loginInput = z.object({
  username: requiredText(t('Username'), EMAIL_MAX).overwrite((value) => value.normalize()),
  password: z.string({ error: t('Password is required') }).min(1, t('Password is required')),
})
export type LoginInput = z.infer<typeof loginInput>

/** The response of a call that returns only a message. */
export type MessageResponse = { message: string }

export type LoginResponse = z.infer<typeof loginResponse>

/** The signed-in user, as the app's frame needs it. */
export type Me = z.infer<typeof me>
