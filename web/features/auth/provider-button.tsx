import { Button } from '@mantine/core'
import { KeyRound } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useProviderName } from '../../lib/use-deployment.ts'
import classes from './auth-page.module.css'
import { rememberStartedSignIn } from './started-sign-in.ts'
import { t } from '#src/language/t.ts'

const ADDRESS = '/api/linkedin/login'

/** Called before a link leads this tab to the provider. */
const leave = ({ currentTarget }: MouseEvent<HTMLAnchorElement>, invite: string | undefined) => {
  const begun = rememberStartedSignIn()
  const query = new URLSearchParams({ ...(invite && { invite }), ...(begun && { begun }) })
  currentTarget.href = `${ADDRESS}?${query}`
}

/** Leaves the app: the server redirects to the provider and back. */
export const ProviderButton = (props: {
  text: string
  invite?: string | undefined
  onLeave?: () => void
}) => {
  const provider = useProviderName()
  return (
    <Button
      component="a"
      href={ADDRESS}
      variant="default"
      leftSection={provider === 'LinkedIn' ? <LinkedinSign /> : <KeyRound size={20} aria-hidden />}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        props.onLeave?.()
        leave(event, props.invite)
      }}
    >
      {props.text}
    </Button>
  )
}

/** Shown next to a password form as the alternative. */
export const OrProvider = (props: Parameters<typeof ProviderButton>[0]) => (
  <>
    <div className={classes.or}>{t('or')}</div>
    <ProviderButton {...props} />
  </>
)

const LinkedinSign = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
    <rect width="24" height="24" rx="4" fill="#0a66c2" />
    <path
      fill="#fff"
      d="M5.2 9.6h2.7V18H5.2zM6.5 5.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2M9.7 9.6h2.6v1.2c.5-.8 1.4-1.4 2.7-1.4 2.6 0 3.3 1.6 3.3 4V18h-2.7v-4.2c0-1.1-.2-2.1-1.5-2.1s-1.7 1-1.7 2.1V18H9.7z"
    />
  </svg>
)
