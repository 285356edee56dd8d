import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import classes from '../features/auth/auth-page.module.css'
import { AuthPage } from '../features/auth/auth-page.tsx'
import buttons from '../ui/button.module.css'
import { t } from '#src/language/t.ts'

const SignInLink = () => (
  <Link
    to="/login"
    state={{ email: useLocation({ select: ({ state }) => state.email ?? '' }) }}
    className={buttons.primary}
  >
    {t('Sign In')}
  </Link>
)

const RegistrationSuccess = () => (
  <AuthPage title={t('Registration Successful!')}>
    <div className={classes.body}>
      <p>{t('Your account is ready. Sign in and add the first application you care about.')}</p>
      <SignInLink />
    </div>
    <div className={classes.footer}>
      <Link to="/">{t('Back to home')}</Link>
    </div>
  </AuthPage>
)

export const Route = createFileRoute('/registration-success')({
  staticData: { title: t('Registration successful') },
  component: RegistrationSuccess,
})
