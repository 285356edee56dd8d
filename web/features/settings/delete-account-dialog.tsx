import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import type { Me } from '#src/auth/schema.ts'
import { forgetToken } from '../../lib/auth.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../auth/password-field.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { DialogForm } from './dialog-form.tsx'
import { describeRefusal } from './mutations.ts'
import classes from './settings.module.css'

type Props = { me: Me; isOpen: boolean; onClose: () => void }

const FAILED = 'Your account could not be deleted. Please try again.'

const useDeleteForm = (me: Me) => {
  const navigate = useNavigate()
  const { submit, isBusy, failure, say } = useSubmit({
    call: trpcClient.auth.deleteAccount.mutate,
    describe: (error) => describeRefusal(error, FAILED),
    onDone: () => {
      forgetToken()
      void navigate({ to: '/login', search: { account: 'deleted' }, replace: true })
    },
  })
  const form = useForm({ initialValues: { proof: '' } })
  const send = form.onSubmit(({ proof }) => {
    if (proof.trim() !== '')
      return void submit(me.has_password ? { password: proof } : { email: proof })
    say(me.has_password ? 'Please enter your password' : 'Please enter your email')
    form.getInputNode('proof')?.focus()
  })
  return { form, send, isBusy, failure }
}

const DeleteForm = ({ me, onClose }: Props) => {
  const { form, send, isBusy, failure } = useDeleteForm(me)
  const field = form.getInputProps('proof')
  return (
    <DialogForm
      failure={failure}
      submitLabel="Delete my account"
      isBusy={isBusy}
      isDanger
      onSubmit={send}
      onCancel={onClose}
    >
      <p>This will be gone at once, and nobody can bring it back:</p>
      <ul className={classes.list}>
        <li>your applications, with their notes, checklists and history</li>
        <li>your profile, documents and bookmarks</li>
        <li>your account itself, signed out on every device</li>
      </ul>
      <p>To keep a copy, download your data first.</p>
      {me.has_password ? (
        <PasswordField label="Your password" autoComplete="current-password" {...field} />
      ) : (
        <TextInput
          label={`Type ${me.email} to confirm`}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
        />
      )}
    </DialogForm>
  )
}

/** Says what will be gone, and asks for the password (or the address) before it is. */
export const DeleteAccountDialog = (props: Props) => (
  <Dialog title="Delete your account?" isOpen={props.isOpen} onClose={props.onClose} size="32rem">
    <DeleteForm {...props} />
  </Dialog>
)
