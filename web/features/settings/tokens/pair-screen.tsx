import { Link } from '@tanstack/react-router'
import { useDeployment } from '../../../lib/use-deployment.ts'
import buttons from '../../../ui/button.module.css'
import { AuthPage } from '../../auth/index.ts'
import { SecretField } from './secret-field.tsx'
import classes from './tokens.module.css'
import { t } from '#src/language/t.ts'

/** Shown when a pairing code, which is meant for the extension, is opened as a link. */
export const PairScreen = ({ token }: { token: string | undefined }) => {
  const publicUrl = useDeployment()?.public_url ?? location.origin
  return (
    <AuthPage
      title={t('Pair the browser extension')}
      intro={
        token === undefined
          ? t('A pairing code leads here. Create one in Settings, under Access tokens.')
          : t(
              'Paste this code into the options of the Foothold extension, or press the extension’s button while you see this page. Whoever has the code can save postings to the account that created it: do not share it.',
            )
      }
    >
      <div className={`${classes.done} ${classes.onPage}`}>
        {token !== undefined && (
          <SecretField
            label={t('Pairing code')}
            value={`${publicUrl}/pair#${token}`}
            isPairingCode
          />
        )}
        <Link to="/settings" className={buttons.secondary}>
          {t('Go to Settings')}
        </Link>
      </div>
    </AuthPage>
  )
}
