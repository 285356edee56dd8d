import { describeFailure } from '../../lib/failure.ts'
import { PasskeyNotGiven } from './use-passkey.ts'
import { t } from '#src/language/t.ts'

const HTTP_SERVER_ERROR = 500

/** The server's words about what was sent, the browser's about its passkey; else `fallback`. */
export const describeStepFailure = (error: unknown, fallback: string): string => {
  if (error instanceof PasskeyNotGiven) return error.message
  const { status, detail } = describeFailure(error)
  return (status !== undefined && status < HTTP_SERVER_ERROR && detail) || fallback
}

export const describeSignInFailure = (error: unknown): string =>
  describeStepFailure(error, t('Failed to sign in. Please try again.'))
