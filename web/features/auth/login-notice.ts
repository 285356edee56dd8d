const NOTICES = {
  expired: 'Your session has ended. Please sign in again to go on.',
  deleted: 'Your account has been deleted. Thank you for having been here.',
  linkedin_unavailable:
    'LinkedIn sign-in is not set up on this server. Please use your email and password.',
  linkedin_unverified:
    'LinkedIn has not confirmed this email address. Please use your email and password, or confirm the address at LinkedIn first.',
  account_disabled: 'Your account has been disabled. Please ask the person who runs this server.',
} as const

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
export const describeNotice = ({ session, account, error }: LoginSearch): string | undefined => {
  const isKnown =
    error === 'linkedin_unavailable' ||
    error === 'linkedin_unverified' ||
    error === 'account_disabled'
  if (isKnown) return NOTICES[error]
  const reason = account ?? session
  return reason && NOTICES[reason]
}
