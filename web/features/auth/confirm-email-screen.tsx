import { useEffect, useRef, useState } from 'react'
import { api, trpcClient } from '../../lib/trpc.ts'
import { describeFailure } from '../../lib/failure.ts'
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

const NOT_CONFIRMED = t('The address could not be confirmed. Please try again.')
const HTTP_SERVER_ERROR = 500

const describeRefusal = (error: unknown): string => {
  const { status, detail } = describeFailure(error)
  return (status !== undefined && status < HTTP_SERVER_ERROR && detail) || NOT_CONFIRMED
}

/**
 * Where the person is signed in, opening the link is all. Elsewhere they say so themselves, since
 * programs that look through mail open links too.
 */
const Confirming = (props: { token: string; email: string; isMine: boolean }) => {
  const [isDone, setIsDone] = useState(false)
  const { submit, isBusy, failure } = useSubmit({
    call: trpcClient.auth.confirmEmail.mutate,
    describe: describeRefusal,
  })
  const confirm = () =>
    void submit({ token: props.token }, () => {
      setIsDone(true)
      void api.auth.me.invalidate()
    })
  const isAsked = useRef(false)
  useEffect(() => {
    if (!props.isMine || isAsked.current) return
    isAsked.current = true
    confirm()
  })
  if (isDone) {
    return (
      <div className={classes.body}>
        <SuccessMessage>
          {t('{email} is your email address from now on. Sign in with it.', { email: props.email })}
        </SuccessMessage>
        <p>{t('Your former address has been told, and can undo this for seven days.')}</p>
        <GoOn />
      </div>
    )
  }
  return (
    <div className={classes.body}>
      <p>
        {tNodes(
          'Use <strong>{email}</strong> for the account that asked for it. If that account is not yours, close this page: nothing changes.',
          { email: props.email, strong },
        )}
      </p>
      {failure !== undefined && (
        <p role="alert" className={classes.failure} style={{ margin: 0 }}>
          {failure}
        </p>
      )}
      <button type="button" className={buttons.primary} disabled={isBusy} onClick={confirm}>
        {isBusy ? t('Confirming...') : t('Confirm this address')}
      </button>
    </div>
  )
}

const Opened = ({ token }: { token: string }) => {
  const { link, isError, refetch } = useEmailLink(token)
  if (isError) return <LinkUnread onRetry={() => void refetch()} />
  if (link === undefined) return <p role="status">{t('One moment...')}</p>
  return link.email === null ? (
    <Unusable />
  ) : (
    <Confirming token={token} email={link.email} isMine={link.is_mine} />
  )
}

const Unusable = () => (
  <BadLink>
    {t(
      'A link works for 24 hours, until you ask for another or change your password. You can change your email in Settings again.',
    )}
  </BadLink>
)

/** Makes a new address count, with the token of the link that was mailed there. */
export const ConfirmEmailScreen = ({ token }: { token: string | undefined }) => (
  <AuthPage title={t('Confirm your new email')}>
    {token === undefined ? <Unusable /> : <Opened token={token} />}
  </AuthPage>
)
