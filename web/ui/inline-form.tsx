import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormFailure, type FormState } from './form-dialog.tsx'
import classes from './inline-form.module.css'
import { RestoredNote } from './restored-note.tsx'
import { t } from '#src/language/t.ts'

/**
 * A form that replaces what it edits, within a dialog. Escape closes it and keeps the input as a
 * draft; Cancel discards it.
 */
export const InlineForm = <Saved,>(props: {
  /** The form's accessible name. */
  label: string
  form: FormState<Saved>
  onClose: () => void
  /** The fields. */
  children: ReactNode
}) => {
  const { form, onClose } = props
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const controls = [...(element.current?.elements ?? [])]
    // The same Escape must not close the dialog around it.
    for (const one of controls) one.setAttribute('data-mantine-stop-propagation', 'true')
    const first = controls.find((one) => one.hasAttribute('data-autofocus'))
    if (first instanceof HTMLElement) first.focus()
  }, [])
  const cancel = () => {
    form.discard()
    onClose()
  }
  return (
    // Only Escape is handled here; every control in it has its own keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={element}
      className={classes.form}
      aria-label={props.label}
      noValidate
      onSubmit={(event) => form.submit(event, onClose)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !form.isSaving) onClose()
      }}
    >
      {form.isRestored && <RestoredNote />}
      <div className={classes.fields}>{props.children}</div>
      <FormFailure>{form.failure}</FormFailure>
      <div className={classes.actions}>
        <Button variant="default" disabled={form.isSaving} onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" disabled={form.isSaving}>
          {form.isSaving ? t('Saving...') : t('Save')}
        </Button>
      </div>
    </form>
  )
}
