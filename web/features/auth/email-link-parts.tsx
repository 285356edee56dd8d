import { Link } from '@tanstack/react-router'
import { isSignedIn } from '../../lib/auth.ts'
import buttons from '../../ui/button.module.css'
import classes from './auth-page.module.css'
import { t } from '#src/language/t.ts'

export const BadLink = ({ children }: { children: string }) => (
  <div className={classes.body}>
    <p role="alert">{t('This link is not good, or not any more.')}</p>
    <p>{children}</p>
    <GoOn />
  </div>
)

export const LinkUnread = ({ onRetry }: { onRetry: () => void }) => (
  <div className={classes.body}>
    <p role="alert">{t('Foothold could not be reached. Nothing has changed yet.')}</p>
    <button type="button" className={buttons.primary} onClick={onRetry}>
      {t('Try again')}
    </button>
  </div>
)

/** To where this person can go from here. */
export const GoOn = () =>
  isSignedIn() ? (
    <Link to="/settings" className={buttons.secondary}>
      {t('Go to Settings')}
    </Link>
  ) : (
    <Link to="/login" className={buttons.secondary}>
      {t('Go to sign in')}
    </Link>
  )
