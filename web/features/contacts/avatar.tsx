import { findInitials } from '../../lib/initials.ts'
import classes from './avatar.module.css'

/** The initials of somebody's first and last name. */
export const Avatar = ({ name, size = 40 }: { name: string; size?: number }) => {
  const words = name.trim().split(/\s+/)
  const last_name = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (
    <span
      className={classes.avatar}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
      aria-hidden
    >
      {findInitials({ first_name: words[0] ?? '', last_name })}
    </span>
  )
}
