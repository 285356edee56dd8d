import { Link } from '@tanstack/react-router'
import { REGISTRATION_REFUSED } from '#src/auth/registration.ts'
import { useDeployment } from '../../lib/use-deployment.ts'
import { t } from '#src/language/t.ts'

/** Where to get an account, or that this server gives none to whoever asks. */
export const RegisterHint = () => {
  const registration = useDeployment()?.registration ?? 'open'
  return (
    <p>
      {registration === 'open' ? (
        <>
          {/* TODO tNodes */}
          New here? <Link to="/register">{t('Create an account')}</Link>
        </>
      ) : (
        `${REGISTRATION_REFUSED[registration]}.`
      )}
    </p>
  )
}
