import buttons from './button.module.css'
import classes from './unexpected-error.module.css'

/** The last resort, when a screen could not be drawn at all. */
export const UnexpectedError = () => (
  <main className={classes.screen}>
    <div role="alert">
      <h1>This screen could not be shown</h1>
      <p>Your applications are safe. Loading the page again usually helps.</p>
    </div>
    <button className={buttons.primary} type="button" onClick={() => location.reload()}>
      Load again
    </button>
  </main>
)
