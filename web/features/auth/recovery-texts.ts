import { INVALID_RESET_TOKEN } from '#src/auth/recovery.ts'
import { describeFailure, gotNoResponse } from '../../lib/failure.ts'
import { t } from '#src/language/t.ts'

/*
 * The errors of the two recovery screens: the server's message if it has one for the person
 * (docs/behaviour.md#words-of-a-failure).
 */

export const LINK_SENT_MAYBE = t(
  'If an account exists with this email, you will receive a password reset link.',
)
export const TOKEN_MISSING = t(
  'Invalid or missing reset token. Please request a new password reset link.',
)

const HTTP_BAD_REQUEST = 400
const HTTP_NOT_FOUND = 404
const HTTP_UNPROCESSABLE = 422
const HTTP_SERVER_ERROR = 500

/** True if the server says that no such account exists; the screen must not reveal who has one. */
export const isUnknownAccount = (error: unknown): boolean =>
  describeFailure(error).status === HTTP_NOT_FOUND

export const describeForgotFailure = (error: unknown): string => {
  const { kind, status, detail } = describeFailure(error)
  if (status !== undefined) {
    return (
      (status < HTTP_SERVER_ERROR && detail) ||
      t('Failed to process password reset request. Please try again.')
    )
  }
  if (kind === 'timeout') return t('Error: Request timed out. Please check your connection.')
  return gotNoResponse(error)
    ? t('Error: {message}', { message: error.message })
    : t('An error occurred. Please try again later.')
}

export const describeResetFailure = (error: unknown): string => {
  const { status, detail } = describeFailure(error)
  if (status === undefined) return t('An error occurred. Please try again later.')
  if (status === HTTP_BAD_REQUEST) return INVALID_RESET_TOKEN
  if (status === HTTP_UNPROCESSABLE) return detail ?? t('Invalid password format')
  return (status < HTTP_SERVER_ERROR && detail) || t('Failed to reset password. Please try again.')
}
