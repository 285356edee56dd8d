import { Button } from '@mantine/core'
import type { MouseEvent, ReactNode, SubmitEvent } from 'react'
import { DialogActions } from './dialog-actions.tsx'
import { Dialog } from './dialog.tsx'
import classes from './form.module.css'
import { RestoredNote } from './restored-note.tsx'
import { showToast } from './toast.tsx'
import { useUnsavedGuard } from './use-unsaved-guard.tsx'
import { t } from '#src/language/t.ts'

export type FormState<Saved> = {
  failure: string | undefined
  isSaving: boolean
  isDirty: boolean
  isRestored: boolean
  discard: () => void
  submit: (event: SubmitEvent<HTMLFormElement>, onSaved: (saved?: Saved) => void) => void
}

/**
 * Keeps the focus until the click is handled: a blur could show messages that move the button away.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export const FormFailure = ({ children }: { children: string | undefined }) =>
  children !== undefined && (
    <p className={classes.failure} role="alert">
      {children}
    </p>
  )

/** Time for the screen behind a dialog to be painted, which the layout of a toast would delay. */
const TOAST_AFTER_MS = 150

/**
 * A dialog with a form: its fields, failure message, and a question before unsaved text is lost.
 */
export const FormDialog = <Saved,>(props: {
  title: string
  form: FormState<Saved>
  /** The toast's message after saving. */
  saved?: string | ((saved: Saved) => string)
  onClose: () => void
  /** The fields. */
  children: ReactNode
  size?: string
  /** The question before input is discarded; false for input that is quick to repeat. */
  question?: string | false
  /** An extra action, at the opposite side from Save. */
  aside?: ReactNode
  submitLabel?: string
  busyLabel?: string
  /** Set if submitting cannot be undone. */
  isDanger?: boolean
  /** Stacks the fields and shows the failure above them. */
  isSimple?: boolean
  /** Replaces the form after it is saved. */
  done?: ReactNode
  onSaved?: (saved: Saved) => void
}) => {
  const { form, saved, onClose, onSaved } = props
  const guard = useUnsavedGuard({
    isDirty: form.isDirty && props.question !== false,
    isBusy: form.isSaving,
    title: t('Discard your changes?'),
    question: props.question || t('Your changes have not been saved yet.'),
    onDiscard: form.discard,
  })
  const close = () => guard.close(onClose)
  const finish = (result?: Saved) => {
    guard.leave(result !== undefined && onSaved ? () => onSaved(result) : onClose)
    if (result !== undefined && saved !== undefined) {
      const message = typeof saved === 'string' ? saved : saved(result)
      setTimeout(() => showToast({ message }), TOAST_AFTER_MS)
    }
  }
  const failure = <FormFailure>{form.failure}</FormFailure>
  return (
    <Dialog title={props.title} isOpen onClose={close} size={props.size ?? '40rem'}>
      {props.done || (
        <form className={classes.form} noValidate onSubmit={(event) => form.submit(event, finish)}>
          {form.isRestored && <RestoredNote />}
          {props.isSimple && failure}
          <div className={props.isSimple ? classes.form : classes.fields}>{props.children}</div>
          <DialogActions>
            {!props.isSimple && failure}
            {props.aside}
            <Button
              variant="default"
              disabled={form.isSaving}
              onMouseDown={keepFocus}
              onClick={close}
            >
              {t('Cancel')}
            </Button>
            <Button
              type="submit"
              disabled={form.isSaving}
              onMouseDown={keepFocus}
              {...(props.isDanger && { className: classes.danger })}
            >
              {form.isSaving
                ? (props.busyLabel ?? t('Saving...'))
                : (props.submitLabel ?? t('Save'))}
            </Button>
          </DialogActions>
        </form>
      )}
      {guard.question}
    </Dialog>
  )
}
