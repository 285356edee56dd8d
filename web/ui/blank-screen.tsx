import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './blank-screen.module.css'

/** A screen without content: the reason, and a link or button to go on. */
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
