import { memo, type MouseEvent } from 'react'
import classes from './select.module.css'
import { selection, useIsSelected } from './selection.ts'
import { t } from '#src/language/t.ts'

/** Selects one application among many; shown when the card is pointed at, or others are selected. */
export const SelectBox = memo(function SelectBox(props: { id: string; name: string }) {
  const { id } = props
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        aria-label={t('Select {name}', { name: props.name })}
        // By keyboard a key of the card's does it: one stop less on the way through the columns.
        tabIndex={-1}
        checked={useIsSelected(id)}
        onChange={({ nativeEvent }) =>
          selection.press(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
})

/** With Shift, Ctrl or Cmd a press on a card selects it, else it opens it. */
export const openOrSelect = (event: MouseEvent, id: string, open: (id: string) => void): void => {
  if (event.shiftKey || event.ctrlKey || event.metaKey) selection.press(id, event.shiftKey)
  else open(id)
}
