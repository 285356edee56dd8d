import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { readText } from '../../features/auth/carried-state.ts'
import { ResetPasswordScreen } from '../../features/auth/reset-password-screen.tsx'
import { t } from '#src/language/t.ts'

const ResetPassword = () => (
  <ResetPasswordScreen token={useLocation({ select: ({ state }) => state.resetToken })} />
)

/**
 * The token leaves the address bar at once, where it would be seen, copied and sent as referrer; in
 * this entry's history state it outlives a reload, which must not cost the person their link.
 */
export const Route = createFileRoute('/_guest/reset-password')({
  staticData: { title: t('Reset password') },
  // Named even where it is undefined: what is left out keeps the value that the address gives it.
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
