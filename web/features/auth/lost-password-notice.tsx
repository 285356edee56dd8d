import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { findDestination } from '../../lib/session.ts'
import buttons from '../../ui/button.module.css'
import classes from './auth-page.module.css'

/** Why a password that worked until now does not any more; the person goes on when they have read it. */
export const LostPasswordNotice = () => {
  const navigate = useNavigate()
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const goOn = async () => navigate({ href: await findDestination(), replace: true })
  return (
    <div className={classes.body}>
      <p ref={notice} tabIndex={-1} className={classes.success}>
        You are signed in. The earlier password of this account has been removed.
      </p>
      <p>
        It was set when this account was registered, and nobody had yet shown that the email address
        is theirs. LinkedIn has now confirmed that it is yours. To keep everybody else out, that
        password no longer works and every other device has been signed out.
      </p>
      <p>
        If you set it yourself, everything you saved is still here. You can set a new password in
        Settings at any time, or with “Forgot password?” on the login page.
      </p>
      <button type="button" className={buttons.primary} onClick={() => void goOn()}>
        Continue
      </button>
      <Link to="/settings" className={buttons.secondary}>
        Set a new password in Settings
      </Link>
    </div>
  )
}
