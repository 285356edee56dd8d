import { t } from '../language/t.ts'

/** The password rules in the order in which they are shown (docs/behaviour.md#passwords). */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128

type PasswordRule = { label: string; message: string; isMet: (password: string) => boolean }

export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    label: t('At least 8 characters'),
    message: t('Password must be at least 8 characters long'),
    isMet: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  {
    label: t('One uppercase letter'),
    message: t('Must include at least one uppercase letter'),
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    label: t('One lowercase letter'),
    message: t('Must include at least one lowercase letter'),
    isMet: (password) => /\p{Ll}/u.test(password),
  },
  {
    label: t('One number'),
    message: t('Must include at least one number'),
    isMet: (password) => /\d/.test(password),
  },
  {
    label: t('One special character (!@#$%^&*)'),
    message: t('Must include a special character (!@#$%^&*)'),
    isMet: (password) => /[!@#$%^&*]/.test(password),
  },
]

/** Messages of the rules that `password` does not meet, in order; empty when it is acceptable. */
export const findPasswordProblems = (password: string): string[] =>
  PASSWORD_RULES.filter((rule) => !rule.isMet(password)).map((rule) => rule.message)

/** The message of the only rule that the screens enforce; undefined if it is met. */
export const findLengthProblem = (password: string): string | undefined =>
  password.length < PASSWORD_MIN_LENGTH ? findPasswordProblems(password)[0] : undefined
