import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { useState } from 'react'
import type { Me } from '#src/auth/schema.ts'
import type { RecoveryCodes as Made, TotpSetup } from '#src/two-step/schema.ts'
import { trpc, trpcClient } from '../../../lib/trpc.ts'
import { useForm } from '../../../lib/use-form.ts'
import { TextField } from '../../../ui/fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { describeStepFailure } from '../../two-step/index.ts'
import { ProofField, refuseNoProof, toProof } from './proof-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import classes from './two-step.module.css'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../../lib/t-nodes.ts'

const NOT_SET_UP = t('The authenticator app could not be set up. Please try again.')

/** Asks for the password, then the app's first code; then shows the recovery codes. */
export const AuthenticatorDialog = ({ me, onClose }: { me: Me; onClose: () => void }) => {
  const { data: status } = trpc.twoStep.status.useQuery()
  const { twoStep, security } = trpc.useUtils()
  const [setup, setSetup] = useState<TotpSetup>()
  const [codes, setCodes] = useState<string[]>()
  const form = useForm({
    initial: { proof: '', code: '' },
    toInput: (values) => values,
    refuse: ({ proof, code }) => {
      if (setup === undefined) return refuseNoProof(me, proof)
      return code.trim() === ''
        ? { field: 'code', message: t('Please enter the code that your app shows.') }
        : undefined
    },
    sendsUnchanged: true,
    save: ({ proof, code }): Promise<TotpSetup | Made> =>
      setup === undefined
        ? trpcClient.twoStep.beginTotp.mutate(toProof(me, proof))
        : trpcClient.twoStep.confirmTotp.mutate({ code: code.trim() }),
    failed: (error) => describeStepFailure(error, NOT_SET_UP),
    fieldFailures: 'notice',
  })
  const finish = (response: TotpSetup | Made) => {
    if ('secret' in response) return setSetup(response)
    void twoStep.invalidate()
    void security.invalidate()
    if (response.recovery_codes) return setCodes(response.recovery_codes)
    showToast({ message: t('Authenticator app added') })
    onClose()
  }
  return (
    <FormDialog
      title={t('Set up an authenticator app')}
      form={form}
      onSaved={finish}
      done={codes && <RecoveryCodes codes={codes} onClose={onClose} />}
      onClose={onClose}
      submitLabel={setup ? t('Turn on') : t('Continue')}
      busyLabel={t('Checking...')}
      question={false}
      size="30rem"
      isSimple
    >
      {setup === undefined ? (
        <ProofField form={form} me={me} isOn={(status?.passkeys.length ?? 0) > 0} />
      ) : (
        <>
          <Picture setup={setup} />
          <TextField
            form={form}
            field="code"
            label={t('Code that the app shows')}
            inputMode="numeric"
            autoComplete="one-time-code"
            ref={focus}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Rendered after the password, when the dialog has already set its initial focus. */
const focus = (field: HTMLElement | null) => field?.focus()

const Picture = ({ setup: { uri, secret } }: { setup: TotpSetup }) => (
  <div className={classes.setup}>
    <p>{t('Scan this with your authenticator app, or type the key into it.')}</p>
    <img
      className={classes.qr}
      src={toSvgDataURL(generate(uri), { padX: 4, padY: 4 })}
      alt={t('QR code with the key below')}
    />
    <p>
      {tNodes('Key: <code>{key}</code>', {
        key: secret.replaceAll(/(.{4})(?!$)/g, '$1 '),
        code: (parts) => <code className={classes.secret}>{parts}</code>,
      })}
    </p>
  </div>
)
