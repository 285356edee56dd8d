import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { PASSWORD_CHANGED } from '#src/auth/recovery.ts'
import { isSignedIn } from '../../lib/auth.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordChecklist } from '../auth/password-checklist.tsx'
import { PasswordField } from '../auth/password-field.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { describeChangeFailure, findChangeProblem, type PasswordChange } from './change-password.ts'
import { DialogForm } from './dialog-form.tsx'
import { MatchSign } from './match-sign.tsx'
import classes from './settings.module.css'

const CLOSE_DELAY_MS = 2_000
const RULES_ID = 'change-password-rules'
const EMPTY: PasswordChange = { current_password: '', new_password: '', confirm_password: '' }

const useChangeForm = (onDone: () => void) => {
  const { submit, isBusy, failure, say } = useSubmit({
    call: trpcClient.auth.changePassword.mutate,
    describe: describeChangeFailure,
    onDone,
  })
  // What was wrong may be right by now.
  const form = useForm({ initialValues: EMPTY, onValuesChange: () => say(undefined) })
  const send = form.onSubmit((values) => {
    const problem = findChangeProblem(values, isSignedIn())
    if (problem === undefined) return void submit(values)
    say(problem.message)
    form.getInputNode(problem.field)?.focus()
  })
  return { form, send, isBusy, failure }
}

const NewPasswordField = ({ form }: { form: ReturnType<typeof useChangeForm>['form'] }) => {
  const [isFocused, setIsFocused] = useState(false)
  const field = form.getInputProps('new_password')
  return (
    <div
      onFocus={({ target }) => setIsFocused(target instanceof HTMLInputElement)}
      onBlur={() => setIsFocused(false)}
    >
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        {...(isFocused ? { 'aria-describedby': RULES_ID } : {})}
        {...field}
      />
      {isFocused && (
        <div className={classes.checklist}>
          <PasswordChecklist id={RULES_ID} password={form.values.new_password} />
        </div>
      )}
    </div>
  )
}

const ChangeForm = (props: { email: string; onDone: () => void; onCancel: () => void }) => {
  const { form, send, isBusy, failure } = useChangeForm(props.onDone)
  const { new_password, confirm_password } = form.values
  return (
    <DialogForm
      failure={failure}
      submitLabel="Change Password"
      isBusy={isBusy}
      onSubmit={send}
      onCancel={props.onCancel}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={props.email} readOnly hidden />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('current_password')}
      />
      <NewPasswordField form={form} />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          confirm_password !== '' && <MatchSign isEqual={confirm_password === new_password} />
        }
        {...form.getInputProps('confirm_password')}
      />
    </DialogForm>
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

const Content = (props: { email: string; onClose: () => void }) => {
  const [isDone, setIsDone] = useState(false)
  return isDone ? (
    <Changed onClose={props.onClose} />
  ) : (
    <ChangeForm email={props.email} onDone={() => setIsDone(true)} onCancel={props.onClose} />
  )
}

/** Changes the password; whatever was typed is forgotten when the dialog closes. */
export const ChangePasswordDialog = (props: {
  email: string
  isOpen: boolean
  onClose: () => void
}) => (
  <Dialog title="Change Password" isOpen={props.isOpen} onClose={props.onClose} size="30rem">
    <Content email={props.email} onClose={props.onClose} />
  </Dialog>
)
