import type { ReactNode } from 'react'
import classes from './text-page.module.css'

/** A text page: a heading, a summary, and text of a readable width. */
export const TextPage = (props: { title: string; lead: ReactNode; children: ReactNode }) => (
  <article className={classes.page}>
    <h1>{props.title}</h1>
    <div className={classes.lead}>{props.lead}</div>
    {props.children}
  </article>
)

/** A section with a heading; `id` is its anchor. */
export const TextSection = (props: { id: string; title: string; children: ReactNode }) => (
  <section id={props.id} aria-labelledby={`${props.id}-title`}>
    <h2 id={`${props.id}-title`}>{props.title}</h2>
    {props.children}
  </section>
)
