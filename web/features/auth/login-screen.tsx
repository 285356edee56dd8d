import { Button, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { TRPCClientError } from '@trpc/client'
import { useState } from 'react'
import { isEmail, type LoginResponse, loginInput } from '#src/auth/schema.ts'
import type { SecondStep } from '#src/two-step/schema.ts'
import { storeToken } from '../../lib/auth.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { useDeployment, useProviderName } from '../../lib/use-deployment.ts'
import { useForm } from '../../lib/use-form.ts'
import { bindText } from '../../ui/fields.tsx'
import { PasskeyButton, readStep, readStepFromHash, SecondStepForm } from '../two-step/index.ts'
import classes from './auth-page.module.css'
import { AuthForm, AuthPage } from './auth-page.tsx'
import { describeLoginFailure } from './failure-texts.ts'
import { OrProvider, ProviderButton } from './provider-button.tsx'
import { PasswordField } from './password-field.tsx'
import { RegisterHint } from './register-hint.tsx'
import { t } from '#src/language/t.ts'

type FormProps = { email: string; onStep: (step: SecondStep) => void }

const enter = ({ access_token }: LoginResponse) => storeToken(access_token)

/** Storing the token makes the route guards redirect to the dashboard (see ../../main.tsx). */
const LoginForm = ({ email, onStep }: FormProps) => {
  const form = useForm({
    initial: { username: email, password: '' },
    toInput: (values) => values,
    schema: loginInput,
    validatesOnSubmit: true,
    sendsUnchanged: true,
    save: async (input): Promise<LoginResponse | SecondStep> => {
      try {
        return await trpcClient.auth.login.mutate(input)
      } catch (error) {
        const step = readStep(error)
        if (step === undefined) throw error
        return step
      }
    },
    failed: (error) =>
      // An error that no request threw means that the browser's storage is blocked.
      error instanceof TRPCClientError || !(error instanceof Error)
        ? describeLoginFailure(describeFailure(error))
        : error.message,
    fieldFailures: 'notice',
  })
  const typed = form.values.username.trim()
  const provider = useProviderName()
  return (
    <AuthForm
      failure={form.failure}
      onSubmit={(event) =>
        form.submit(event, (response) => {
          if (response === undefined) return
          if ('methods' in response) onStep(response)
          else enter(response)
        })
      }
    >
      <TextInput
        label={t('Email or username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        {...bindText(form, 'username')}
      />
      <PasswordField
        label={t('Password')}
        autoComplete="current-password"
        {...bindText(form, 'password')}
      />
      <Link
        to="/forgot-password"
        state={isEmail(typed) ? { email: typed } : {}}
        className={classes.forgot}
      >
        {t('Forgot password?')}
      </Link>
      <Button type="submit" disabled={form.isSaving}>
        {form.isSaving ? t('Signing in...') : t('Sign in')}
      </Button>
      <OrProvider text={t('Sign in with {provider}', { provider })} />
      <PasskeyButton onSignedIn={enter} />
    </AuthForm>
  )
}

/** A provider's redirect may require the second step at once. */
const takeStepFromAddress = (): SecondStep | undefined => {
  const step = readStepFromHash(location.hash)
  if (step) history.replaceState(history.state, '', location.pathname + location.search)
  return step
}

const WaysIn = (props: FormProps) => {
  const hasPasswords = useDeployment()?.has_password_login !== false
  const provider = useProviderName()
  return hasPasswords ? (
    <LoginForm {...props} />
  ) : (
    <div className={classes.form}>
      <ProviderButton text={t('Sign in with {provider}', { provider })} />
    </div>
  )
}

/** `notice` says why the person is here; `email` was typed on the previous screen. */
export const LoginScreen = (props: { notice: string | undefined; email: string }) => {
  const [step, setStep] = useState(takeStepFromAddress)
  return step === undefined ? (
    <FirstStep {...props} onStep={setStep} />
  ) : (
    <AuthPage title={t('One more step')} intro={t('Confirm that it is you.')}>
      <div className={classes.form}>
        <SecondStepForm step={step} onSignedIn={enter} onCancel={() => setStep(undefined)} />
      </div>
    </AuthPage>
  )
}

type FirstProps = { notice: string | undefined; email: string; onStep: FormProps['onStep'] }

const FirstStep = (props: FirstProps) => (
  <AuthPage title={t('Welcome back')} intro={t('Sign in to your applications.')}>
    {props.notice !== undefined && (
      <p role="status" className={classes.notice}>
        {props.notice}
      </p>
    )}
    <WaysIn email={props.email} onStep={props.onStep} />
    <div className={classes.footer}>
      <RegisterHint />
      <Link to="/">{t('Back to home')}</Link>
    </div>
  </AuthPage>
)
