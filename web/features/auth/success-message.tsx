import { type ReactNode, useEffect, useRef } from 'react'
import classes from './auth-page.module.css'

/** What was done, in place of the form that did it: takes the focus, so that it is read out. */
export const SuccessMessage = ({ children }: { children: ReactNode }) => {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p ref={ref} role="status" tabIndex={-1} className={classes.success}>
      {children}
    </p>
  )
}
