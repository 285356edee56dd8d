import { Button } from '@mantine/core'
import type { FormEvent, MouseEvent, ReactNode } from 'react'
import classes from './settings.module.css'

/** Keeps the focus where it is until the click has happened: nothing moves away from the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** What every small dialog here is: what failed, the fields, and the two ways out. */
export const DialogForm = (props: {
  failure: string | undefined
  submitLabel: string
  isBusy: boolean
  isDanger?: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onCancel: () => void
  children: ReactNode
}) => (
  <form className={classes.form} noValidate onSubmit={props.onSubmit}>
    {props.failure !== undefined && (
      <p role="alert" className={classes.failure}>
        {props.failure}
      </p>
    )}
    {props.children}
    <div className={classes.actions}>
      <Button variant="default" onMouseDown={keepFocus} onClick={props.onCancel}>
        Cancel
      </Button>
      <Button
        type="submit"
        disabled={props.isBusy}
        onMouseDown={keepFocus}
        {...(props.isDanger && { className: classes.irreversible })}
      >
        {props.isBusy ? 'Processing...' : props.submitLabel}
      </Button>
    </div>
  </form>
)
