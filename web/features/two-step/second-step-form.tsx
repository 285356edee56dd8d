import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { LoginResponse } from '#src/auth/schema.ts'
import type { SecondStep } from '#src/two-step/schema.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { useForm } from '../../lib/use-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { bindText } from '../../ui/fields.tsx'
import { FormFailure } from '../../ui/form-dialog.tsx'
import formClasses from '../../ui/form.module.css'
import { describeSignInFailure } from './failure-text.ts'
import { askForPasskey, hasPasskeys } from './use-passkey.ts'
import { t } from '#src/language/t.ts'

type Props = {
  step: SecondStep
  onSignedIn: (response: LoginResponse) => void
  onCancel: () => void
}

/** The second step of sign-in: a code, or a passkey. */
export const SecondStepForm = ({ step, onSignedIn, onCancel }: Props) => {
  const { token, methods } = step
  const form = useForm({
    initial: { code: '' },
    toInput: ({ code }) => ({ token, code: code.trim() }),
    refuse: ({ code }) =>
      code.trim() === '' ? { field: 'code', message: t('Please enter a code.') } : undefined,
    sendsUnchanged: true,
    save: (input) => trpcClient.twoStep.finish.mutate(input),
    failed: describeSignInFailure,
    fieldFailures: 'notice',
  })
  const passkey = useSubmit({
    call: async () => {
      const { options } = await trpcClient.twoStep.askPasskeys.mutate({ token })
      return trpcClient.twoStep.finish.mutate({ token, passkey: await askForPasskey(options) })
    },
    describe: describeSignInFailure,
  })
  // The previous form and its focused button are unmounted.
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const hasApp = methods.includes('totp')
  const isBusy = form.isSaving || passkey.isBusy
  return (
    <form
      className={formClasses.form}
      noValidate
      onSubmit={(event) => form.submit(event, (response) => response && onSignedIn(response))}
    >
      <FormFailure>{form.failure ?? passkey.failure}</FormFailure>
      {methods.includes('passkey') && hasPasskeys() && (
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => void passkey.submit(undefined, onSignedIn)}
        >
          {passkey.isBusy ? t('Waiting for your passkey...') : t('Use a passkey')}
        </Button>
      )}
      <TextInput
        label={
          hasApp ? t('Code of your authenticator app, or a recovery code') : t('Recovery code')
        }
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        ref={field}
        {...bindText(form, 'code')}
      />
      <Button type="submit" disabled={isBusy}>
        {form.isSaving ? t('Signing in...') : t('Confirm')}
      </Button>
      <Button variant="default" disabled={isBusy} onClick={onCancel}>
        {t('Sign in as somebody else')}
      </Button>
    </form>
  )
}
