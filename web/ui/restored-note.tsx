import { History } from 'lucide-react'
import classes from './restored-note.module.css'
import { t } from '#src/language/t.ts'

/** Above a form whose unsaved text survived the end of a session or a reload. */
export const RestoredNote = () => (
  <p className={classes.note} role="status">
    <History size={18} aria-hidden />
    {t('What you typed is back. It has not been saved yet.')}
  </p>
)
