import type { Failure } from '../../lib/failure.ts'
import { t } from '#src/language/t.ts'

const isServerError = ({ status }: Failure) => status !== undefined && status >= 500

/** The login screen's error: the server's message first (docs/behaviour.md#words-of-a-failure). */
export const describeLoginFailure = (failure: Failure): string => {
  if (failure.kind === 'timeout') return t('Request timed out. Please check your connection.')
  if (isServerError(failure)) return t('Server error. Please try again later.')
  if (failure.detail) return failure.detail
  if (failure.status === 400 || failure.status === 401) return t('Invalid username or password')
  return failure.status === undefined
    ? t('Failed to login. Please try again.')
    : t('Login failed. Please try again.')
}

/** The server's message when the email address already has an account. */
export const EMAIL_TAKEN_DETAIL = 'Email already registered'
export const EMAIL_TAKEN = t('This email is already registered. Please sign in instead.')

/** The register screen's error, by the same rule. */
export const describeRegisterFailure = (failure: Failure): string => {
  if (failure.words?.includes(EMAIL_TAKEN_DETAIL)) return EMAIL_TAKEN
  if (isServerError(failure)) return t('Server error during registration')
  if (failure.detail) return failure.detail
  if (failure.status === 400) return t('Invalid registration data')
  if (failure.status === 409) return t('Email or username already registered')
  return t('Registration failed. Please try again.')
}
