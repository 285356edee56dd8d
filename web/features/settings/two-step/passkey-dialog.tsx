import { useState } from 'react'
import type { Me } from '#src/auth/schema.ts'
import { trpc, trpcClient } from '../../../lib/trpc.ts'
import { useForm } from '../../../lib/use-form.ts'
import { TextField } from '../../../ui/fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { describeStepFailure } from '../../two-step/index.ts'
import { ProofField, refuseNoProof, toProof } from './proof-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { makePasskey } from '../../two-step/index.ts'
import { t } from '#src/language/t.ts'

/** Asks for a name and the password; the browser then creates the passkey. */
export const PasskeyDialog = ({ me, onClose }: { me: Me; onClose: () => void }) => {
  const { data: status } = trpc.twoStep.status.useQuery()
  const { twoStep, security } = trpc.useUtils()
  const [codes, setCodes] = useState<string[]>()
  const form = useForm({
    initial: { name: '', proof: '' },
    toInput: (values) => values,
    refuse: ({ name, proof }) =>
      name.trim() === ''
        ? { field: 'name', message: t('Please give the passkey a name.') }
        : refuseNoProof(me, proof),
    sendsUnchanged: true,
    save: async ({ name, proof }) => {
      const { options } = await trpcClient.twoStep.beginPasskey.mutate(toProof(me, proof))
      return trpcClient.twoStep.addPasskey.mutate({
        name: name.trim(),
        passkey: await makePasskey(options),
      })
    },
    failed: (error) =>
      describeStepFailure(error, t('The passkey could not be added. Please try again.')),
    fieldFailures: 'notice',
  })
  return (
    <FormDialog
      title={t('Add a passkey')}
      form={form}
      onSaved={({ recovery_codes }) => {
        void twoStep.invalidate()
        void security.invalidate()
        if (recovery_codes) return setCodes(recovery_codes)
        showToast({ message: t('Passkey added') })
        onClose()
      }}
      done={codes && <RecoveryCodes codes={codes} onClose={onClose} />}
      onClose={onClose}
      submitLabel={t('Continue')}
      busyLabel={t('Waiting for your passkey...')}
      question={false}
      size="30rem"
      isSimple
    >
      <TextField
        form={form}
        field="name"
        label={t('Name')}
        description={t('A name to recognize it by, such as “Laptop” or “Blue key”.')}
        isFirst
      />
      <ProofField
        form={form}
        me={me}
        isOn={status !== undefined && (status.totp || status.passkeys.length > 0)}
      />
    </FormDialog>
  )
}
