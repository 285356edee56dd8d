import { useNavigate } from '@tanstack/react-router'
import type { Me } from '#src/auth/schema.ts'
import { forgetToken } from '../../lib/auth.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { useForm } from '../../lib/use-form.ts'
import { bindText, TextField } from '../../ui/fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PasswordField } from '../auth/index.ts'
import { FreshSignIn } from './fresh-sign-in.tsx'
import classes from './settings.module.css'
import { t } from '#src/language/t.ts'

/** Says what will be deleted, and asks for the password (or the email address). */
export const DeleteAccountDialog = ({ me, onClose }: { me: Me; onClose: () => void }) => {
  const navigate = useNavigate()
  const form = useForm({
    initial: { proof: '' },
    toInput: ({ proof }) => (me.has_password ? { password: proof } : { email: proof }),
    refuse: ({ proof }) =>
      proof.trim() === ''
        ? {
            field: 'proof',
            message: me.has_password
              ? t('Please enter your password')
              : t('Please enter your email'),
          }
        : undefined,
    save: (input) => trpcClient.auth.deleteAccount.mutate(input),
    failed: t('Your account could not be deleted. Please try again.'),
    fieldFailures: 'notice',
  })
  return (
    <FormDialog
      title={t('Delete your account?')}
      form={form}
      onSaved={() => {
        forgetToken()
        void navigate({ to: '/login', search: { account: 'deleted' }, replace: true })
      }}
      onClose={onClose}
      submitLabel={t('Delete my account')}
      busyLabel={t('Processing...')}
      question={false}
      size="32rem"
      isDanger
      isSimple
    >
      <p>{t('This will be deleted immediately and cannot be restored:')}</p>
      <ul className={classes.list}>
        <li>{t('your applications, with their notes, checklists and history')}</li>
        <li>{t('your profile, documents and bookmarks')}</li>
        <li>{t('your account itself, signed out on every device')}</li>
      </ul>
      <p>{t('To keep a copy, download your data first.')}</p>
      {me.has_password ? (
        <PasswordField
          label={t('Your password')}
          autoComplete="current-password"
          {...bindText(form, 'proof')}
        />
      ) : (
        <TextField
          form={form}
          field="proof"
          label={t('Type {email} to confirm', { email: me.email })}
          type="email"
        />
      )}
      <FreshSignIn failure={form.failure} />
    </FormDialog>
  )
}
