import { freshSignInNeeded } from '#src/auth/account.ts'
import { keepReturnAddress } from '../../lib/return-address.ts'
import { useProviderName } from '../../lib/use-deployment.ts'
import { ProviderButton } from '../auth/index.ts'
import { t } from '#src/language/t.ts'

/** A button to sign in again, if a change requires a password or a recent sign-in. */
export const FreshSignIn = ({ failure }: { failure: string | undefined }) => {
  const provider = useProviderName()
  return (
    failure === freshSignInNeeded(provider) && (
      <ProviderButton
        text={t('Sign in with {provider} again', { provider })}
        onLeave={() => keepReturnAddress(`${location.pathname}${location.search}`)}
      />
    )
  )
}
