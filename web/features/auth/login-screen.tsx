import { Button, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { isEmail, loginInput } from '#src/auth/schema.ts'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { LinkedinButton } from './linkedin-button.tsx'
import { PasswordField } from './password-field.tsx'
import { useLogin } from './use-login.ts'

const LoginForm = ({ email }: { email: string }) => {
  const form = useForm({
    initialValues: { username: email, password: '' },
    validate: schemaResolver(loginInput, { sync: true }),
  })
  const { logIn, isBusy, failure } = useLogin()
  const typed = form.values.username.trim()
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
          {...form.getInputProps('username')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Link
          to="/forgot-password"
          state={isEmail(typed) ? { email: typed } : {}}
          className={classes.forgot}
        >
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

/** `notice` says why the person is here; `email` is what was typed on the screen before. */
export const LoginScreen = (props: { notice: string | undefined; email: string }) => (
  <AuthPage title="Welcome back" intro="Sign in to your applications.">
    {props.notice !== undefined && (
      <p role="status" className={classes.notice}>
        {props.notice}
      </p>
    )}
    <LoginForm email={props.email} />
    <div className={classes.footer}>
      <p>
        New here? <Link to="/register">Create an account</Link>
      </p>
      <Link to="/">Back to home</Link>
    </div>
  </AuthPage>
)
