import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isSignedIn } from '../../lib/auth.ts'
import { describeRefusal } from '../../lib/failure.ts'
import { logOut } from '../../lib/session.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { EmailLinkPage, LinkAction, LinkDone } from './email-link-page.tsx'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { strong } from '../../ui/marks.tsx'

const NOT_RECOVERED = t('The account could not be recovered. Please try again.')

/** Not done by merely opening the link, since it undoes a change that the reader may have made. */
const TakingBack = ({ token, email }: { token: string; email: string }) => {
  const navigate = useNavigate()
  const [isDone, setIsDone] = useState(false)
  const { submit, isBusy, failure } = useSubmit({
    call: trpcClient.auth.takeBack.mutate,
    describe: (error) => describeRefusal(error, NOT_RECOVERED),
  })
  const takeBack = () =>
    void submit({ token }, ({ reset_token: resetToken }) => {
      // Taking back has ended all sessions of the account, so the one in this browser is no longer
      // valid.
      if (isSignedIn()) logOut()
      if (resetToken === null) setIsDone(true)
      else {
        void navigate({ to: '/reset-password', search: {}, state: { resetToken }, replace: true })
      }
    })
  if (isDone) {
    return <LinkDone message={t('The account is yours again, with {email}.', { email })} />
  }
  return (
    <LinkAction
      button={isBusy ? t('Recovering...') : t('Recover my account')}
      failure={failure}
      isBusy={isBusy}
      onAct={takeBack}
    >
      <p>
        {tNodes(
          'Your account gets the address <strong>{email}</strong> again. Everyone who is signed in is signed out, its password stops working, and so does every other way in. What you saved stays.',
          { email, strong },
        )}
      </p>
      <p>{t('If you changed your email yourself, close this page: nothing changes.')}</p>
    </LinkAction>
  )
}

/** Restores an account's former email address with the token of the link mailed there. */
export const RecoverAccountScreen = ({ token }: { token: string | undefined }) => (
  <EmailLinkPage
    title={t('Recover your account')}
    token={token}
    hint={t(
      'A link works once, for seven days. If you cannot get into your account, ask whoever runs this server.',
    )}
  >
    {({ email, token: good }) => <TakingBack token={good} email={email} />}
  </EmailLinkPage>
)
