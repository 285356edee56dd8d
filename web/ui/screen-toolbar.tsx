import type { ReactNode } from 'react'
import classes from './screen-toolbar.module.css'

/** A screen's name, its search and filters, and what can be done there. */
export const ScreenToolbar = (props: {
  name: string
  /** Shown beside the name. */
  badge?: ReactNode
  /** Gets its own row on a narrow screen. */
  search?: ReactNode
  actions?: ReactNode
  /**
   * Set if on a phone the actions get their own row, too, since they do not fit beside the name.
   */
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
