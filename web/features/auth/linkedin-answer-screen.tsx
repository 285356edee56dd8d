import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isSignedIn } from '../../lib/auth.ts'
import { findDestination } from '../../lib/session.ts'
import buttons from '../../ui/button.module.css'
import { logOut } from '../../lib/session.ts'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import {
  acceptLinkedinAnswer,
  type LinkedinAnswer,
  readHeldAnswer,
  replacesSession,
} from './linkedin-answer.ts'

const REDIRECT_DELAY_MS = 100
const NO_TOKEN = 'Authentication failed. No token received.'
const FAILED = 'An error occurred during authentication'

type Token = LinkedinAnswer & { kind: 'token' }

const Failed = ({ message }: { message: string }) => (
  <>
    <p role="alert" className={classes.failure}>
      {message}
    </p>
    <div className={classes.footer}>
      <Link to="/login">Return to Login</Link>
    </div>
  </>
)

const SigningIn = ({ answer }: { answer: Token }) => {
  const navigate = useNavigate()
  const [hasFailed, setHasFailed] = useState(false)
  const [isTelling, setIsTelling] = useState(false)
  useEffect(() => {
    let isHere = true
    const signIn = async () => {
      acceptLinkedinAnswer(answer)
      if (answer.lostPassword) return setIsTelling(true)
      await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS))
      if (isHere) await navigate({ href: await findDestination(), replace: true })
    }
    signIn().catch(() => setHasFailed(true))
    return () => {
      isHere = false
    }
  }, [answer, navigate])
  if (isTelling) return <LostPasswordNotice />
  return hasFailed ? (
    <Failed message={FAILED} />
  ) : (
    <div className={classes.body}>
      <p role="status">Signing you in...</p>
    </div>
  )
}

/** The address comes from the link, so it is shown as what it claims and decides nothing. */
const Question = ({ answer, onSwitch }: { answer: Token; onSwitch: () => void }) => (
  <div className={classes.body}>
    <p>
      You are signed in here already. This link opens another session
      {answer.email !== '' && (
        <>
          {' '}
          for <strong>{answer.email}</strong>
        </>
      )}
      . If you did not just sign in with LinkedIn yourself, stay where you are.
    </p>
    <Link to="/dashboard" replace className={buttons.primary}>
      Stay signed in
    </Link>
    <button type="button" className={buttons.secondary} onClick={onSwitch}>
      Switch account
    </button>
  </div>
)

const Answered = ({ answer }: { answer: Token }) => {
  const [isAsking, setIsAsking] = useState(() => replacesSession(answer))
  const switchAccount = () => {
    logOut()
    setIsAsking(false)
  }
  return isAsking ? (
    <Question answer={answer} onSwitch={switchAccount} />
  ) : (
    <SigningIn answer={answer} />
  )
}

/** Where sign-in with LinkedIn ends: in the app, or with what went wrong. */
export const LinkedinAnswerScreen = () => {
  const [answer] = useState(readHeldAnswer)
  const isToldAgain = useLocation().state.lostPassword === true && isSignedIn()
  if (answer.kind === 'missing' && isToldAgain) {
    return (
      <AuthPage title="Sign in with LinkedIn">
        <LostPasswordNotice />
      </AuthPage>
    )
  }
  return (
    <AuthPage title="Sign in with LinkedIn">
      {answer.kind === 'token' && <Answered answer={answer} />}
      {answer.kind === 'failed' && <Failed message={FAILED} />}
      {answer.kind === 'missing' && <Failed message={NO_TOKEN} />}
    </AuthPage>
  )
}

/** Why a password that worked until now does not any more; the person goes on when they have read it. */
const LostPasswordNotice = () => {
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
