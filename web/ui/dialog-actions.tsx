import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './dialog-actions.module.css'

/**
 * The buttons of a dialog, in a bar at its bottom that stays in sight; a failure or a status line stands
 * in it before them.
 */
export const DialogActions = (props: {
  children: ReactNode
  /** Set where what stands above is a block rather than a row of a grid or column with a gap. */
  isSpaced?: boolean
}) => (
  <div className={props.isSpaced ? `${classes.actions} ${classes.spaced}` : classes.actions}>
    {props.children}
  </div>
)

/** Deletes what the dialog is about: quiet, and at the far side of the other buttons. */
export const DeleteAction = (props: ButtonProps & { children: ReactNode; onClick: () => void }) => (
  <Button {...props} variant="subtle" className={classes.delete ?? ''} />
)
