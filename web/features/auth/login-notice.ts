import { REGISTRATION_REFUSED } from '#src/auth/registration.ts'

const NOTICES = {
  expired: 'Your session has ended. Please sign in again to go on.',
  deleted: 'Your account has been deleted. Thank you for having been here.',
  account_disabled: 'Your account has been disabled. Please ask the person who runs this server.',
} as const

const describeProviderError = (provider: string) =>
  ({
    linkedin_unavailable: `${provider} sign-in is not set up on this server. Please use your email and password.`,
    linkedin_unverified: `${provider} has not confirmed this email address. Please use your email and password, or confirm the address at ${provider} first.`,
    registration_closed: `${REGISTRATION_REFUSED.closed}, and nobody here has your address at ${provider}.`,
    registration_invite: `${REGISTRATION_REFUSED.invite}, and nobody here has your address at ${provider}.`,
  }) as const
type ProviderError = keyof ReturnType<typeof describeProviderError>

const isProviderError = (error: string | undefined): error is ProviderError =>
  error !== undefined && Object.hasOwn(describeProviderError(''), error)

export type LoginSearch = {
  session?: 'expired'
  account?: 'deleted'
  error?: string
}

/** What the login route takes from its address; anything else is left out. */
export const readLoginSearch = (search: Record<string, unknown>): LoginSearch => ({
  ...(search['session'] === 'expired' ? { session: 'expired' } : {}),
  ...(search['account'] === 'deleted' ? { account: 'deleted' } : {}),
  ...(typeof search['error'] === 'string' ? { error: search['error'] } : {}),
})

/** Why the person is here, in words; undefined where the address gives no reason that is known. */
export const describeNotice = (
  { session, account, error }: LoginSearch,
  provider: string,
): string | undefined => {
  if (error === 'account_disabled') return NOTICES[error]
  if (isProviderError(error)) return describeProviderError(provider)[error]
  const reason = account ?? session
  return reason && NOTICES[reason]
}
