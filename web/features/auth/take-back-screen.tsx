import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isSignedIn } from '../../lib/auth.ts'
import { describeFailure } from '../../lib/failure.ts'
import { logOut } from '../../lib/session.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import buttons from '../../ui/button.module.css'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { BadLink, GoOn, LinkUnread } from './email-link-parts.tsx'
import { SuccessMessage } from './success-message.tsx'
import { useEmailLink } from './use-email-link.ts'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { strong } from '../../ui/marks.tsx'

const NOT_TAKEN_BACK = t('The account could not be taken back. Please try again.')
const HTTP_SERVER_ERROR = 500

const describeRefusal = (error: unknown): string => {
  const { status, detail } = describeFailure(error)
  return (status !== undefined && status < HTTP_SERVER_ERROR && detail) || NOT_TAKEN_BACK
}

/** Never by opening the link alone: it ends what its reader may have changed themselves. */
const TakingBack = ({ token, email }: { token: string; email: string }) => {
  const navigate = useNavigate()
  const [isDone, setIsDone] = useState(false)
  const { submit, isBusy, failure } = useSubmit({
    call: trpcClient.auth.takeBack.mutate,
    describe: describeRefusal,
  })
  const takeBack = () =>
    submit({ token }, ({ reset_token: resetToken }) => {
      // Every session of the account is over: the one in this browser would only stand in the way.
      if (isSignedIn()) logOut()
      if (resetToken === null) setIsDone(true)
      else {
        void navigate({ to: '/reset-password', search: {}, state: { resetToken }, replace: true })
      }
    })
  if (isDone) {
    return (
      <div className={classes.body}>
        <SuccessMessage>{t('The account is yours again, with {email}.', { email })}</SuccessMessage>
        <GoOn />
      </div>
    )
  }
  return (
    <div className={classes.body}>
      <p>
        {tNodes(
          'Your account gets the address <strong>{email}</strong> again. Everybody who is signed in is signed out, its password ends, and so does whatever else opens it. What you saved stays.',
          { email, strong },
        )}
      </p>
      <p>{t('If you changed your email yourself, close this page: nothing changes.')}</p>
      {failure !== undefined && (
        <p role="alert" className={classes.failure} style={{ margin: 0 }}>
          {failure}
        </p>
      )}
      <button
        type="button"
        className={buttons.primary}
        disabled={isBusy}
        onClick={() => void takeBack()}
      >
        {isBusy ? t('Taking it back...') : t('Take my account back')}
      </button>
    </div>
  )
}

const Opened = ({ token }: { token: string }) => {
  const { link, isError, refetch } = useEmailLink(token)
  if (isError) return <LinkUnread onRetry={() => void refetch()} />
  if (link === undefined) return <p role="status">{t('One moment...')}</p>
  return link.email === null ? <Unusable /> : <TakingBack token={token} email={link.email} />
}

const Unusable = () => (
  <BadLink>
    {t(
      'A link works once, for seven days. If you cannot get into your account, ask whoever runs this server.',
    )}
  </BadLink>
)

/** Gives an account back to its former address, with the token of the link that was mailed there. */
export const TakeBackScreen = ({ token }: { token: string | undefined }) => (
  <AuthPage title={t('Take your account back')}>
    {token === undefined ? <Unusable /> : <Opened token={token} />}
  </AuthPage>
)
