import type { ReactNode } from 'react'
import classes from './screen-toolbar.module.css'

/** A screen's name, its search and filters, and what can be done there. */
export const ScreenToolbar = (props: {
  name: string
  /** Beside the name. */
  badge?: ReactNode
  /** On a narrow screen in a row of its own. */
  search?: ReactNode
  actions?: ReactNode
  /** The actions too, on a phone: they have no room beside the name. */
  isStacked?: boolean
}) => (
  <div className={classes.toolbar} data-stacked={props.isStacked || undefined}>
    <div className={classes.name}>
      <h1>{props.name}</h1>
      {props.badge}
    </div>
    {props.search && <div className={classes.search}>{props.search}</div>}
    {props.actions && <div className={classes.actions}>{props.actions}</div>}
  </div>
)
