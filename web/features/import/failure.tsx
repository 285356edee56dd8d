import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './import-dialog.module.css'

/** What went wrong, where the person is looking. */
export const Failure = ({ children }: { children: ReactNode }) => (
  <p className={classes.failure} role="alert">
    <CircleAlert size={18} aria-hidden />
    <span>{children}</span>
  </p>
)
