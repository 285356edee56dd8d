import { WifiOff } from 'lucide-react'
import { useConnection } from '../../lib/connection.ts'
import classes from './connection-banner.module.css'
import { t } from '#src/language/t.ts'

const MESSAGES = {
  offline: t('You are offline. You can keep reading; changes need a connection.'),
  unreachable: t('Foothold cannot be reached right now. Trying again every few seconds…'),
}

/** A line below the bar while there is no connection; announced to screen readers. */
export const ConnectionBanner = () => {
  const connection = useConnection()
  return (
    <div role="status">
      {connection !== 'online' && (
        <p className={classes.banner}>
          <WifiOff size={18} aria-hidden />
          {MESSAGES[connection]}
        </p>
      )}
    </div>
  )
}
