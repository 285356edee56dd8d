import { Button, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { loginInput } from '#src/auth/schema.ts'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { LinkedinButton } from './linkedin-button.tsx'
import { PasswordField } from './password-field.tsx'
import { useLogin } from './use-login.ts'

const NOTICES = {
  expired: 'Your session has ended. Please sign in again to go on.',
  linkedin_unavailable:
    'LinkedIn sign-in is not set up on this server. Please use your email and password.',
}

export type LoginNotice = keyof typeof NOTICES
export const isLoginNotice = (value: unknown): value is LoginNotice =>
  typeof value === 'string' && Object.hasOwn(NOTICES, value)

const LoginForm = () => {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '' },
    validate: schemaResolver(loginInput, { sync: true }),
  })
  const { logIn, isBusy, failure } = useLogin()
  return (
    <>
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(logIn, (errors) => {
          form.getInputNode(errors['username'] ? 'username' : 'password')?.focus()
        })}
      >
        <TextInput
          label="Email or username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          key={form.key('username')}
          {...form.getInputProps('username')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Link to="/forgot-password" className={classes.forgot}>
          Forgot password?
        </Link>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? 'Signing in...' : 'Sign in'}
        </Button>
        <LinkedinButton label="Sign in with LinkedIn" />
      </form>
    </>
  )
}

export const LoginScreen = ({ notice }: { notice: LoginNotice | undefined }) => (
  <AuthPage title="Welcome back" intro="Sign in to your applications.">
    {notice && (
      <p role="status" className={classes.notice}>
        {NOTICES[notice]}
      </p>
    )}
    <LoginForm />
    <div className={classes.footer}>
      <p>
        New here? <Link to="/register">Create an account</Link>
      </p>
      <Link to="/">Back to home</Link>
    </div>
  </AuthPage>
)
