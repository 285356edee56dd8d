import { ActionIcon, Button, Switch } from '@mantine/core'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { movePart, USUAL_PARTS } from '#src/dashboard/arrange.ts'
import { DASHBOARD_PART_LABELS, type DashboardPart } from '#src/dashboard/constants.ts'
import type { PlacedPart } from '#src/dashboard/schema.ts'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './arrange-dialog.module.css'
import { useArrange, useParts } from './use-parts.ts'

const isUsual = (parts: readonly PlacedPart[]) =>
  parts.every(({ name, is_shown }, index) => is_shown && name === USUAL_PARTS[index]?.name)

/** Which parts the dashboard shows, and in which order; every change counts at once. */
export const ArrangeDialog = ({ onClose }: { onClose: () => void }) => {
  const { parts } = useParts()
  const arrange = useArrange()
  const [said, setSaid] = useState('')
  const { list, keepFocus } = useKeptFocus()

  const move = (name: DashboardPart, by: -1 | 1) => {
    const moved = movePart(parts, name, by)
    const place = moved.findIndex((part) => part.name === name) + 1
    setSaid(`${DASHBOARD_PART_LABELS[name]} is number ${place} of ${moved.length}`)
    keepFocus()
    if (moved.some((part, index) => part.name !== parts[index]?.name)) arrange(moved)
  }
  const show = (name: DashboardPart, is_shown: boolean) =>
    arrange(parts.map((part) => (part.name === name ? { name, is_shown } : part)))

  return (
    <Dialog title="Arrange Dashboard" isOpen onClose={onClose} size="30rem">
      <p className={classes.hint}>From top to bottom. This is kept with your account.</p>
      <ol ref={list} className={classes.parts}>
        {parts.map(({ name, is_shown }, index) => {
          const label = DASHBOARD_PART_LABELS[name]
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
                aria-label={`Move ${label} up`}
                title="Up"
                aria-disabled={index === 0}
                data-move={`${name} up`}
                onClick={() => move(name, -1)}
              >
                <ArrowUp size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={`Move ${label} down`}
                title="Down"
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
        {said}
      </p>
      <div className={classes.actions}>
        <Button variant="default" disabled={isUsual(parts)} onClick={() => arrange([])}>
          Reset
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  )
}

/** A row that is moved in the page loses the focus: the same button gets it again. */
const useKeptFocus = () => {
  const list = useRef<HTMLOListElement>(null)
  const kept = useRef<string>(undefined)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isLost || kept.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-move="${kept.current}"]`)?.focus()
  })
  const keepFocus = () => {
    const { activeElement } = document
    kept.current = activeElement instanceof HTMLElement ? activeElement.dataset['move'] : undefined
  }
  return { list, keepFocus }
}
