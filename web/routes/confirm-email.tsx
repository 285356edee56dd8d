import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { readText } from '../features/auth/carried-state.ts'
import { ConfirmEmailScreen } from '../features/auth/confirm-email-screen.tsx'
import { t } from '#src/language/t.ts'

const ConfirmEmail = () => (
  <ConfirmEmailScreen token={useLocation({ select: ({ state }) => state.emailToken })} />
)

/**
 * For anyone with the link, signed in or not; its token is removed from the address bar at once.
 */
export const Route = createFileRoute('/confirm-email')({
  staticData: { title: t('Confirm your new email') },
  validateSearch: (search): { token?: string | undefined } => ({
    token: readText(search['token']),
  }),
  beforeLoad: ({ search: { token } }) => {
    if (token === undefined) return
    throw redirect({
      to: '/confirm-email',
      search: {},
      state: { emailToken: token },
      replace: true,
    })
  },
  component: ConfirmEmail,
})
