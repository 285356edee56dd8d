import { useId, useState } from 'react'
import buttons from '../../../ui/button.module.css'
import classes from './tokens.module.css'
import { t } from '#src/language/t.ts'

/** A secret to copy, selected on focus. Works without Mantine. */
export const SecretField = (props: {
  label: string
  value: string
  /** Marks the field that the extension reads from the page. */
  isPairingCode?: boolean
}) => {
  const id = useId()
  const [announcement, setAnnouncement] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.value)
      setAnnouncement(t('Copied'))
    } catch {
      setAnnouncement(t('It could not be copied. Please select and copy it yourself.'))
    }
  }
  return (
    <div className={classes.secret}>
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        value={props.value}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...(props.isPairingCode && { 'data-pairing-code': true })}
      />
      <button type="button" className={buttons.secondary} onClick={() => void copy()}>
        {t('Copy')}
      </button>
      <p role="status">{announcement}</p>
    </div>
  )
}
