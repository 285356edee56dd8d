import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { findDestination } from '../../lib/session.ts'
import { useDeployment } from '../../lib/use-deployment.ts'
import buttons from '../../ui/button.module.css'
import classes from './auth-page.module.css'
import { t } from '#src/language/t.ts'

/** Explains why the former password no longer works; shown until the person continues. */
export const ClaimedAccountNotice = () => {
  const navigate = useNavigate()
  const deployment = useDeployment()
  const provider = deployment?.provider_name ?? 'LinkedIn'
  const hasPasswords = deployment?.has_password_login !== false
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const goOn = async () => navigate({ href: await findDestination(), replace: true })
  return (
    <div className={classes.body}>
      <p ref={notice} tabIndex={-1} className={classes.success}>
        {t('You are signed in. The earlier password of this account has been removed.')}
      </p>
      <p>
        {t(
          'Until now nobody had shown that the email address of this account is theirs. {provider} has confirmed that it is yours. To keep everybody else out, an earlier password no longer works, every other device has been signed out, and other sign-ins are no longer linked.',
          { provider },
        )}
      </p>
      <p>
        {hasPasswords
          ? t(
              'If you set the account up yourself, everything you saved is still here. You can set a new password in Settings at any time, or with “Forgot password?” on the login page.',
            )
          : t('If you set the account up yourself, everything you saved is still here.')}
      </p>
      <button type="button" className={buttons.primary} onClick={() => void goOn()}>
        {t('Continue')}
      </button>
      {hasPasswords && (
        <Link to="/settings" className={buttons.secondary}>
          {t('Set a new password in Settings')}
        </Link>
      )}
    </div>
  )
}
