import { type ReactNode, useEffect, useState } from 'react'
import classes from './skeleton.module.css'

/** A wait that is shorter than this is not worth showing. */
const DELAY_MS = 150

/** The shape (each `<i>` a surface of it) of what is on the way. */
export const Skeleton = (props: { label: string; className: string; children: ReactNode }) => {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={`${classes.skeleton} ${props.className}`} data-shown={isShown || undefined}>
      <span className="visually-hidden" role="status">
        {props.label}
      </span>
      {props.children}
    </div>
  )
}
