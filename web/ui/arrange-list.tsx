import { ActionIcon, Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { isArrangedAs, movePlaced, type Placed } from '#src/arrange.ts'
import { usePreservedFocus } from '../lib/use-preserved-focus.ts'
import classes from './arrange-list.module.css'
import { DialogActions } from './dialog-actions.tsx'
import { t } from '#src/language/t.ts'

/** A list of parts to show, hide and reorder; every change applies at once. */
export const ArrangeList = <Name extends string>(props: {
  hint: string
  parts: readonly Placed<Name>[]
  usual: readonly Placed<Name>[]
  labels: Record<Name, string>
  /**
   * Takes a function, so that quick changes build on each other before the list is rendered again.
   */
  onArrange: (change: (parts: readonly Placed<Name>[]) => readonly Placed<Name>[]) => void
  onReset: () => void
  onDone: () => void
}) => {
  const { parts, labels, onArrange } = props
  const [moved, setMoved] = useState<Name>()
  const { list, keepFocus } = usePreservedFocus()

  const move = (name: Name, by: -1 | 1) => {
    setMoved(name)
    keepFocus()
    onArrange((now) => movePlaced(now, name, by))
  }
  const show = (name: Name, is_shown: boolean) =>
    onArrange((now) => now.map((part) => (part.name === name ? { name, is_shown } : part)))

  return (
    <>
      <p className={classes.hint}>{props.hint}</p>
      <ol ref={list} className={classes.parts}>
        {parts.map(({ name, is_shown }, index) => {
          const label = labels[name]
          const isLast = index === parts.length - 1
          return (
            <li key={name} className={classes.part} data-hidden={!is_shown || undefined}>
              <Switch
                className={classes.switch ?? ''}
                size="md"
                label={label}
                checked={is_shown}
                onChange={({ currentTarget }) => show(name, currentTarget.checked)}
              />
              <ActionIcon
                aria-label={t('Move {label} up', { label })}
                title={t('Up')}
                aria-disabled={index === 0}
                data-move={`${name} up`}
                onClick={() => move(name, -1)}
              >
                <ArrowUp size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={t('Move {label} down', { label })}
                title={t('Down')}
                aria-disabled={isLast}
                data-move={`${name} down`}
                onClick={() => move(name, 1)}
              >
                <ArrowDown size={18} aria-hidden />
              </ActionIcon>
            </li>
          )
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {moved !== undefined &&
          t('{label} is number {position} of {count}', {
            label: labels[moved],
            position: parts.findIndex(({ name }) => name === moved) + 1,
            count: parts.length,
          })}
      </p>
      <DialogActions isSpaced>
        <Button
          variant="default"
          disabled={isArrangedAs(parts, props.usual)}
          onClick={props.onReset}
        >
          {t('Reset')}
        </Button>
        <Button onClick={props.onDone}>{t('Done')}</Button>
      </DialogActions>
    </>
  )
}
