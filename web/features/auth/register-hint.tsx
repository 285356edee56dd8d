import { Link } from '@tanstack/react-router'
import { useDeployment } from '../../lib/use-deployment.ts'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'

/** Where to register, or that this server has no open registration. */
export const RegisterHint = () => {
  const registration = useDeployment()?.registration ?? 'open'
  return (
    <p>
      {registration === 'open'
        ? tNodes('New here? <link>Create an account</link>', {
            link: (parts) => <Link to="/register">{parts}</Link>,
          })
        : t(
            '{registration, select, invite {Registration is by invitation on this server.} other {Registration is closed on this server.}}',
            { registration },
          )}
    </p>
  )
}
