import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './import-dialog.module.css'

/** An error message that is announced to screen readers. */
export const Failure = ({ children }: { children: ReactNode }) => (
  <p className={classes.failure} role="alert">
    <CircleAlert size={18} aria-hidden />
    <span>{children}</span>
  </p>
)
