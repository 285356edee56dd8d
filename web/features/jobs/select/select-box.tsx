import { memo, type MouseEvent } from 'react'
import classes from './select.module.css'
import { selection, useIsSelected } from './selection.ts'
import { t } from '#src/language/t.ts'

/** A checkbox to select an application; visible when its card is hovered or others are selected. */
export const SelectBox = memo(function SelectBox(props: { id: string; name: string }) {
  const { id } = props
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        aria-label={t('Select {name}', { name: props.name })}
        // Keyboard users select with a key on the card, which saves a tab stop per card.
        tabIndex={-1}
        checked={useIsSelected(id)}
        onChange={({ nativeEvent }) =>
          selection.press(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
})

/** A click with Shift, Ctrl or Cmd selects a card; otherwise it opens it. */
export const openOrSelect = (event: MouseEvent, id: string, open: (id: string) => void): void => {
  if (event.shiftKey || event.ctrlKey || event.metaKey) selection.press(id, event.shiftKey)
  else open(id)
}
