import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { RESET_TTL_MINUTES } from '#src/auth/constants.ts'
import { INVALID_RESET_TOKEN, RESET_DONE } from '#src/auth/recovery.ts'
import { isSignedIn } from '../../lib/auth.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { useDeployment } from '../../lib/use-deployment.ts'
import { useForm } from '../../lib/use-form.ts'
import buttons from '../../ui/button.module.css'
import { bindText } from '../../ui/fields.tsx'
import { logOut } from '../../lib/session.ts'
import classes from './auth-page.module.css'
import { AuthForm, AuthPage } from './auth-page.tsx'
import { NoPasswords } from './no-passwords.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'
import { describeResetFailure, TOKEN_MISSING } from './recovery-texts.ts'
import { findResetProblem } from './reset-form.ts'
import { SuccessMessage } from './success-message.tsx'
import { t } from '#src/language/t.ts'
import { translateSentence } from '../../lib/sentences.ts'

const REDIRECT_DELAY_MS = 3_000
const RULES_ID = 'new-password-rules'

const RequestNewLink = () => (
  <Link to="/forgot-password" className={buttons.secondary}>
    {t('Request New Reset Link')}
  </Link>
)

const ResetForm = (props: { token: string; onDone: (message: string) => void }) => {
  const form = useForm({
    initial: { new_password: '', confirm_password: '' },
    toInput: (values) => ({ token: props.token, ...values }),
    refuse: findResetProblem,
    sendsUnchanged: true,
    save: async (input) => {
      const { message } = await trpcClient.auth.resetPassword.mutate(input)
      // The reset has ended all sessions of the account, so the one in this browser is no longer
      // valid.
      if (isSignedIn()) logOut()
      return message ? translateSentence(message) : RESET_DONE
    },
    failed: describeResetFailure,
    fieldFailures: 'notice',
  })
  return (
    <>
      <AuthForm
        failure={form.failure}
        onSubmit={(event) => form.submit(event, (message) => message && props.onDone(message))}
      >
        <PasswordField
          label={t('New password')}
          autoComplete="new-password"
          aria-describedby={RULES_ID}
          {...bindText(form, 'new_password')}
        />
        <PasswordChecklist id={RULES_ID} password={form.values.new_password} />
        <PasswordField
          label={t('Confirm password')}
          autoComplete="new-password"
          {...bindText(form, 'confirm_password')}
        />
        <Button type="submit" disabled={form.isSaving}>
          {form.isSaving ? t('Resetting...') : t('Reset password')}
        </Button>
      </AuthForm>
      {form.failure === INVALID_RESET_TOKEN && (
        <div className={classes.body}>
          <p>
            {t('A link works once, for {minutes} minutes, until you ask for another.', {
              minutes: RESET_TTL_MINUTES,
            })}
          </p>
          <RequestNewLink />
        </div>
      )}
    </>
  )
}

const ResetDone = ({ message }: { message: string }) => {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/login' }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div className={classes.body}>
      <SuccessMessage>{message}</SuccessMessage>
      <p>{t('You will be taken to the sign-in page in a moment.')}</p>
      <Link to="/login" className={buttons.primary}>
        {t('Sign in now')}
      </Link>
    </div>
  )
}

const TokenMissing = () => (
  <div className={classes.body}>
    <p role="alert">{TOKEN_MISSING}</p>
    <RequestNewLink />
  </div>
)

/**
 * Sets a new password with the token of a mailed link; explains what to do if the token is missing.
 */
export const ResetPasswordScreen = ({ token }: { token: string | undefined }) => {
  const [done, setDone] = useState<string>()
  const deployment = useDeployment()
  if (deployment?.has_password_login === false)
    return <NoPasswords title={t('Choose a new password')} />
  return (
    <AuthPage title={t('Choose a new password')}>
      {done !== undefined && <ResetDone message={done} />}
      {done === undefined && token !== undefined && <ResetForm token={token} onDone={setDone} />}
      {done === undefined && token === undefined && <TokenMissing />}
      {done === undefined && (
        <div className={classes.footer}>
          <Link to="/login">{t('Back to login')}</Link>
        </div>
      )}
    </AuthPage>
  )
}
