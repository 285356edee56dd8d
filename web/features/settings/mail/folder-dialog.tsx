import { connectFolderInput, IMAP_PORT } from '#src/mail/folder.ts'
import { trpc, trpcClient } from '../../../lib/trpc.ts'
import { useForm } from '../../../lib/use-form.ts'
import { bindText, NativeField, TextField } from '../../../ui/fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { PasswordField } from '../../auth/index.ts'
import { t } from '#src/language/t.ts'

/** Connection settings of the mail folder; saved after a successful test. */
export const FolderDialog = ({ onClose }: { onClose: () => void }) => {
  const { data } = trpc.mailFolder.get.useQuery()
  return data && <FolderForm present={data.folder} onClose={onClose} />
}

type Present = { host: string; port: number; username: string; folder: string } | null

const FolderForm = ({ present, onClose }: { present: Present; onClose: () => void }) => {
  const { mailFolder, mail } = trpc.useUtils()
  const form = useForm({
    initial: {
      host: present?.host ?? '',
      port: String(present?.port ?? IMAP_PORT),
      username: present?.username ?? '',
      password: '',
      folder: present?.folder ?? 'INBOX',
    },
    toInput: ({ port, ...sent }) => ({ ...sent, port: Number(port) }),
    schema: connectFolderInput,
    sendsUnchanged: true,
    save: async (input) => {
      await trpcClient.mailFolder.connect.mutate(connectFolderInput.parse(input))
      return trpcClient.mailFolder.check.mutate()
    },
    failed: t('The folder could not be connected. Please try again.'),
  })
  return (
    <FormDialog
      title={t('Folder of your mailbox')}
      form={form}
      onSaved={(state) => {
        if (state) mailFolder.get.setData(undefined, state)
        void mail.invalidate()
        showToast({ message: t('Mail folder connected') })
        onClose()
      }}
      onClose={onClose}
      submitLabel={t('Connect')}
      busyLabel={t('Connecting...')}
      question={false}
      size="32rem"
      isSimple
    >
      <TextField
        form={form}
        field="host"
        label={t('Mail server (IMAP)')}
        placeholder="imap.example.com"
        isRequired
        isFirst
      />
      <NativeField form={form} field="port" label={t('Port')} type="number" />
      <TextField form={form} field="username" label={t('User name')} isRequired />
      <PasswordField
        label={t('Password')}
        description={t(
          'Stored encrypted. Many providers let you create a separate password for an app, which you can revoke there.',
        )}
        autoComplete="off"
        {...bindText(form, 'password')}
      />
      <TextField form={form} field="folder" label={t('Folder')} isRequired />
    </FormDialog>
  )
}
