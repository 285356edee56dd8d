import { Button, Checkbox, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { registerInput } from '#src/auth/schema.ts'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { describeRegisterFailure, EMAIL_TAKEN, SIGN_IN_INSTEAD } from './failure-texts.ts'
import { LinkedinButton } from './linkedin-button.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'
import { EMPTY_REGISTER_FORM, registerForm } from './register-form.ts'
import { useRegister } from './use-register.ts'

const RULES_ID = 'password-rules'

/** Opens beside the form, so that nothing typed is lost. */
const LegalLink = ({ to, label }: { to: '/terms' | '/privacy'; label: string }) => (
  <Link to={to} target="_blank" className={classes.inlineLink}>
    {label}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </Link>
)

const EmailTaken = ({ email }: { email: string }) => (
  <>
    {EMAIL_TAKEN.replace(SIGN_IN_INSTEAD, '')}
    <Link to="/login" state={{ email }} className={classes.inlineLink}>
      {SIGN_IN_INSTEAD}
    </Link>
  </>
)

const useRegisterForm = () => {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const form = useForm({
    initialValues: EMPTY_REGISTER_FORM,
    validate: schemaResolver(registerForm, { sync: true }),
  })
  const { register, isBusy } = useRegister({
    success: (email) => void navigate({ to: '/registration-success', state: { email } }),
    failure: (reason) => {
      if (reason.fields) form.setErrors(reason.fields)
      setFailure(describeRegisterFailure(reason))
    },
  })
  const submit = form.onSubmit(
    (values) => {
      setFailure(undefined)
      void register(registerInput.parse(values))
    },
    (errors) => {
      const first = Object.keys(EMPTY_REGISTER_FORM).find((field) => errors[field] !== undefined)
      if (first) form.getInputNode(first)?.focus()
    },
  )
  return { form, failure, isBusy, submit }
}

const RegisterForm = () => {
  const { form, failure, isBusy, submit } = useRegisterForm()
  const email = form.getInputProps('email')
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <div className={classes.pair}>
        <TextInput
          label="First name"
          autoComplete="given-name"
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label="Last name"
          autoComplete="family-name"
          {...form.getInputProps('last_name')}
        />
      </div>
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...email}
        onBlur={() => form.values.email !== '' && form.validateField('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        aria-describedby={RULES_ID}
        {...form.getInputProps('password')}
      />
      <PasswordChecklist id={RULES_ID} password={form.values.password} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.getInputProps('confirm_password')}
      />
      <Checkbox
        label={
          <>
            I agree to the <LegalLink to="/terms" label="terms" /> and the{' '}
            <LegalLink to="/privacy" label="privacy policy" />
          </>
        }
        {...form.getInputProps('agreed', { type: 'checkbox' })}
      />
      {failure && (
        <p role="alert" className={classes.failure} style={{ margin: 0 }}>
          {failure === EMAIL_TAKEN ? <EmailTaken email={form.values.email.trim()} /> : failure}
        </p>
      )}
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Creating account...' : 'Create account'}
      </Button>
      <LinkedinButton label="Register with LinkedIn" />
    </form>
  )
}

export const RegisterScreen = () => (
  <AuthPage title="Create your account" intro="Free, and your data stays on this server.">
    <RegisterForm />
    <div className={classes.footer}>
      <p>
        Have an account? <Link to="/login">Sign in</Link>
      </p>
      <Link to="/">Back to home</Link>
    </div>
  </AuthPage>
)
