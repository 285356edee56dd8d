import { Button, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { TRPCClientError } from '@trpc/client'
import { isEmail, loginInput } from '#src/auth/schema.ts'
import { storeToken } from '../../lib/auth.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { useForm } from '../../lib/use-form.ts'
import { bindText } from '../../ui/fields.tsx'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { describeLoginFailure } from './failure-texts.ts'
import { LinkedinButton } from './linkedin-button.tsx'
import { PasswordField } from './password-field.tsx'

/** Storing the token makes the guards lead to the dashboard (see ../../main.tsx). */
const LoginForm = ({ email }: { email: string }) => {
  const form = useForm({
    initial: { username: email, password: '' },
    toInput: (values) => values,
    schema: loginInput,
    validatesOnSubmit: true,
    sendsUnchanged: true,
    save: (input) => trpcClient.auth.login.mutate(input),
    failed: (error) =>
      // What no call has thrown is the browser's refusal to store the token.
      error instanceof TRPCClientError || !(error instanceof Error)
        ? describeLoginFailure(describeFailure(error))
        : error.message,
    fieldFailures: 'notice',
  })
  const typed = form.values.username.trim()
  return (
    <>
      {form.failure !== undefined && (
        <p role="alert" className={classes.failure}>
          {form.failure}
        </p>
      )}
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) =>
          form.submit(event, (answer) => answer && storeToken(answer.access_token))
        }
      >
        <TextInput
          label="Email or username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          {...bindText(form, 'username')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...bindText(form, 'password')}
        />
        <Link
          to="/forgot-password"
          state={isEmail(typed) ? { email: typed } : {}}
          className={classes.forgot}
        >
          Forgot password?
        </Link>
        <Button type="submit" disabled={form.isSaving}>
          {form.isSaving ? 'Signing in...' : 'Sign in'}
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
