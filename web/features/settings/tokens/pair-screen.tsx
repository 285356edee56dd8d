import { Link } from '@tanstack/react-router'
import { useDeployment } from '../../../lib/use-deployment.ts'
import buttons from '../../../ui/button.module.css'
import { AuthPage } from '../../auth/index.ts'
import { SecretField } from './secret-field.tsx'
import classes from './tokens.module.css'

/** What a pairing code leads to that was opened like a link: it is for the extension. */
export const PairScreen = ({ token }: { token: string | undefined }) => {
  const publicUrl = useDeployment()?.public_url ?? location.origin
  return (
    <AuthPage
      title="Pair the browser extension"
      intro={
        token === undefined
          ? 'A pairing code leads here. Make one in Settings, under Access tokens.'
          : 'Paste this code into the options of the Foothold extension, or press the extension’s button while you see this page. Whoever has the code can save postings to the account that made it: pass it on to nobody.'
      }
    >
      <div className={classes.done}>
        {token !== undefined && (
          <SecretField label="Pairing code" value={`${publicUrl}/pair#${token}`} isPairingCode />
        )}
        <Link to="/settings" className={buttons.secondary}>
          Go to Settings
        </Link>
      </div>
    </AuthPage>
  )
}
