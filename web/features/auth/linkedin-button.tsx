import { Button } from '@mantine/core'
import classes from './auth-page.module.css'

/** Leaves the app: the server leads to the provider and back. */
export const LinkedinButton = ({ label }: { label: string }) => (
  <>
    <div className={classes.or}>or</div>
    <Button component="a" href="/api/linkedin/login" variant="default" leftSection={<Sign />}>
      {label}
    </Button>
  </>
)

const Sign = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
    <rect width="24" height="24" rx="4" fill="#0a66c2" />
    <path
      fill="#fff"
      d="M5.2 9.6h2.7V18H5.2zM6.5 5.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2M9.7 9.6h2.6v1.2c.5-.8 1.4-1.4 2.7-1.4 2.6 0 3.3 1.6 3.3 4V18h-2.7v-4.2c0-1.1-.2-2.1-1.5-2.1s-1.7 1-1.7 2.1V18H9.7z"
    />
  </svg>
)
