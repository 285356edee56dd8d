import { Button } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { RestoredNote } from '../../../ui/restored-note.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx'
import classes from './form.module.css'
import type { FormFrame } from './use-profile-form.ts'

/** Keeps the focus where it is until the click has happened: nothing moves away from the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** What every dialog of the profile is: the fields, what failed, and asking before text is lost. */
export const FormDialog = (props: {
  title: string
  form: FormFrame
  /** Said once it is saved. */
  saved: string
  onClose: () => void
  children: ReactNode
  size?: string
  /** Another way out, at the far side of Save. */
  aside?: ReactNode
}) => {
  const { form, onClose } = props
  const guard = useUnsavedGuard({
    isDirty: form.isDirty,
    isBusy: form.isSaving,
    title: 'Discard your changes?',
    question: 'What you changed here has not been saved yet.',
    onDiscard: form.discard,
  })
  const close = () => guard.close(onClose)
  const finish = (wasChanged: boolean) => {
    if (wasChanged) showToast({ message: props.saved })
    guard.leave(onClose)
  }
  return (
    <Dialog title={props.title} isOpen onClose={close} size={props.size ?? '40rem'}>
      <form className={classes.form} noValidate onSubmit={(event) => form.submit(event, finish)}>
        {form.isRestored && <RestoredNote />}
        <div className={classes.fields}>{props.children}</div>
        {form.failure !== undefined && (
          <p className={classes.failure} role="alert">
            {form.failure}
          </p>
        )}
        <div className={classes.actions}>
          {props.aside}
          <Button
            variant="default"
            disabled={form.isSaving}
            onMouseDown={keepFocus}
            onClick={close}
          >
            Cancel
          </Button>
          <Button type="submit" disabled={form.isSaving} onMouseDown={keepFocus}>
            {form.isSaving ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
      {guard.question}
    </Dialog>
  )
}
