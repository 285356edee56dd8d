import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '../../features/auth/forgot-password-screen.tsx'
import { t } from '#src/language/t.ts'

const ForgotPassword = () => (
  <ForgotPasswordScreen email={useLocation({ select: ({ state }) => state.email ?? '' })} />
)

export const Route = createFileRoute('/_guest/forgot-password')({
  staticData: { title: t('Forgot password') },
  component: ForgotPassword,
})
