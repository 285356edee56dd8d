import { createFileRoute, useLocation } from '@tanstack/react-router'
import { describeNotice, readLoginSearch } from '../../features/auth/login-notice.ts'
import { useProviderName } from '../../lib/use-deployment.ts'
import { LoginScreen } from '../../features/auth/login-screen.tsx'
import { t } from '#src/language/t.ts'

const Login = () => {
  const email = useLocation({ select: ({ state }) => state.email ?? '' })
  return <LoginScreen notice={describeNotice(Route.useSearch(), useProviderName())} email={email} />
}

export const Route = createFileRoute('/_guest/login')({
  staticData: { title: t('Sign in') },
  validateSearch: readLoginSearch,
  component: Login,
})
