import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import buttons from '../../ui/button.module.css'
import classes from './planned-screen.module.css'

/** A screen that is still to come: what it will be, and what helps today. */
export const PlannedScreen = (props: { title: string; icon: LucideIcon; children: ReactNode }) => (
  <section className={classes.screen}>
    <span className={classes.icon}>
      <props.icon size={28} strokeWidth={1.75} aria-hidden />
    </span>
    <h1>{props.title}</h1>
    {props.children}
    <Link to="/job-tracker" className={buttons.secondary}>
      Open the Job Tracker
    </Link>
  </section>
)
