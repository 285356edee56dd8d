import { Button, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { RESET_REQUESTED } from '#src/auth/recovery.ts'
import { EMAIL_MAX, emailField } from '#src/auth/schema.ts'
import { requiredText } from '#src/fields.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { useDeployment } from '../../lib/use-deployment.ts'
import { useForm } from '../../lib/use-form.ts'
import buttons from '../../ui/button.module.css'
import { bindText } from '../../ui/fields.tsx'
import classes from './auth-page.module.css'
import { AuthForm, AuthPage } from './auth-page.tsx'
import { NoPasswords } from './no-passwords.tsx'
import { describeForgotFailure, isUnknownAccount, LINK_SENT_MAYBE } from './recovery-texts.ts'
import { RegisterHint } from './register-hint.tsx'
import { SuccessMessage } from './success-message.tsx'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { translateSentence } from '../../lib/sentences.ts'

const forgotForm = z.object({ email: requiredText(t('Email'), EMAIL_MAX).pipe(emailField) })

const requestLink = async (input: z.infer<typeof forgotForm>): Promise<string> => {
  try {
    const { message } = await trpcClient.auth.forgotPassword.mutate(input)
    return message ? translateSentence(message) : RESET_REQUESTED
  } catch (error) {
    if (isUnknownAccount(error)) return LINK_SENT_MAYBE
    throw error
  }
}

const ForgotForm = (props: { email: string; onSent: (message: string) => void }) => {
  const form = useForm({
    initial: { email: props.email },
    toInput: (values) => values,
    schema: forgotForm,
    validatesOnSubmit: true,
    sendsUnchanged: true,
    save: requestLink,
    failed: describeForgotFailure,
    fieldFailures: 'notice',
  })
  return (
    <AuthForm
      failure={form.failure}
      onSubmit={(event) => form.submit(event, (sent) => sent && props.onSent(sent))}
    >
      <TextInput
        label={t('Email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        {...bindText(form, 'email')}
      />
      <Button type="submit" disabled={form.isSaving}>
        {form.isSaving ? t('Sending...') : t('Send reset link')}
      </Button>
    </AuthForm>
  )
}

const LinkSent = ({ message }: { message: string }) => (
  <div className={classes.body}>
    <SuccessMessage>{message}</SuccessMessage>
    <SupportHint />
    <Link to="/login" className={buttons.primary}>
      {t('Back to Login')}
    </Link>
  </div>
)

/** Requests a reset link by mail; `email` was typed on the previous screen. */
export const ForgotPasswordScreen = ({ email }: { email: string }) => {
  const [sent, setSent] = useState<string>()
  const deployment = useDeployment()
  if (deployment?.has_password_login === false)
    return <NoPasswords title={t('Forgot your password?')} />
  return (
    <AuthPage
      title={t('Forgot your password?')}
      intro={sent === undefined && t('We will email you a link to choose a new one.')}
    >
      {sent === undefined ? (
        <ForgotForm email={email} onSent={setSent} />
      ) : (
        <LinkSent message={sent} />
      )}
      <div className={classes.footer}>
        {sent === undefined && <Link to="/login">{t('Back to login')}</Link>}
        <RegisterHint />
      </div>
    </AuthPage>
  )
}

/** Whom to contact if no mail arrives: a server may be unable to send any. */
const SupportHint = () => {
  const data = useDeployment()
  return (
    <p>
      {data
        ? tNodes(
            'No email after a few minutes? Look in your spam folder, or ask whoever runs this server: <mail>{address}</mail>',
            {
              address: data.support_email,
              mail: (parts) => <a href={`mailto:${data.support_email}`}>{parts}</a>,
            },
          )
        : t(
            'No email after a few minutes? Look in your spam folder, or ask whoever runs this server.',
          )}
    </p>
  )
}
