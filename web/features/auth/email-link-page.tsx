import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isSignedIn } from '../../lib/auth.ts'
import { trpc } from '../../lib/trpc.ts'
import buttons from '../../ui/button.module.css'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { SuccessMessage } from './success-message.tsx'
import { t } from '#src/language/t.ts'

type EmailLink = { token: string; email: string; isMine: boolean }

/**
 * The page of a mailed link: its action while the token is valid, else how long links are valid.
 */
export const EmailLinkPage = (props: {
  title: string
  token: string | undefined
  /** Advice for a link that is no longer valid. */
  hint: string
  children: (link: EmailLink) => ReactNode
}) => (
  <AuthPage title={props.title}>
    {props.token === undefined ? (
      <BadLink hint={props.hint} />
    ) : (
      <OpenedLink token={props.token} hint={props.hint}>
        {props.children}
      </OpenedLink>
    )}
  </AuthPage>
)

const OpenedLink = (props: {
  token: string
  hint: string
  children: (link: EmailLink) => ReactNode
}) => {
  const { token, hint, children } = props
  const { data, isError, refetch } = trpc.auth.emailLink.useQuery(
    { token },
    { gcTime: 0, refetchOnWindowFocus: false, staleTime: Infinity },
  )
  if (isError) return <LinkUnread onRetry={() => void refetch()} />
  if (data === undefined) return <p role="status">{t('One moment...')}</p>
  if (data.email === null) return <BadLink hint={hint} />
  return children({ token, email: data.email, isMine: data.is_mine })
}

/** Describes what the link does, with a button that does it. */
export const LinkAction = (props: {
  children: ReactNode
  button: string
  failure: string | undefined
  isBusy: boolean
  onAct: () => void
}) => (
  <div className={classes.body}>
    {props.children}
    {props.failure !== undefined && (
      <p role="alert" className={classes.failure} style={{ margin: 0 }}>
        {props.failure}
      </p>
    )}
    <button type="button" className={buttons.primary} disabled={props.isBusy} onClick={props.onAct}>
      {props.button}
    </button>
  </div>
)

export const LinkDone = (props: { message: string; children?: ReactNode }) => (
  <div className={classes.body}>
    <SuccessMessage>{props.message}</SuccessMessage>
    {props.children}
    <GoOn />
  </div>
)

const BadLink = ({ hint }: { hint: string }) => (
  <div className={classes.body}>
    <p role="alert">{t('This link is not valid, or no longer valid.')}</p>
    <p>{hint}</p>
    <GoOn />
  </div>
)

const LinkUnread = ({ onRetry }: { onRetry: () => void }) => (
  <div className={classes.body}>
    <p role="alert">{t('Foothold could not be reached. Nothing has changed yet.')}</p>
    <button type="button" className={buttons.primary} onClick={onRetry}>
      {t('Try again')}
    </button>
  </div>
)

/** Links to where the person can continue. */
const GoOn = () =>
  isSignedIn() ? (
    <Link to="/settings" className={buttons.secondary}>
      {t('Go to Settings')}
    </Link>
  ) : (
    <Link to="/login" className={buttons.secondary}>
      {t('Go to sign in')}
    </Link>
  )
