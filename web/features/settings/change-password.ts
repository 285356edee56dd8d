import { ALL_FIELDS_REQUIRED, NEW_PASSWORDS_DIFFER } from '#src/auth/recovery.ts'
import { findLengthProblem } from '#src/auth/password.ts'
import { describeFailure, gotNoResponse } from '../../lib/failure.ts'
import type { Problem } from '../auth/index.ts'
import { t } from '#src/language/t.ts'

export type PasswordChange = {
  current_password: string
  new_password: string
  confirm_password: string
}

const FIELDS = ['current_password', 'new_password', 'confirm_password'] as const

/**
 * Returns the first problem that prevents a submit (docs/behaviour.md#changing-the-password). The
 * other rules are checked by the checklist and the server.
 */
export const findChangeProblem = (
  values: PasswordChange,
  isSignedIn: boolean,
): Problem<keyof PasswordChange> | undefined => {
  const empty = FIELDS.find((field) => values[field] === '')
  if (empty) return { field: empty, message: ALL_FIELDS_REQUIRED }
  if (values.new_password !== values.confirm_password) {
    return { field: 'confirm_password', message: NEW_PASSWORDS_DIFFER }
  }
  const message = findLengthProblem(values.new_password)
  if (message !== undefined) return { field: 'new_password', message }
  if (isSignedIn) return undefined
  return {
    field: 'current_password',
    message: t('You must be logged in to change your password'),
  }
}

const HTTP_BAD_REQUEST = 400
const HTTP_UNAUTHORIZED = 401
const HTTP_TOO_MANY = 429
const HTTP_SERVER_ERROR = 500

/** The message of a failed change. */
export const describeChangeFailure = (error: unknown): string => {
  const { kind, status, detail } = describeFailure(error)
  switch (status) {
    case undefined:
      return kind === 'timeout' || gotNoResponse(error)
        ? t('No response from server. Please check your connection.')
        : t('An error occurred. Please try again.')
    case HTTP_BAD_REQUEST:
      return detail ?? t('Invalid password information')
    case HTTP_UNAUTHORIZED:
      return t('Your session has expired. Please log in again.')
    case HTTP_SERVER_ERROR:
      return t('Server error: {detail}', { detail: detail ?? t('Unknown server error') })
    default:
      // After too many wrong passwords an immediate retry fails; the server says how long to wait.
      return (
        (status === HTTP_TOO_MANY && detail) || t('Failed to change password. Please try again.')
      )
  }
}
