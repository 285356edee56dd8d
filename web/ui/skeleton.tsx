import { type ReactNode, useEffect, useState } from 'react'
import classes from './skeleton.module.css'

/** Shorter waits show no skeleton. */
const DELAY_MS = 150

/** A placeholder in the shape of the loading content; each `<i>` is one surface. */
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
