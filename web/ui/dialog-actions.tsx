import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './dialog-actions.module.css'

/**
 * The buttons of a dialog, in a bar that stays visible at its bottom; a failure or status line is
 * shown in front of them.
 */
export const DialogActions = (props: {
  children: ReactNode
  /** Set if the content above is a block instead of a grid or flex container with a gap. */
  isSpaced?: boolean
}) => (
  <>
    {props.isSpaced && <div className={classes.space} />}
    <div className={classes.actions}>{props.children}</div>
  </>
)

/** A low-key delete button, apart from the dialog's other buttons. */
export const DeleteAction = (props: ButtonProps & { children: ReactNode; onClick: () => void }) => (
  <Button {...props} variant="subtle" className={classes.delete ?? ''} />
)
