import type { ReactNode } from 'react'
import classes from './text-page.module.css'

/** A page to read: one heading, what it comes to, and text of a comfortable width. */
export const TextPage = (props: { title: string; lead: ReactNode; children: ReactNode }) => (
  <article className={classes.page}>
    <h1>{props.title}</h1>
    <div className={classes.lead}>{props.lead}</div>
    {props.children}
  </article>
)

/** One heading and what belongs to it; `id` is what a link names. */
export const TextSection = (props: { id: string; title: string; children: ReactNode }) => (
  <section id={props.id} aria-labelledby={`${props.id}-title`}>
    <h2 id={`${props.id}-title`}>{props.title}</h2>
    {props.children}
  </section>
)
