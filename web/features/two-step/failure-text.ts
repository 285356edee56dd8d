import { describeRefusal } from '../../lib/failure.ts'
import { PasskeyNotGiven } from './use-passkey.ts'
import { t } from '#src/language/t.ts'

/** The server's message, or the browser's about a passkey; else `fallback`. */
export const describeStepFailure = (error: unknown, fallback: string): string => {
  if (error instanceof PasskeyNotGiven) return error.message
  return describeRefusal(error, fallback)
}

export const describeSignInFailure = (error: unknown): string =>
  describeStepFailure(error, t('Failed to sign in. Please try again.'))
