import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { PASSWORD_NEEDED } from '#src/auth/account.ts'
import { INVALID_EMAIL, isEmail, type Me } from '#src/auth/schema.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../auth/password-field.tsx'
import { DialogForm } from './dialog-form.tsx'
import { useUpdateAccount } from './mutations.ts'

type Props = { me: Me; isOpen: boolean; onClose: () => void }

const findEmailProblem = (me: Me, email: string, password: string) => {
  if (!isEmail(email)) return { field: 'email', message: INVALID_EMAIL }
  const isConfirmed = !me.has_password || password !== ''
  return isConfirmed ? undefined : { field: 'current_password', message: PASSWORD_NEEDED }
}

const EmailForm = ({ me, onClose }: Props) => {
  const { submit, isBusy, failure, say } = useUpdateAccount('Email address changed', onClose)
  const form = useForm({ initialValues: { email: me.email, current_password: '' } })
  const send = form.onSubmit(({ email, current_password }) => {
    const typed = email.trim()
    if (typed === me.email) return onClose()
    const problem = findEmailProblem(me, typed, current_password)
    if (problem === undefined) {
      return void submit({ email: typed, ...(me.has_password ? { current_password } : {}) })
    }
    say(problem.message)
    form.getInputNode(problem.field)?.focus()
  })
  return (
    <DialogForm
      failure={failure}
      submitLabel="Save"
      isBusy={isBusy}
      onSubmit={send}
      onCancel={onClose}
    >
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        {...form.getInputProps('email')}
      />
      {me.has_password && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.getInputProps('current_password')}
        />
      )}
    </DialogForm>
  )
}

/** Another address to sign in with; asks for the password, since mail can open the account. */
export const EmailDialog = (props: Props) => (
  <Dialog title="Change email" isOpen={props.isOpen} onClose={props.onClose} size="30rem">
    <EmailForm {...props} />
  </Dialog>
)

const UsernameForm = ({ me, onClose }: Props) => {
  const { submit, isBusy, failure } = useUpdateAccount('Username saved', onClose)
  const form = useForm({ initialValues: { username: me.username ?? '' } })
  const send = form.onSubmit(({ username }) => void submit({ username: username.trim() || null }))
  return (
    <DialogForm
      failure={failure}
      submitLabel="Save"
      isBusy={isBusy}
      onSubmit={send}
      onCancel={onClose}
    >
      <TextInput
        label="Username"
        description="A shorter way to sign in than your email. Leave it empty for none."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        {...form.getInputProps('username')}
      />
    </DialogForm>
  )
}

/** A name that signs in as well as the address; none when left empty. */
export const UsernameDialog = (props: Props) => (
  <Dialog title="Change username" isOpen={props.isOpen} onClose={props.onClose} size="30rem">
    <UsernameForm {...props} />
  </Dialog>
)
