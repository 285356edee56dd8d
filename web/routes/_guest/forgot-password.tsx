import { createFileRoute, Link } from '@tanstack/react-router'
import classes from '../../features/auth/auth-page.module.css'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { RecoveryNotice } from '../../features/auth/recovery-notice.tsx'

const ForgotPassword = () => (
  <AuthPage title="Forgot your password?">
    <div className={classes.body}>
      <RecoveryNotice />
    </div>
    <div className={classes.footer}>
      <Link to="/login">Back to Login</Link>
      <Link to="/register">Create an account</Link>
    </div>
  </AuthPage>
)

export const Route = createFileRoute('/_guest/forgot-password')({
  staticData: { title: 'Forgot password' },
  component: ForgotPassword,
})
