import { History } from 'lucide-react'
import classes from './restored-note.module.css'
import { t } from '#src/language/t.ts'

/** Shown above a form whose unsaved text was restored after a reload or an expired session. */
export const RestoredNote = () => (
  <p className={classes.note} role="status">
    <History size={18} aria-hidden />
    {t('What you typed was restored. It has not been saved yet.')}
  </p>
)
