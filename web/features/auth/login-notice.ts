import { t } from '#src/language/t.ts'

const NOTICES = {
  expired: t('Your session has ended. Please sign in again to continue.'),
  deleted: t('Your account has been deleted. Thank you for using Foothold.'),
  account_disabled: t(
    'Your account has been disabled. Please ask the person who runs this server.',
  ),
} as const

const describeProviderError = (provider: string) =>
  ({
    linkedin_unavailable: t(
      '{provider} sign-in is not set up on this server. Please use your email and password.',
      { provider },
    ),
    linkedin_unverified: t(
      '{provider} has not confirmed this email address. Please use your email and password, or confirm the address at {provider} first.',
      { provider },
    ),
    registration_closed: t(
      'Registration is closed on this server, and nobody here has your address at {provider}.',
      { provider },
    ),
    registration_invite: t(
      'Registration is by invitation on this server, and nobody here has your address at {provider}.',
      { provider },
    ),
  }) as const
type ProviderError = keyof ReturnType<typeof describeProviderError>

const isProviderError = (error: string | undefined): error is ProviderError =>
  error !== undefined && Object.hasOwn(describeProviderError(''), error)

export type LoginSearch = {
  session?: 'expired'
  account?: 'deleted'
  error?: string
}

/** Reads the search parameters of the login route; others are ignored. */
export const readLoginSearch = (search: Record<string, unknown>): LoginSearch => ({
  ...(search['session'] === 'expired' ? { session: 'expired' } : {}),
  ...(search['account'] === 'deleted' ? { account: 'deleted' } : {}),
  ...(typeof search['error'] === 'string' ? { error: search['error'] } : {}),
})

/** Returns the notice for the reason in the URL; undefined if it is missing or unknown. */
export const describeNotice = (
  { session, account, error }: LoginSearch,
  provider: string,
): string | undefined => {
  if (error === 'account_disabled') return NOTICES[error]
  if (isProviderError(error)) return describeProviderError(provider)[error]
  const reason = account ?? session
  return reason && NOTICES[reason]
}
