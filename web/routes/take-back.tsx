import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { readText } from '../features/auth/carried-state.ts'
import { RecoverAccountScreen } from '../features/auth/recover-account-screen.tsx'
import { t } from '#src/language/t.ts'

const TakeBack = () => (
  <RecoverAccountScreen token={useLocation({ select: ({ state }) => state.emailToken })} />
)

/** Works whether signed in or not; the token is removed from the URL at once. */
export const Route = createFileRoute('/take-back')({
  staticData: { title: t('Recover your account') },
  validateSearch: (search): { token?: string | undefined } => ({
    token: readText(search['token']),
  }),
  beforeLoad: ({ search: { token } }) => {
    if (token === undefined) return
    throw redirect({ to: '/take-back', search: {}, state: { emailToken: token }, replace: true })
  },
  component: TakeBack,
})
