import { useEffect, useRef, useState } from 'react'
import { describeRefusal } from '../../lib/failure.ts'
import { api, trpcClient } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { EmailLinkPage, LinkAction, LinkDone } from './email-link-page.tsx'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { strong } from '../../ui/marks.tsx'

const NOT_CONFIRMED = t('The address could not be confirmed. Please try again.')

/**
 * If the person is signed in, opening the link confirms it. Otherwise they press a button, since
 * mail scanners open links, too.
 */
const Confirming = (props: { token: string; email: string; isMine: boolean }) => {
  const [isDone, setIsDone] = useState(false)
  const { submit, isBusy, failure } = useSubmit({
    call: trpcClient.auth.confirmEmail.mutate,
    describe: (error) => describeRefusal(error, NOT_CONFIRMED),
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
      <LinkDone
        message={t('{email} is your email address from now on. Sign in with it.', {
          email: props.email,
        })}
      >
        <p>{t('Your former address was notified, and can undo this for seven days.')}</p>
      </LinkDone>
    )
  }
  return (
    <LinkAction
      button={isBusy ? t('Confirming...') : t('Confirm this address')}
      failure={failure}
      isBusy={isBusy}
      onAct={confirm}
    >
      <p>
        {tNodes(
          'Use <strong>{email}</strong> for the account that asked for it. If that account is not yours, close this page: nothing changes.',
          { email: props.email, strong },
        )}
      </p>
    </LinkAction>
  )
}

/** Confirms a new email address with the token of a mailed link. */
export const ConfirmEmailScreen = ({ token }: { token: string | undefined }) => (
  <EmailLinkPage
    title={t('Confirm your new email')}
    token={token}
    hint={t(
      'A link works for 24 hours, until you ask for another or change your password. You can change your email again in Settings.',
    )}
  >
    {(link) => <Confirming {...link} />}
  </EmailLinkPage>
)
