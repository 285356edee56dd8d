import classes from './copy-button.module.css'
import { copyFrom, useCopied } from './copied.ts'
import { t } from '#src/language/t.ts'

/**
 * Copies `text`; `what` completes its label `Copy …`. A function builds the text only when pressed.
 */
export const CopyButton = (props: {
  what: string
  text: string | (() => string)
  isBlock?: boolean
}) => (
  <button
    type="button"
    className={classes.copy}
    data-block={props.isBlock || undefined}
    aria-label={t('Copy {what}', { what: props.what })}
    title={t('Copy')}
    onClick={({ currentTarget }) => {
      const { text } = props
      void copyFrom(currentTarget, typeof text === 'string' ? text : text())
    }}
  />
)

/** A text with a button that copies it. */
export const Copyable = (props: {
  label: string
  text: string
  shown?: string
  isHeading?: boolean
}) => {
  const shown = <bdi>{props.shown ?? props.text}</bdi>
  return (
    <span className={classes.copyable}>
      {props.isHeading ? <h3>{shown}</h3> : shown}
      <CopyButton
        what={t('{label}: {text}', { label: props.label, text: props.text })}
        text={props.text}
      />
    </span>
  )
}

/** The live region that announces copies to screen readers; one per page. */
export const CopyAnnouncer = () => {
  const announcement = useCopied()
  return (
    <div className="visually-hidden" role="status">
      {announcement}
    </div>
  )
}
