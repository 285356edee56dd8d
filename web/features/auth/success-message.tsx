import { type ReactNode, useEffect, useRef } from 'react'
import classes from './auth-page.module.css'

/** Replaces a form after its success; takes the focus, so that screen readers announce it. */
export const SuccessMessage = ({ children }: { children: ReactNode }) => {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p ref={ref} role="status" tabIndex={-1} className={classes.success}>
      {children}
    </p>
  )
}
