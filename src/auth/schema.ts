import { z } from 'zod'
import { requiredText, text } from '../fields.ts'
import { findPasswordProblems, PASSWORD_MAX_LENGTH } from './password.ts'

export const EMAIL_MAX = 254
export const INVALID_EMAIL = 'Invalid email address'
// Specified shape: text, an at sign, text, a dot, text, no spaces. No nested quantifiers, so linear.
const EMAIL_SHAPE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export const isEmail = (value: string) => value.length <= EMAIL_MAX && EMAIL_SHAPE.test(value)

const email = text('Email', EMAIL_MAX).refine(isEmail, INVALID_EMAIL)

/** A password that is being set: all five rules, one issue for each that is broken. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`)
  .superRefine((password, context) => {
    for (const message of findPasswordProblems(password)) {
      context.addIssue({ code: 'custom', message })
    }
  })

/** Registration, snake_case as stored. */
export const registerInput = z.object({
  first_name: requiredText('First name'),
  last_name: requiredText('Last name'),
  email,
  password: newPassword,
})
export type RegisterInput = z.infer<typeof registerInput>

/** Login: `username` accepts the e-mail address or the username. The password is not trimmed. */
export const loginInput = z.object({
  username: requiredText('Username', EMAIL_MAX),
  password: z.string({ error: 'Password is required' }).min(1, 'Password is required'),
})
export type LoginInput = z.infer<typeof loginInput>

export type LoginAnswer = { access_token: string; token_type: 'bearer' }

/** Who is signed in, as the shell needs it. */
export type Me = {
  id: string
  email: string
  username: string | null
  first_name: string
  last_name: string
}

/** Storage keys of the browser (account-and-shell.md, section 9). */
export const AUTH_TOKEN_KEY = 'auth_token'
export const USER_INITIALS_KEY = 'user_initials'
