import classes from './wordmark.module.css'

/** The product's logo and name; put it inside a link that says where it leads. */
export const Wordmark = () => (
  <span className={classes.wordmark}>
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
      <rect width="32" height="32" rx="8" />
      <path d="M7 24h6v-5h6v-5h6V8" />
    </svg>
    Foothold
  </span>
)
