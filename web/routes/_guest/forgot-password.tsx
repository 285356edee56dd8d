import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '../../features/auth/forgot-password-screen.tsx'

const ForgotPassword = () => (
  <ForgotPasswordScreen email={useLocation({ select: ({ state }) => state.email ?? '' })} />
)

export const Route = createFileRoute('/_guest/forgot-password')({
  staticData: { title: 'Forgot password' },
  component: ForgotPassword,
})
