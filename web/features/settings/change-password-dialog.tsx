import { Check, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PASSWORD_CHANGED } from '#src/auth/recovery.ts'
import type { Me } from '#src/auth/schema.ts'
import { isSignedIn } from '../../lib/auth.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { type FormFields, useForm } from '../../lib/use-form.ts'
import { bindText } from '../../ui/fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PasswordChecklist, PasswordField } from '../auth/index.ts'
import { describeChangeFailure, findChangeProblem, type PasswordChange } from './change-password.ts'
import classes from './settings.module.css'
import { t } from '#src/language/t.ts'

const CLOSE_DELAY_MS = 2_000
const RULES_ID = 'change-password-rules'

/** Changes the password; no draft is kept when the dialog closes. */
export const ChangePasswordDialog = ({ me, onClose }: { me: Me; onClose: () => void }) => {
  const [isDone, setIsDone] = useState(false)
  const form = useForm({
    initial: { current_password: '', new_password: '', confirm_password: '' },
    toInput: (values) => values,
    refuse: (values) => findChangeProblem(values, isSignedIn()),
    sendsUnchanged: true,
    save: (input) => trpcClient.auth.changePassword.mutate(input),
    failed: describeChangeFailure,
    fieldFailures: 'notice',
  })
  if (!me.has_password) return null
  const { new_password, confirm_password } = form.values
  return (
    <FormDialog
      title={t('Change Password')}
      form={form}
      onSaved={() => setIsDone(true)}
      done={isDone && <Changed onClose={onClose} />}
      onClose={onClose}
      submitLabel={t('Change Password')}
      busyLabel={t('Processing...')}
      question={false}
      size="30rem"
      isSimple
    >
      {/* Tells password managers which account the password is for. */}
      <input type="text" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField
        label={t('Current Password')}
        autoComplete="current-password"
        data-autofocus
        {...bindText(form, 'current_password')}
      />
      <NewPasswordField form={form} />
      <PasswordField
        label={t('Confirm New Password')}
        autoComplete="new-password"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          confirm_password !== '' && <MatchSign isEqual={confirm_password === new_password} />
        }
        {...bindText(form, 'confirm_password')}
      />
    </FormDialog>
  )
}

const NewPasswordField = ({ form }: { form: FormFields<PasswordChange> }) => {
  const [isFocused, setIsFocused] = useState(false)
  return (
    <div
      onFocus={({ target }) => setIsFocused(target instanceof HTMLInputElement)}
      onBlur={() => setIsFocused(false)}
    >
      <PasswordField
        label={t('New Password')}
        autoComplete="new-password"
        {...(isFocused ? { 'aria-describedby': RULES_ID } : {})}
        {...bindText(form, 'new_password')}
      />
      {isFocused && (
        <div className={classes.checklist}>
          <PasswordChecklist id={RULES_ID} password={form.values.new_password} />
        </div>
      )}
    </div>
  )
}

/** A green check while the confirmation equals the password, a red cross while it does not. */
const MatchSign = ({ isEqual }: { isEqual: boolean }) => {
  const Icon = isEqual ? Check : X
  return (
    <span className={classes.match} data-equal={isEqual}>
      <Icon size={18} strokeWidth={3} aria-hidden />
      {isEqual ? t('Matches the new password') : t('Not the same as the new password')}
    </span>
  )
}

const Changed = ({ onClose }: { onClose: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onClose, CLOSE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <p role="status" className={classes.said}>
      {PASSWORD_CHANGED}
    </p>
  )
}
