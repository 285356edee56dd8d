import { createFileRoute, Link } from '@tanstack/react-router'
import classes from '../features/auth/auth-page.module.css'
import { AuthPage } from '../features/auth/auth-page.tsx'

const LinkedinAnswer = () => (
  <AuthPage title="Sign in with LinkedIn">
    <div className={classes.body}>
      <p>LinkedIn sign-in is not set up on this server. Please use your email and password.</p>
    </div>
    <div className={classes.footer}>
      <Link to="/login">Return to Login</Link>
    </div>
  </AuthPage>
)

export const Route = createFileRoute('/linkedin-auth-success')({
  staticData: { title: 'Sign in with LinkedIn' },
  component: LinkedinAnswer,
})
