import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './blank-screen.module.css'

/** A screen with nothing on it: why, and the way on. */
export const BlankScreen = (props: {
  picture?: ReactNode
  title: ReactNode
  text: string
  children: ReactNode
}) => (
  <section className={classes.blank}>
    {props.picture}
    <h2>{props.title}</h2>
    <p>{props.text}</p>
    {props.children}
  </section>
)

export const BlankSign = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className={classes.sign} aria-hidden>
    <Icon size={28} strokeWidth={1.75} />
  </span>
)
