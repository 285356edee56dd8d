import { Check, X } from 'lucide-react'
import classes from './settings.module.css'

/** A green check while the confirmation equals the password, a red cross while it does not. */
export const MatchSign = ({ isEqual }: { isEqual: boolean }) => {
  const Icon = isEqual ? Check : X
  return (
    <span className={classes.match} data-equal={isEqual}>
      <Icon size={18} strokeWidth={3} aria-hidden />
      {isEqual ? 'Matches the new password' : 'Not the same as the new password'}
    </span>
  )
}
