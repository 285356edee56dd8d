import buttons from './button.module.css'
import classes from './unexpected-error.module.css'
import { t } from '#src/language/t.ts'

/** The fallback when a screen fails to render. */
export const UnexpectedError = () => (
  <main className={classes.screen}>
    <div role="alert">
      <h1>{t('This screen could not be shown')}</h1>
      <p>{t('Your applications are safe. Loading the page again usually helps.')}</p>
    </div>
    <button className={buttons.primary} type="button" onClick={() => location.reload()}>
      {t('Load again')}
    </button>
  </main>
)
