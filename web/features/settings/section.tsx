import { type ReactNode, useId } from 'react'
import classes from './settings.module.css'

/** A section of the settings: its title, description, and a card of rows. */
export const Section = (props: { title: string; lead?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{props.title}</h2>
        {props.lead !== undefined && <p className={classes.lead}>{props.lead}</p>}
      </div>
      <div className={classes.card}>{props.children}</div>
    </section>
  )
}

/** A setting and its control; `id` connects the texts with a control that they describe. */
export const Row = (props: {
  id?: string
  name: string
  value: ReactNode
  control: ReactNode
  isStacking?: boolean
  children?: ReactNode
}) => (
  <div className={`${classes.row} ${props.isStacking ? classes.stacking : ''}`}>
    <div id={props.id}>
      <h3>{props.name}</h3>
      <p className={classes.value}>{props.value}</p>
    </div>
    {props.control}
    {props.children}
  </div>
)
