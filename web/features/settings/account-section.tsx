import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Me } from '#src/auth/schema.ts'
import { RESET_REQUESTED } from '#src/auth/recovery.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { describeForgotFailure } from '../auth/index.ts'
import { useDeployment, useProviderName } from '../../lib/use-deployment.ts'
import { useCancelEmailChange } from './mutations.ts'
import { useSettingsDialogs } from './dialogs.ts'
import { Row, Section } from './section.tsx'
import classes from './settings.module.css'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { strong } from '../../ui/marks.tsx'
import { translateSentence } from '../../lib/sentences.ts'

/** Accounts that sign in with LinkedIn have no password; a mailed link sets the first one. */
const FirstPasswordRow = ({ email }: { email: string }) => {
  const [sent, setSent] = useState<string>()
  const { submit, isBusy, failure } = useSubmit({
    call: trpcClient.auth.forgotPassword.mutate,
    describe: describeForgotFailure,
  })
  return (
    <Row
      id="password-row"
      name={t('Password')}
      value={t('None yet: you sign in with {provider}. We can email you a link to set one.', {
        provider: useProviderName(),
      })}
      isStacking
      control={
        <Button
          variant="default"
          aria-describedby="password-row"
          disabled={isBusy}
          onClick={() =>
            void submit({ email }, ({ message }) =>
              setSent(message ? translateSentence(message) : RESET_REQUESTED),
            )
          }
        >
          {isBusy ? t('Sending...') : t('Email me a link')}
        </Button>
      }
    >
      {failure !== undefined && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      {failure === undefined && sent !== undefined && (
        <p role="status" className={classes.said}>
          {sent}
        </p>
      )}
    </Row>
  )
}

/** A new email address that is not confirmed yet. */
const WaitingAddress = ({ email }: { email: string }) => {
  const { mutate, isPending } = useCancelEmailChange()
  return (
    <div className={classes.waiting}>
      <p role="status">
        {tNodes(
          'We have emailed a link to <strong>{email}</strong>. Your email changes once you open it.',
          { email, strong },
        )}
      </p>
      <Button variant="default" disabled={isPending} onClick={() => mutate()}>
        {t('Keep my current email')}
      </Button>
    </div>
  )
}

/** Sign-in settings: email address, username and password. */
export const AccountSection = ({ me }: { me: Me }) => {
  const { open } = useSettingsDialogs()
  const hasPasswords = useDeployment()?.has_password_login !== false
  return (
    <Section title={t('Account Settings')}>
      <Row
        name={t('Email')}
        value={me.email}
        control={
          <Button variant="default" aria-label={t('Change email')} onClick={() => open('email')}>
            {t('Change')}
          </Button>
        }
      >
        {me.pending_email !== null && <WaitingAddress email={me.pending_email} />}
      </Row>
      {hasPasswords && (
        <Row
          name={t('Username')}
          value={me.username ?? t('None. You can sign in with your email.')}
          control={
            <Button
              variant="default"
              aria-label={t('Change username')}
              onClick={() => open('username')}
            >
              {t('Change')}
            </Button>
          }
        />
      )}
      {hasPasswords && me.has_password && (
        <Row
          id="password-row"
          name={t('Password')}
          value={t('Changing it signs out every other device.')}
          control={
            <Button
              variant="default"
              aria-describedby="password-row"
              onClick={() => open('password')}
            >
              {t('Update')}
            </Button>
          }
        />
      )}
      {hasPasswords && !me.has_password && <FirstPasswordRow email={me.email} />}
    </Section>
  )
}
