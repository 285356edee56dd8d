import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { readText } from '../../features/auth/carried-state.ts'
import { RegisterScreen } from '../../features/auth/register-screen.tsx'
import { t } from '#src/language/t.ts'

const Register = () => (
  <RegisterScreen invite={useLocation({ select: ({ state }) => state.invite })} />
)

/** Anyone who sees an invitation's token can use it, so it is removed from the URL at once. */
export const Route = createFileRoute('/_guest/register')({
  staticData: { title: t('Create your account') },
  validateSearch: (search): { invite?: string | undefined } => ({
    invite: readText(search['invite']),
  }),
  beforeLoad: ({ search: { invite } }) => {
    if (invite === undefined) return
    throw redirect({ to: '/register', search: {}, state: { invite }, replace: true })
  },
  component: Register,
})
