import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Me } from '#src/auth/schema.ts'
import { isSignedIn, readToken } from '../../lib/auth.ts'
import { endSession, findDestination, logOut } from '../../lib/session.ts'
import { api, trpcClient } from '../../lib/trpc.ts'
import { useProviderName } from '../../lib/use-deployment.ts'
import buttons from '../../ui/button.module.css'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import {
  acceptLinkedinResult,
  type LinkedinResult,
  readStoredResult,
  replacesSession,
} from './linkedin-result.ts'
import { ClaimedAccountNotice } from './claimed-account-notice.tsx'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { strong } from '../../ui/marks.tsx'

const REDIRECT_DELAY_MS = 100
const NO_TOKEN = t('Authentication failed. No token received.')
const FAILED = t('An error occurred during authentication')

type Token = LinkedinResult & { kind: 'token' }

const Failed = ({ message }: { message: string }) => (
  <>
    <p role="alert" className={classes.failure}>
      {message}
    </p>
    <div className={classes.footer}>
      <Link to="/login">{t('Return to Login')}</Link>
    </div>
  </>
)

const Waiting = () => (
  <div className={classes.body}>
    <p role="status">{t('Signing you in...')}</p>
  </div>
)

const SigningIn = ({ response, isAgreed }: { response: Token; isAgreed: boolean }) => {
  const navigate = useNavigate()
  const [hasFailed, setHasFailed] = useState(false)
  const [isTelling, setIsTelling] = useState(false)
  useEffect(() => {
    let isHere = true
    const signIn = async () => {
      acceptLinkedinResult(response, isAgreed)
      if (response.takenOver) return setIsTelling(true)
      await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS))
      if (isHere) await navigate({ href: await findDestination(), replace: true })
    }
    signIn().catch(() => setHasFailed(true))
    return () => {
      isHere = false
    }
  }, [response, isAgreed, navigate])
  if (isTelling) return <ClaimedAccountNotice />
  return hasFailed ? <Failed message={FAILED} /> : <Waiting />
}

const Question = (props: { account: Me; onSwitch: () => void }) => {
  const { email, first_name, last_name } = props.account
  const provider = useProviderName()
  return (
    <div className={classes.body}>
      <p>
        {tNodes(
          'You are signed in here already. This link opens another account: {name} (<strong>{email}</strong>). If you did not just sign in with {provider} yourself, stay where you are.',
          {
            name: `${first_name} ${last_name}`,
            email,
            provider,
            strong,
          },
        )}
      </p>
      <Link to="/dashboard" replace className={buttons.primary}>
        {t('Stay signed in')}
      </Link>
      <button type="button" className={buttons.secondary} onClick={props.onSwitch}>
        {t('Switch account')}
      </button>
    </div>
  )
}

type Choice = { kind: 'looking' | 'failed' | 'accepted' } | { kind: 'asking'; account: Me }

/**
 * Asks the server whose session the token opens, since the rest of the link may be forged. A
 * session of the same person replaces the open one.
 */
async function compareAccounts({ token }: Token): Promise<Choice> {
  const account = await trpcClient.auth.me.query(undefined, { context: { token } })
  const mine = await api.auth.me.fetch().catch(() => undefined)
  if (mine?.id !== account.id) return { kind: 'asking', account }
  // Before the new token is stored: requests in one batch share their token.
  await endSession(readToken())
  return { kind: 'accepted' }
}

const Answered = ({ response }: { response: Token }) => {
  const [isReplacing] = useState(() => replacesSession(response))
  const [choice, setChoice] = useState<Choice>({ kind: isReplacing ? 'looking' : 'accepted' })
  const replace = () => {
    logOut()
    setChoice({ kind: 'accepted' })
  }
  useEffect(() => {
    if (!isReplacing) return
    compareAccounts(response).then(setChoice, () => setChoice({ kind: 'failed' }))
  }, [response, isReplacing])
  if (choice.kind === 'looking') return <Waiting />
  if (choice.kind === 'failed') return <Failed message={FAILED} />
  if (choice.kind === 'asking') return <Question account={choice.account} onSwitch={replace} />
  return <SigningIn response={response} isAgreed={response.isBegunHere || isReplacing} />
}

/** Where the provider redirects after sign-in: leads into the app or shows the error. */
export const LinkedinResultScreen = () => {
  const [response] = useState(readStoredResult)
  const isRepeatedNotice = useLocation().state.takenOver === true && isSignedIn()
  const title = t('Sign in with {provider}', { provider: useProviderName() })
  if (response.kind === 'missing' && isRepeatedNotice) {
    return (
      <AuthPage title={title}>
        <ClaimedAccountNotice />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={title}>
      {response.kind === 'token' && <Answered response={response} />}
      {response.kind === 'failed' && <Failed message={FAILED} />}
      {response.kind === 'missing' && <Failed message={NO_TOKEN} />}
    </AuthPage>
  )
}
