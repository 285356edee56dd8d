import { PASSWORD_NEEDED } from '#src/auth/account.ts'
import { INVALID_EMAIL, isEmail, type Me } from '#src/auth/schema.ts'
import { useForm } from '../../lib/use-form.ts'
import { bindText, TextField } from '../../ui/fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PasswordField } from '../auth/index.ts'
import { FreshSignIn } from './fresh-sign-in.tsx'
import { NOT_SAVED, useUpdateAccount } from './mutations.ts'
import { t } from '#src/language/t.ts'

type Props = { me: Me; onClose: () => void }

/** Changes the email address; asks for the password, since mails can open the account. */
export const EmailDialog = ({ me, onClose }: Props) => {
  const update = useUpdateAccount()
  const form = useForm({
    initial: { email: me.email, current_password: '' },
    toInput: (values) => {
      const email = values.email.trim()
      const isProven = me.has_password && email !== me.email
      return { email, ...(isProven && { current_password: values.current_password }) }
    },
    refuse: ({ email, current_password }) => {
      if (email.trim() === me.email) return undefined
      if (!isEmail(email.trim())) return { field: 'email', message: INVALID_EMAIL }
      const isConfirmed = !me.has_password || current_password !== ''
      return isConfirmed ? undefined : { field: 'current_password', message: PASSWORD_NEEDED }
    },
    save: (input) => update(input),
    failed: NOT_SAVED,
    fieldFailures: 'notice',
  })
  return (
    <FormDialog
      title={t('Change email')}
      form={form}
      saved={({ pending_email }) =>
        pending_email === null
          ? t('Email address changed')
          : t('Open the link in the mail to {email}', { email: pending_email })
      }
      onClose={onClose}
      // Signing in again first leaves the page, so no question is asked.
      {...(!me.has_password && { question: false as const })}
      size="30rem"
      isSimple
    >
      <TextField
        form={form}
        field="email"
        label={t('Email')}
        type="email"
        autoComplete="email"
        isFirst
      />
      {me.has_password && (
        <PasswordField
          label={t('Current password')}
          autoComplete="current-password"
          {...bindText(form, 'current_password')}
        />
      )}
      <FreshSignIn failure={form.failure} />
    </FormDialog>
  )
}

/** Changes the username, which works for sign-in like the email address; empty removes it. */
export const UsernameDialog = ({ me, onClose }: Props) => {
  const update = useUpdateAccount()
  const form = useForm({
    initial: { username: me.username ?? '' },
    toInput: ({ username }) => ({ username: username.trim() || null }),
    save: (input) => update(input),
    failed: NOT_SAVED,
    fieldFailures: 'notice',
  })
  return (
    <FormDialog
      title={t('Change username')}
      form={form}
      saved={t('Username saved')}
      onClose={onClose}
      size="30rem"
      isSimple
    >
      <TextField
        form={form}
        field="username"
        label={t('Username')}
        description={t('A shorter way to sign in than your email. Leave it empty for none.')}
        autoCapitalize="none"
        spellCheck={false}
        isFirst
      />
    </FormDialog>
  )
}
