import type { Me } from '#src/auth/schema.ts'
import type { Proof } from '#src/two-step/schema.ts'
import type { FormFields } from '../../../lib/use-form.ts'
import { bindText, TextField } from '../../../ui/fields.tsx'
import { PasswordField } from '../../auth/index.ts'
import { t } from '#src/language/t.ts'

/** That it is the person who asks: the password; a code of the second step where there is none. */
export const ProofField = <Values extends { proof: string }>(props: {
  form: FormFields<Values>
  me: Me
  isOn: boolean
}) => {
  const { form, me } = props
  if (me.has_password) {
    return (
      <PasswordField
        // Unless another field stands before it.
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

/** Said here, since the server would only find that nothing is not the password. */
export const refuseNoProof = (me: Me, proof: string) =>
  me.has_password && proof === ''
    ? { field: 'proof' as const, message: t('Please enter your password.') }
    : undefined
