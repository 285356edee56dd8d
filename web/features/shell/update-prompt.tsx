import { RefreshCw } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { readIsOutdated, subscribeToOutdated } from '../../lib/service-worker.ts'
import buttons from '../../ui/button.module.css'
import classes from './update-prompt.module.css'
import { t } from '#src/language/t.ts'

/** Offers to reload once the server has a newer version; never reloads automatically. */
export const UpdatePrompt = () => {
  const isOutdated = useSyncExternalStore(subscribeToOutdated, readIsOutdated)
  const [isPutOff, setIsPutOff] = useState(false)
  return (
    <div role="status">
      {isOutdated && !isPutOff && (
        <div className={classes.prompt}>
          <RefreshCw size={18} aria-hidden />
          <p>{t('A new version of Foothold is ready')}</p>
          <div className={classes.actions}>
            <button type="button" className={classes.later} onClick={() => setIsPutOff(true)}>
              {t('Later')}
            </button>
            <button type="button" className={buttons.primary} onClick={() => location.reload()}>
              {t('Reload')}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
