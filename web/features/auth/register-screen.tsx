import { Button, Checkbox, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { registerInput } from '#src/auth/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpc, trpcClient } from '../../lib/trpc.ts'
import { useDeployment, useProviderName } from '../../lib/use-deployment.ts'
import { useForm } from '../../lib/use-form.ts'
import { bindText } from '../../ui/fields.tsx'
import classes from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { describeRegisterFailure, EMAIL_TAKEN } from './failure-texts.ts'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'
import { OrProvider, ProviderButton } from './provider-button.tsx'
import { EMPTY_REGISTER_FORM, registerForm } from './register-form.ts'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'

const RULES_ID = 'password-rules'

/** Opens in a new tab, so that no input is lost. */
const LegalLink = ({ to, children }: { to: '/terms' | '/privacy'; children: ReactNode }) => (
  <Link to={to} target="_blank" className={classes.inlineLink}>
    {children}
    <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
  </Link>
)

const EmailTaken = ({ email }: { email: string }) => (
  <>
    {tNodes('This email is already registered. <link>Please sign in instead.</link>', {
      link: (parts) => (
        <Link to="/login" state={{ email }} className={classes.inlineLink}>
          {parts}
        </Link>
      ),
    })}
  </>
)

type Invite = { token: string; email: string | null }

const RegisterForm = (props: { invite: Invite | undefined }) => {
  const provider = useProviderName()
  const navigate = useNavigate()
  const form = useForm({
    initial: { ...EMPTY_REGISTER_FORM, email: props.invite?.email ?? '' },
    toInput: (values) => ({ ...values, invite: props.invite?.token }),
    schema: registerForm,
    validatesOnSubmit: true,
    validateOnBlur: ['email'],
    save: async (values) => {
      const input = registerInput.parse(values)
      await trpcClient.auth.register.mutate(input)
      return input.email
    },
    failed: (error) => describeRegisterFailure(describeFailure(error)),
    fieldFailures: 'both',
  })
  const welcome = (email?: string) =>
    void navigate({ to: '/registration-success', state: email === undefined ? {} : { email } })
  return (
    <form className={classes.form} noValidate onSubmit={(event) => form.submit(event, welcome)}>
      <div className={classes.pair}>
        <TextInput
          label={t('First name')}
          autoComplete="given-name"
          {...bindText(form, 'first_name')}
        />
        <TextInput
          label={t('Last name')}
          autoComplete="family-name"
          {...bindText(form, 'last_name')}
        />
      </div>
      <TextInput
        label={t('Email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...bindText(form, 'email')}
        {...(props.invite?.email && {
          readOnly: true,
          description: t('Your invitation is for this address.'),
        })}
      />
      <PasswordField
        label={t('Password')}
        autoComplete="new-password"
        aria-describedby={RULES_ID}
        {...bindText(form, 'password')}
      />
      <PasswordChecklist id={RULES_ID} password={form.values.password} />
      <PasswordField
        label={t('Confirm password')}
        autoComplete="new-password"
        {...bindText(form, 'confirm_password')}
      />
      <Checkbox
        label={tNodes(
          'I agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>',
          {
            terms: (parts) => <LegalLink to="/terms">{parts}</LegalLink>,
            privacy: (parts) => <LegalLink to="/privacy">{parts}</LegalLink>,
          },
        )}
        data-field="agreed"
        checked={form.values.agreed}
        error={form.errorOf('agreed')}
        onChange={({ currentTarget }) => form.change({ agreed: currentTarget.checked })}
      />
      {form.failure !== undefined && (
        <p role="alert" className={classes.failure} style={{ margin: 0 }}>
          {form.failure === EMAIL_TAKEN ? (
            <EmailTaken email={form.values.email.trim()} />
          ) : (
            form.failure
          )}
        </p>
      )}
      <Button type="submit" disabled={form.isSaving}>
        {form.isSaving ? t('Creating account...') : t('Create account')}
      </Button>
      <OrProvider text={t('Register with {provider}', { provider })} invite={props.invite?.token} />
    </form>
  )
}

const Refused = ({ children }: { children: ReactNode }) => (
  <div className={classes.body}>
    <p role="status">{children}</p>
  </div>
)

/** The form, or the reason why this person cannot register. */
const WayToRegister = ({ token }: { token: string | undefined }) => {
  const deployment = useDeployment()
  const provider = useProviderName()
  const { data: invitation, isError } = trpc.auth.invitation.useQuery(
    { token: token ?? '' },
    { enabled: token !== undefined, staleTime: Infinity, gcTime: 0 },
  )
  const registration = deployment?.registration ?? 'open'
  const isInvited = token !== undefined && (invitation?.is_good === true || isError)
  if (token !== undefined && invitation === undefined && !isError) return null
  if (registration !== 'open' && token !== undefined && !isInvited) {
    return (
      <Refused>
        {t(
          '{registration, select, invite {Registration is by invitation on this server, and this invitation has been used or is too old. Ask whoever sent it for another one.} other {Registration is closed on this server, and this invitation has been used or is too old. Ask whoever sent it for another one.}}',
          { registration },
        )}
      </Refused>
    )
  }
  if (registration !== 'open' && !isInvited) {
    return (
      <Refused>
        {t(
          '{registration, select, invite {Registration is by invitation on this server. Whoever runs it can send you an invitation.} other {Registration is closed on this server. Whoever runs it can send you an invitation.}}',
          { registration },
        )}
      </Refused>
    )
  }
  if (deployment?.has_password_login === false) {
    return (
      <div className={classes.form}>
        <ProviderButton text={t('Register with {provider}', { provider })} invite={token} />
      </div>
    )
  }
  const invite =
    isInvited && token !== undefined ? { token, email: invitation?.email ?? null } : undefined
  return <RegisterForm invite={invite} />
}

/** `invite` is the token of an invitation link. */
export const RegisterScreen = ({ invite }: { invite: string | undefined }) => {
  const registration = useDeployment()?.registration ?? 'open'
  const isPossible = registration === 'open' || invite !== undefined
  const intro = isPossible ? t('Free, and your data stays on this server.') : undefined
  return (
    <AuthPage title={t('Create your account')} intro={intro}>
      <WayToRegister token={invite} />
      <div className={classes.footer}>
        <p>
          {tNodes('Have an account? <link>Sign in</link>', {
            link: (parts) => <Link to="/login">{parts}</Link>,
          })}
        </p>
        <Link to="/">{t('Back to home')}</Link>
      </div>
    </AuthPage>
  )
}
