import { useState } from 'react'
import type { Me } from '#src/auth/schema.ts'
import type { Proof } from '#src/two-step/schema.ts'
import { trpc, trpcClient } from '../../../lib/trpc.ts'
import { useForm } from '../../../lib/use-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { describeStepFailure } from '../../two-step/index.ts'
import { ProofField, refuseNoProof, toProof } from './proof-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { t } from '#src/language/t.ts'

type Props = { me: Me; onClose: () => void }

/** A form whose only field is the proof. */
const useProofForm = <Saved,>(me: Me, save: (proof: Proof) => Promise<Saved>) => {
  const { twoStep, security } = trpc.useUtils()
  return useForm({
    initial: { proof: '' },
    toInput: (values) => values,
    refuse: ({ proof }) => refuseNoProof(me, proof),
    sendsUnchanged: true,
    save: async ({ proof }) => {
      const saved = await save(toProof(me, proof))
      void twoStep.invalidate()
      void security.invalidate()
      return saved
    },
    failed: (error) => describeStepFailure(error, t('That did not work. Please try again.')),
    fieldFailures: 'notice',
  })
}

const SIZE = { size: '30rem', question: false, isSimple: true } as const

export const RemoveAuthenticatorDialog = ({ me, onClose }: Props) => {
  const form = useProofForm(me, async (proof) => {
    await trpcClient.twoStep.removeTotp.mutate(proof)
    return {}
  })
  return (
    <FormDialog
      title={t('Remove the authenticator app?')}
      form={form}
      saved={t('Authenticator app removed')}
      onClose={onClose}
      submitLabel={t('Remove')}
      busyLabel={t('Removing...')}
      isDanger
      {...SIZE}
    >
      <p>{t('Its codes no longer sign you in.')}</p>
      <ProofField form={form} me={me} isOn />
    </FormDialog>
  )
}

export const RemovePasskeyDialog = ({
  me,
  onClose,
  passkey,
}: Props & { passkey?: string | undefined }) => {
  const form = useProofForm(me, async (proof) => {
    await trpcClient.twoStep.removePasskey.mutate({ id: passkey ?? '', ...proof })
    return {}
  })
  return (
    <FormDialog
      title={t('Remove the passkey?')}
      form={form}
      saved={t('Passkey removed')}
      onClose={onClose}
      submitLabel={t('Remove')}
      busyLabel={t('Removing...')}
      isDanger
      {...SIZE}
    >
      <p>{t('It no longer signs you in. Delete it on your device too.')}</p>
      <ProofField form={form} me={me} isOn />
    </FormDialog>
  )
}

export const RecoveryCodesDialog = ({ me, onClose }: Props) => {
  const [codes, setCodes] = useState<string[]>()
  const form = useProofForm(me, (proof) => trpcClient.twoStep.renewCodes.mutate(proof))
  return (
    <FormDialog
      title={t('New recovery codes')}
      form={form}
      onSaved={({ recovery_codes }) => setCodes(recovery_codes ?? [])}
      done={codes && <RecoveryCodes codes={codes} onClose={onClose} />}
      onClose={onClose}
      submitLabel={t('Create new codes')}
      busyLabel={t('Creating codes...')}
      {...SIZE}
    >
      <p>{t('The codes that you have now stop working.')}</p>
      <ProofField form={form} me={me} isOn />
    </FormDialog>
  )
}
