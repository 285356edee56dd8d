import type { ReactNode } from 'react'
import classes from './text-page.module.css'

/** A page to read: one heading and text of a comfortable width. */
export const TextPage = (props: { title: string; children: ReactNode }) => (
  <article className={classes.page}>
    <h1>{props.title}</h1>
    {props.children}
  </article>
)
