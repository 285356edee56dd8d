import { HardDrive, WifiOff } from 'lucide-react'
import { useConnection } from '../../lib/connection.ts'
import { useDiskFull } from '../../lib/disk.ts'
import classes from './banners.module.css'
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

/** A line below the bar while the server cannot save; announced to screen readers. */
export const DiskBanner = () => (
  <div role="status">
    {useDiskFull() && (
      <p className={classes.banner}>
        <HardDrive size={18} aria-hidden />
        {t(
          'The disk of this Foothold is full, so nothing can be saved at the moment. Everything that was saved is safe, and you can go on reading. Please tell whoever runs it.',
        )}
      </p>
    )}
  </div>
)
