import { Button } from '@mantine/core'
import type { LoginResponse } from '#src/auth/schema.ts'
import { trpcClient } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { FormFailure } from '../../ui/form-dialog.tsx'
import { describeSignInFailure } from './failure-text.ts'
import { askForPasskey, hasPasskeys } from './use-passkey.ts'
import { t } from '#src/language/t.ts'

/** Signs in with a passkey; renders nothing in browsers without passkeys. */
export const PasskeyButton = ({
  onSignedIn,
}: {
  onSignedIn: (response: LoginResponse) => void
}) => {
  const { submit, isBusy, failure } = useSubmit({
    call: async () => {
      const { options } = await trpcClient.twoStep.askAnyPasskey.mutate()
      return trpcClient.twoStep.signInByPasskey.mutate({ passkey: await askForPasskey(options) })
    },
    describe: describeSignInFailure,
  })
  if (!hasPasskeys()) return null
  return (
    <>
      <Button
        variant="default"
        disabled={isBusy}
        onClick={() => void submit(undefined, onSignedIn)}
      >
        {isBusy ? t('Waiting for your passkey...') : t('Sign in with a passkey')}
      </Button>
      <FormFailure>{failure}</FormFailure>
    </>
  )
}
