import type { Me } from '#src/auth/schema.ts'
import type { Proof } from '#src/two-step/schema.ts'
import type { FormFields } from '../../../lib/use-form.ts'
import { bindText, TextField } from '../../../ui/fields.tsx'
import { PasswordField } from '../../auth/index.ts'
import { t } from '#src/language/t.ts'

/** Confirms the person's identity: the password, or a second-step code if there is none. */
export const ProofField = <Values extends { proof: string }>(props: {
  form: FormFields<Values>
  me: Me
  isOn: boolean
}) => {
  const { form, me } = props
  if (me.has_password) {
    return (
      <PasswordField
        // Unless an earlier field has the focus.
        data-autofocus
        label={t('Current password')}
        autoComplete="current-password"
        {...bindText(form, 'proof')}
      />
    )
  }
  return (
    props.isOn && (
      <TextField
        form={form}
        field="proof"
        label={t('Code of your authenticator app, or a recovery code')}
        autoComplete="one-time-code"
        isFirst
      />
    )
  )
}

export const toProof = (me: Me, proof: string): Proof => {
  if (me.has_password) return { password: proof }
  return proof.trim() === '' ? {} : { code: proof.trim() }
}

/** Checked here, since the server would only call an empty password wrong. */
export const refuseNoProof = (me: Me, proof: string) =>
  me.has_password && proof === ''
    ? { field: 'proof' as const, message: t('Please enter your password.') }
    : undefined
