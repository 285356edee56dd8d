import { Link } from '@tanstack/react-router'
import { passwordsAreOff } from '#src/auth/schema.ts'
import { useProviderName } from '../../lib/use-deployment.ts'
import buttons from '../../ui/button.module.css'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { t } from '#src/language/t.ts'

/** Replaces a password screen on servers without passwords. */
export const NoPasswords = ({ title }: { title: string }) => {
  const provider = useProviderName()
  return (
    <AuthPage title={title}>
      <div className={classes.body}>
        <p>{passwordsAreOff(provider)}</p>
        <Link to="/login" className={buttons.primary}>
          {t('Go to sign in')}
        </Link>
      </div>
    </AuthPage>
  )
}
