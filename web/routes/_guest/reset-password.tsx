import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { readText } from '../../features/auth/carried-state.ts'
import { ResetPasswordScreen } from '../../features/auth/reset-password-screen.tsx'
import { t } from '#src/language/t.ts'

const ResetPassword = () => (
  <ResetPasswordScreen token={useLocation({ select: ({ state }) => state.resetToken })} />
)

/**
 * The token is removed from the URL at once, where it could be seen, copied or sent as referrer. It
 * is kept in the entry's history state, so that a reload does not lose it.
 */
export const Route = createFileRoute('/_guest/reset-password')({
  staticData: { title: t('Reset password') },
  // Set even if undefined: a missing key would keep the value from the URL.
  validateSearch: (search): { token?: string | undefined } => ({
    token: readText(search['token']),
  }),
  beforeLoad: ({ search: { token } }) => {
    if (token === undefined) return
    throw redirect({
      to: '/reset-password',
      search: {},
      state: { resetToken: token },
      replace: true,
    })
  },
  component: ResetPassword,
})
