import { createFileRoute, Link } from '@tanstack/react-router'
import classes from '../../features/auth/auth-page.module.css'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { RecoveryNotice } from '../../features/auth/recovery-notice.tsx'

const ResetPassword = () => (
  <AuthPage title="Choose a new password">
    <div className={classes.body}>
      <RecoveryNotice />
    </div>
    <div className={classes.footer}>
      <Link to="/login">Back to Login</Link>
    </div>
  </AuthPage>
)

export const Route = createFileRoute('/_guest/reset-password')({
  staticData: { title: 'Reset password' },
  component: ResetPassword,
})
