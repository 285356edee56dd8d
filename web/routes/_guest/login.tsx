import { createFileRoute } from '@tanstack/react-router'
import { isLoginNotice, LoginScreen } from '../../features/auth/login-screen.tsx'

type Search = { session?: 'expired'; error?: string }

const Login = () => {
  const { session, error } = Route.useSearch()
  return <LoginScreen notice={session ?? (isLoginNotice(error) ? error : undefined)} />
}

export const Route = createFileRoute('/_guest/login')({
  staticData: { title: 'Sign in' },
  validateSearch: (search): Search => ({
    ...(search['session'] === 'expired' ? { session: 'expired' } : {}),
    ...(typeof search['error'] === 'string' ? { error: search['error'] } : {}),
  }),
  component: Login,
})
